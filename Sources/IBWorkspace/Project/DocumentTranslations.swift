import IBBase
import IBProject
import SystemPackage

/// The translations of documents: strings files with their names in the `.lproj` folders beside their own, and string
/// catalogs beside them or beside their `.lproj` folder.
struct DocumentTranslations {
  private var known: [FilePath: [FilePath]] = [:]
  /// The folders of languages with strings files, by the folder that contains them.
  private var languages: [FilePath: [FilePath]] = [:]
  /// Possible translations of a folder's documents, by the folder as spelled in their paths.
  private var ofFolders: [Substring: [Candidate]] = [:]

  private struct Candidate {
    var file: FilePath
    /// The name of the document it would translate.
    var stem: String?
  }

  private static let longestFile = 16 << 20

  mutating func tables(of document: String, in folders: [String]? = nil) -> [StringsTable] {
    files(of: document, in: folders).compactMap(DocumentTranslations.table)
      + absentFiles(of: document, in: folders).map { file in
        StringsTable(path: file.string, languages: [file.folder.stem ?? ""])
      }
  }

  /// The strings files that a document lacks, though its language has others and another language has this one.
  mutating func absentFiles(of document: String, in folders: [String]? = nil) -> [FilePath] {
    let files = files(of: document, in: folders)
    guard let first = files.first?.lastComponent, let base = files.first?.folder.folder,
      files.allSatisfy({ $0.extension == "strings" })
    else { return [] }
    let path = FilePath(document)
    guard let own = path.lastComponent else { return [] }
    let ownFolder = path.languageFolder ?? path.folder
    let folders = languageFolders(in: base).filter { $0 != ownFolder }
    // Splitting paths takes long, and most documents lack no language.
    if files.count >= folders.count { return [] }
    let others = Set(folders).subtracting(files.map(\.folder))
    // A language can have its own copy of the document instead.
    let lacking = others.filter { !DocumentPaths.exists($0.entry(own).string) }
    return lacking.map { $0.entry(first) }.ordered { $0.string }
  }

  private mutating func languageFolders(in base: FilePath) -> [FilePath] {
    if let folders = languages[base] { return folders }
    let all = Set(files(below: base).filter { $0.extension == "strings" }.map(\.folder))
    let folders = all.filter { $0.stem != "Base" }.ordered { $0.string }
    languages[base] = folders
    return folders
  }

  /// The translation files of a document, by path.
  /// - Parameter folders: the parents of the `.lproj` folders; nil for the document's.
  mutating func files(of document: String, in folders: [String]? = nil) -> [FilePath] {
    let candidates = self.candidates(for: document, in: folders)
    guard !candidates.isEmpty else { return [] }
    let stem = FilePath(document).stem
    return candidates.filter { $0.stem == stem }.map(\.file)
  }

  private mutating func candidates(for document: String, in folders: [String]?) -> [Candidate] {
    // Splitting paths takes longer than everything else for a document with known findings.
    let key = document.folderPart
    if folders == nil, let known = ofFolders[key] { return known }
    let path = FilePath(document)
    let bases = folders.map { $0.map { FilePath($0) } } ?? [path.localizedFolder]
    let folder = path.languageFolder ?? path.folder
    // The strings of the document's own language replace its texts; only `Base` is translated.
    let files = bases.flatMap { self.files(below: $0) }.filter { $0.extension == "xcstrings" || $0.folder != folder }
    // The copy of a document in another language has its translations in itself.
    let original = path.languageFolder.flatMap { $0.stem == "Base" ? nil : $0.folder.appending("Base.lproj") }
    let copies = Set(
      original.map { DocumentTranslations.entries(of: $0, documentExtensions) }?.compactMap(\.stem) ?? [])
    let candidates = files.map { Candidate(file: $0, stem: $0.stem) }.filter { !copies.contains($0.stem ?? "") }
    if folders == nil { ofFolders[key] = candidates }
    return candidates
  }

  private mutating func files(below base: FilePath) -> [FilePath] {
    if let files = known[base] { return files }
    let files = FolderEntry.localizedFolders(of: base).flatMap { folder in
      DocumentTranslations.entries(of: folder, ["strings", "xcstrings"])
    }
    known[base] = (files + DocumentTranslations.entries(of: base, ["xcstrings"])).ordered { $0.string }
    return known[base] ?? []
  }

  /// The entries with some extensions. Paths are made of these only, because making them takes long.
  private static func entries(of folder: FilePath, _ extensions: Set<String>) -> [FilePath] {
    ((try? FolderEntry.entries(of: folder)) ?? []).filter { extensions.contains($0.text.fileExtension) }
      .map { folder.entry($0.name) }.filter { $0.extension != nil }
  }

  private static func table(_ file: FilePath) -> StringsTable? {
    guard let bytes = contents(of: file.string, atMost: longestFile) else { return nil }
    if file.extension == "xcstrings" { return StringsTable(catalog: bytes, path: file.string) }
    return StringsTable(strings: bytes, path: file.string, language: file.folder.stem ?? "")
  }
}
