import IBProject
import IBXML
import SystemPackage

/// The texts of a file from translators.
package struct ImportedTexts {
  /// The path of the file.
  package let path: String
  /// Texts by language and key; texts of the document itself are under an empty name.
  package private(set) var texts: [String: [String: String]] = [:]

  package init(_ path: String, languages: [String]) throws {
    self.path = path
    guard ["strings", "xcstrings"].contains(FilePath(path).extension?.lowercased()) else {
      throw CommandError("\(path): the file is not a .strings or .xcstrings file")
    }
    let file: TranslationFile
    do { file = try TranslationFiles.read(path) } catch let error as ExplainedError {
      throw CommandError("\(path): \(error)")
    }
    if !file.isCatalog, languages.count > 1 { throw CommandError("\(path): a strings file has one language") }
    for entry in file.entries {
      for (language, translation) in entry.translations {
        // A catalog says its languages; a strings file has the language of the options or of its folder.
        let name = file.isCatalog ? language : languages.first ?? language
        if let text = translation.text, !translation.isUnfinished || !file.isCatalog {
          texts[name, default: [:]][entry.key] = text
        }
        if file.isCatalog, language == file.language, let text = translation.text {
          texts[language, default: [:]][entry.key] = text
        }
      }
    }
    if file.isCatalog, !languages.contains(file.language) { texts[file.language] = nil }
  }

  /// The document that the texts are about.
  /// - Throws: `CommandError` when none is, or several are.
  package func document(among documents: [TranslatedDocument], at place: String) throws -> TranslatedDocument {
    if documents.count == 1 { return documents[0] }
    let stem = ImportedTexts.stem(path)
    let named = documents.filter { ImportedTexts.stem($0.path) == stem }
    if named.count == 1 { return named[0] }
    let problem = named.isEmpty ? "contains no document" : "contains several documents"
    throw CommandError("\(place) \(problem) named `\(stem)`; specify the document")
  }

  private static func stem(_ path: String) -> String { FilePath(path).stem ?? path }
}
