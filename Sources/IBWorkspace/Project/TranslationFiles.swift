import IBProject
import SystemPackage

/// The files with the translations of a document, to be checked and changed.
package struct TranslationFiles {
  /// Those that could be read, by path.
  package private(set) var files: [TranslationFile] = []
  /// What is wrong with the others, each with its path.
  package private(set) var failures: [String] = []

  /// Reads the files of a document: strings files in the `.lproj` folders beside its own, and string catalogs.
  package init(ofDocument path: String) {
    var translations = DocumentTranslations()
    for file in translations.files(of: path) {
      do {
        files.append(try TranslationFiles.read(file.string))
      } catch let error as TranslationFileError {
        failures.append("\(file): \(error)")
      } catch {
        failures.append("\(error)")
      }
    }
  }

  /// Reads a file; the folder of a strings file says its language.
  /// - Throws: `WorkspaceError`, or `TranslationFileError` without the path.
  package static func read(_ path: String) throws -> TranslationFile {
    try TranslationFile(FileBytes.readRegularFile(FilePath(path)), path: path, language: language(ofFile: path) ?? "")
  }

  /// The language of the `.lproj` folder that a file is in; nil in another folder, and in `Base.lproj`.
  package static func language(ofFile path: String) -> String? {
    guard let folder = FilePath(path).languageFolder?.stem, folder != "Base", folder != "mul" else { return nil }
    return folder
  }

  /// Where the strings file of a document in a language is, or would be.
  package static func path(ofDocument path: String, in language: String) -> String {
    let document = FilePath(path)
    let folder = document.localizedFolder
    let languageFolder = folder == "." ? FilePath("\(language).lproj") : folder.appending("\(language).lproj")
    return languageFolder.appending("\(document.stem ?? "").strings").string
  }
}
