import IBModel
import IBProject
import SystemPackage

extension ProjectReader {
  /// The facts about a path's project for a renaming, with paths in the user's spelling.
  /// - Throws: When the path is missing, or its project is missing or too large.
  package func facts(
    for renaming: Renaming, around path: String, _ configured: ConfiguredProject = ConfiguredProject()
  ) async throws(WorkspaceError) -> RenamingFacts {
    guard DocumentPaths.exists(path), let resolved = FilePath(path).resolved() else { throw .missing(path: path) }
    let inside = DocumentPaths.isFolder(path) ? resolved.string + "/document" : resolved.string
    guard let parts = parts(ofDocument: inside, configured) else {
      throw .failed(path: path, action: "rename in", reason: "it is in no project or repository")
    }
    guard let facts = await parts.facts(for: renaming) else {
      throw .failed(path: parts.folder.string, action: "list", reason: "it has too many files")
    }
    return facts
  }
}

extension ProjectParts {
  /// Nil for a project that is too large to list.
  func facts(for renaming: Renaming) async -> RenamingFacts? {
    let files = await files.value
    guard !files.isTruncated else { return nil }
    var facts = RenamingFacts()
    facts.sourceCount = files.sources.count
    let sources = await sourceFiles.value
    facts.index = SourceIndex(sources)
    facts.hasOtherLanguages = files.hasOtherLanguages
    if sources.count < files.sources.count { facts.missing = "not all sources could be read" }
    let needles = renaming.needles.map { Array($0.utf8) }
    let headers = files.data.filter { ["c", "cc", "cpp", "hpp", "pch"].contains($0.fileExtension) }
    facts.code = await concurrently(files.sources + headers) { path in
      guard let bytes = contents(of: path, atMost: ProjectParts.longestSource), bytes.hasOne(of: needles) else {
        return nil
      }
      return RenamingFacts.Code(
        path: path, CodeTokens(bytes, in: SourceFile.Language(fileExtension: path.fileExtension) ?? .objectiveC))
    }
    facts.documentPaths = files.documents
    await addDocuments(files, renaming, to: &facts)
    let words = [Array(renaming.old.utf8)]
    let others = files.propertyLists + files.data.filter { !headers.contains($0) } + files.texts
    facts.texts = await concurrently(others) { path in
      contents(of: path, atMost: ProjectParts.longestSettings).flatMap { $0.hasOne(of: words) ? (path, $0) : nil }
    }
    facts.texts += await concurrently(files.settings.filter { $0.hasSuffix(".pbxproj") }) { path in
      guard let bytes = contents(of: path, atMost: ProjectParts.longestSettings), bytes.hasOne(of: words) else {
        return nil
      }
      return (path, ProjectParts.buildSettings(in: bytes))
    }
    let targets = await targets.value.targets.map { $0.name.moduleName }
    facts.modules.formUnion(targets)
    return facts
  }

  private func addDocuments(_ files: ProjectFiles, _ renaming: Renaming, to facts: inout RenamingFacts) async {
    enum Reading {
      case read(path: String, Document)
      case unread(String)
    }
    let searches = [renaming.old, renaming.new].map { ByteSearch([$0]) }
    let readings = await concurrently(files.documents) { path -> Reading? in
      guard let bytes = contents(of: path, atMost: ProjectParts.longestDocument) else { return .unread(path) }
      guard searches.contains(where: { $0.mayOccur(in: bytes) }) else { return nil }
      if let document = try? Document(parsing: bytes) { return .read(path: path, document) }
      return bytes.hasOne(of: [Array(renaming.old.utf8)]) ? .unread(path) : nil
    }
    for reading in readings {
      switch reading {
      case .read(let path, let document):
        facts.documents.append((path, document))
        document.tree.visitElements(having: .customModule) { element, attribute in
          if element[.customModuleProvider] == "target" { facts.modules.insert(attribute.value) }
        }
      case .unread(let path): facts.unread.append(path)
      }
    }
  }
}

extension [UInt8] {
  fileprivate func hasOne(of texts: [[UInt8]]) -> Bool {
    texts.contains { !$0.isEmpty && ByteSearch.find($0, in: self) }
  }
}

extension String {
  fileprivate var moduleName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
