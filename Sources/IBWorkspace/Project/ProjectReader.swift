import IBBase
import IBModel
import IBProject
import IBRenaming
import IBXML
import SystemPackage

/// A reader of the projects of documents, each part once.
package actor ProjectReader {
  private var folders = ProjectFolder()
  private var translations = DocumentTranslations()
  private var projects: [Key: ProjectParts] = [:]
  private let cache: ProjectCache?

  private struct Key: Hashable {
    var folder: FilePath
    var configured: ConfiguredProject
  }

  package init(keeping cache: ProjectCache? = nil) { self.cache = cache }

  /// Creates a reader that keeps facts about files for the next run.
  /// - Parameter folder: A folder for them; nil for the folder of caches.
  package static func keeping(in folder: String? = nil, _ strategy: CacheStrategy = .metadata) -> ProjectReader {
    let cache = (folder ?? CacheFolder.path).map { ProjectCache(in: $0, program: .program(strategy), strategy) }
    return ProjectReader(keeping: cache)
  }

  /// Saves the cache for the next run, which reads files again if that fails.
  package func save() async {
    for parts in projects.values { await parts.save() }
  }

  /// Clauses about what the projects read so far name and the checkout lacks.
  package func absences() async -> [String] {
    var clauses: [String] = []
    for parts in projects.values {
      var read = UnusedFacts.Read()
      read.absentDocuments = await parts.absentDocuments.value + (await parts.absentSources.value.sorted())
      clauses += [read.absence].compactMap(\.self)
    }
    return clauses.sorted()
  }

  /// Returns the needed information about a document's project.
  /// - Parameter configured: the properties that replace discovered ones.
  package func project(
    ofDocument path: String, for needs: Set<ProjectPart>, _ configured: ConfiguredProject = ConfiguredProject()
  ) async -> Project {
    var project = Project()
    project.documentPath = path
    project.devices = configured.devices
    project.closedClasses = configured.closedClasses
    project.deploymentTargets = configured.deploymentTargets
    guard path != "-" else { return project }
    if needs.contains(.strings) {
      project.translations = translations.tables(of: path, in: configured.strings)
    }
    if needs.contains(.layouts) { project.sheet = Project.Sheet(besideDocument: path) }
    let needs = needs.subtracting([.layouts, .strings])
    if !needs.isEmpty, let parts = parts(ofDocument: path, configured) {
      await parts.add(needs, to: &project)
      let file = FilePath(path)
      project.indexedPath = file.lastComponent.flatMap { file.folder.resolved()?.entry($0).string }
      if needs.contains(.deploymentTarget), let path = project.indexedPath {
        let targets = await parts.targets.value.targets(of: path).map(\.deploymentTargets)
        let own = targets.reduce(into: DeploymentTargets()) { $0.formUnion($1) }
        if !targets.isEmpty, targets.allSatisfy({ !$0.ranges.isEmpty }) { project.deploymentTargets = own }
      }
      project.deploymentTargets = configured.deploymentTargets ?? project.deploymentTargets
    }
    return project
  }

  /// Returns the references in a document's project, and the document's path in it; nil without a project. Reads
  /// missing sources, documents, Info.plists and targets.
  package func references(
    around path: String, _ configured: ConfiguredProject = ConfiguredProject()
  ) async -> (references: ProjectReferences, document: String)? {
    let file = FilePath(path)
    guard path != "-", let parts = parts(ofDocument: path, configured),
      let document = file.lastComponent.flatMap({ file.folder.resolved()?.entry($0).string })
    else { return nil }
    return await parts.references.value.map { ($0, document) }
  }

  /// Returns a hash of all needed files in a document's project, which changes when one is changed, added or removed.
  package func state(
    ofDocument path: String, for needs: Set<ProjectPart>, _ configured: ConfiguredProject = ConfiguredProject()
  ) async -> ContentHash {
    var states = FileStates(KnownFileStates(cache?.strategy ?? .metadata))
    guard path != "-", !needs.isEmpty else { return states.hash }
    if needs.contains(.strings) {
      states.add(translations.files(of: path, in: configured.strings))
      states.add(translations.absentFiles(of: path, in: configured.strings))
    }
    if needs.contains(.layouts) { states.add(SheetFile.path(besideDocument: path).map { [FilePath($0)] } ?? []) }
    let needs = needs.subtracting([.layouts, .strings])
    if !needs.isEmpty, let parts = parts(ofDocument: path, configured) {
      states.add(await parts.state(for: needs), of: parts.folder)
    }
    return states.hash
  }

  func parts(ofDocument path: String, _ configured: ConfiguredProject) -> ProjectParts? {
    let configuredFolder = configured.hasLocations ? configured.folder.map { FilePath($0) } : nil
    guard let folder = folders.of(path) ?? configuredFolder else { return nil }
    let key = Key(folder: folder, configured: configured)
    let parts = projects[key] ?? ProjectParts(folder, configured, cache)
    projects[key] = parts
    return parts
  }

  /// The unused items below some paths, one entry for each project.
  /// - Throws: When a path is missing, or its project is missing or too large.
  package func unused(
    below paths: [String], in categories: Set<UnusedItem.Category>,
    _ configured: ConfiguredProject = ConfiguredProject()
  ) async throws(WorkspaceError) -> [ProjectUnused] {
    var projects: [(parts: ProjectParts, scopes: [PathScope])] = []
    for path in paths {
      guard let scope = PathScope(path) else { throw .missing(path: path) }
      guard let parts = parts(ofDocument: scope.inside, configured) else {
        throw .failed(path: path, action: "search for unused items in", reason: "it is in no project or repository")
      }
      if let index = projects.firstIndex(where: { $0.parts === parts }) {
        projects[index].scopes.append(scope)
      } else {
        projects.append((parts, [scope]))
      }
    }
    var results: [ProjectUnused] = []
    for (parts, scopes) in projects {
      guard let found = await parts.unused(in: categories) else {
        throw .failed(path: parts.folder.string, action: "list", reason: "it has too many files")
      }
      let items = found.items.compactMap { item -> UnusedItem? in
        guard let scope = scopes.first(where: { $0.contains(item.place.path) }) else { return nil }
        var item = item
        item.place.path = scope.spelled(item.place.path)
        if let place = item.doubt?.place { item.doubt?.place?.path = scope.spelled(place.path) }
        return item
      }
      results.append(ProjectUnused(items: items, read: found.read))
    }
    return results
  }

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

package struct ProjectUnused: Sendable, ByteCodable {
  /// The items below the given paths, in the user's spelling.
  package let items: [UnusedItem]
  package let read: UnusedFacts.Read

  init(items: [UnusedItem], read: UnusedFacts.Read) { (self.items, self.read) = (items, read) }

  package func write(to writer: inout ByteWriter) { writer.write(items, read) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) { (items, read) = try reader.values() }
}

/// A path on the command line with its absolute path.
private struct PathScope {
  private let spelledPath: String
  private let path: String
  private let isFolder: Bool

  init?(_ spelled: String) {
    guard let resolved = FilePath(spelled).resolved() else { return nil }
    (spelledPath, path, isFolder) = (spelled, resolved.string, DocumentPaths.isFolder(spelled))
  }

  var inside: String { isFolder ? path + "/document" : path }

  func contains(_ other: String) -> Bool { other == path || isFolder && (path == "/" || other.hasPrefix(path + "/")) }

  /// A path in the user's spelling; unchanged outside the scope.
  func spelled(_ other: String) -> String {
    guard other != path else { return spelledPath }
    guard contains(other) else { return other }
    let rest = String(other.dropFirst(path == "/" ? 1 : path.count + 1))
    if spelledPath == "." { return rest }
    return spelledPath.hasSuffix("/") ? spelledPath + rest : "\(spelledPath)/\(rest)"
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
    @Sendable func code(_ path: String, _ needles: [[UInt8]], orCompletedName: Bool) -> RenamingFacts.Code? {
      guard let bytes = contents(of: path, atMost: ProjectParts.longestSource) else { return nil }
      let isNamed = bytes.hasOne(of: needles)
      guard isNamed || orCompletedName else { return nil }
      let code = CodeTokens(bytes, in: SourceFile.Language(fileExtension: path.fileExtension) ?? .objectiveC)
      return isNamed || !code.texts(thatCanBe: renaming.old).isEmpty ? RenamingFacts.Code(path: path, code) : nil
    }
    let all = files.sources + headers
    facts.code = await concurrently(all) { code($0, needles, orCompletedName: !renaming.isOfMember) }
    // The uses of a constant decide what its text means.
    let texts = renaming.isOfMember ? [] : facts.code.flatMap { $0.tokens.texts(equalTo: renaming.old) }
    let constants = texts.compactMap { $0.meaning.constant.map { Array($0.name.utf8) } }
    let unread = constants.isEmpty ? [] : Set(all).subtracting(facts.code.map(\.path)).sorted()
    facts.code += await concurrently(unread) { code($0, constants, orCompletedName: false) }
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
    let targets = await targets.value.targets.map {
      String($0.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
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
    texts.contains { !$0.isEmpty && range(of: $0) != nil }
  }
}
