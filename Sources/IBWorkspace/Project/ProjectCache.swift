import IBBase
import IBProject
import SystemPackage

/// The location of cached project facts.
package struct ProjectCache: Sendable {
  let strategy: CacheStrategy
  private let folder: FilePath
  private let program: ContentHash

  /// - Parameter program: A hash that differs between builds of the program.
  package init(in folder: String, program: ContentHash, _ strategy: CacheStrategy = .metadata) {
    (self.folder, self.program, self.strategy) = (FilePath(folder), program, strategy)
  }

  /// A part of the cached files of a project. Each part is written as a whole, so that an edited document does not
  /// cause a rewrite of the facts about sources.
  enum Part: String {
    case sources, others
  }

  /// Opens the store of a project; nil in a folder whose caches are not used.
  /// - Parameter documents: The documents whose names are looked for in files.
  func store(
    of project: FilePath, _ part: Part, namesIn documents: [String], _ states: KnownFileStates
  ) async -> FactStore? {
    if await CacheFolder.objection(to: folder.string) != nil { return nil }
    var key = program
    key.add(part.rawValue)
    for name in Set(documents.map { DocumentSummary.name(of: $0) }).sorted() { key.add(name) }
    return FactStore(in: folder, of: project, key, states)
  }
}
