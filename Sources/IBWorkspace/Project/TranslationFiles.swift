import IBProject
import IBXML
import SystemPackage

/// The translation files of a document, for checks and changes.
package struct TranslationFiles {
  /// The readable files, by path.
  package private(set) var files: [TranslationFile] = []
  /// The errors of other files, with their paths.
  package private(set) var failures: [String] = []

  /// Reads the strings files in the `.lproj` folders beside the document's own, and string catalogs.
  package init(ofDocument path: String) {
    var translations = DocumentTranslations()
    for file in translations.files(of: path) {
      do {
        files.append(try TranslationFiles.read(file.string))
      } catch let error as ExplainedError {
        failures.append("\(file): \(error)")
      } catch {
        failures.append("\(error)")
      }
    }
  }

  /// Reads a file; its folder determines the language of a strings file.
  /// - Throws: `WorkspaceError`, or `ExplainedError` without the path.
  package static func read(_ path: String) throws -> TranslationFile {
    try TranslationFile(FileBytes.readRegularFile(FilePath(path)), path: path, language: language(ofFile: path) ?? "")
  }

  /// The language of a file's `.lproj` folder; nil in another folder, and in `Base.lproj`.
  package static func language(ofFile path: String) -> String? {
    guard let folder = FilePath(path).languageFolder?.stem, folder != "Base", folder != "mul" else { return nil }
    return folder
  }

  /// The path of a document's strings file for a language, which need not exist.
  package static func path(ofDocument path: String, in language: String) -> String {
    let document = FilePath(path)
    let folder = document.localizedFolder
    let languageFolder = folder == "." ? FilePath("\(language).lproj") : folder.appending("\(language).lproj")
    return languageFolder.appending("\(document.stem ?? "").strings").string
  }
}
