import IBProject
import IBXML
import SystemPackage

/// The texts of a file from translators.
package struct ImportedTexts {
  package struct Part {
    /// The path or name that the file has for the document.
    package var original: String
    /// Texts by language and key; those of the document itself are under an empty name.
    package var texts: [String: [String: String]]
    /// The texts of the document when the translations were made, as far as the file contains them.
    package var sources: [String: String] = [:]

    /// The document that the part is about.
    /// - Throws: `CommandError` when none is, or several are.
    package func document(among documents: [TranslatedDocument], at place: String) throws -> TranslatedDocument {
      if documents.count == 1, ImportedTexts.stem(original) == ImportedTexts.stem(documents[0].path) || !isPath {
        return documents[0]
      }
      let named = documents.filter { ImportedTexts.stem($0.path) == ImportedTexts.stem(original) }
      let exact = named.filter { $0.path.hasSuffix(original) || original.hasSuffix($0.path) }
      if let document = exact.count == 1 ? exact[0] : named.count == 1 ? named[0] : nil { return document }
      let problem = named.isEmpty ? "contains no document" : "contains several documents"
      throw CommandError("\(place) \(problem) named `\(ImportedTexts.stem(original))`; specify the document")
    }

    /// Whether the file has the path of its document, not only a name.
    var isPath = false
  }

  package let parts: [Part]

  package init(_ path: String, languages: [String]) throws {
    switch FilePath(path).extension?.lowercased() {
    case "xliff", "xlf": parts = try ImportedTexts.xliff(path)
    case "strings", "xcstrings": parts = [try ImportedTexts.file(path, languages)]
    default: throw CommandError("\(path): the file is not a .strings, .xcstrings or .xliff file")
    }
  }

  private static func stem(_ path: String) -> String { FilePath(path).stem ?? path }

  private static func file(_ path: String, _ languages: [String]) throws -> Part {
    let file: TranslationFile
    do { file = try TranslationFiles.read(path) } catch let error as ExplainedError {
      throw CommandError("\(path): \(error)")
    }
    if !file.isCatalog, languages.count > 1 { throw CommandError("\(path): a strings file has one language") }
    var texts: [String: [String: String]] = [:]
    for entry in file.entries {
      for (language, translation) in entry.translations {
        // A catalog has the language of the documents; a strings file that of the options or of its folder.
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
    return Part(original: path, texts: texts)
  }

  private static func xliff(_ path: String) throws -> [Part] {
    let text: XLIFFText
    do { text = try XLIFFText(FileBytes.read(path)) } catch let error as ExplainedError {
      throw CommandError("\(path): \(error)")
    }
    var parts: [Part] = []
    for file in text.files {
      guard let language = file.targetLanguage, !file.units.isEmpty else { continue }
      let known = parts.firstIndex { $0.original == file.original }
      if known == nil { parts.append(Part(original: file.original, texts: [:], isPath: true)) }
      let index = known ?? parts.count - 1
      for unit in file.units where !unit.isUntranslatable {
        parts[index].sources[unit.key] = unit.source
        if let target = unit.target { parts[index].texts[language, default: [:]][unit.key] = target }
      }
    }
    return parts
  }
}
