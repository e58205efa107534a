import IBProject
import SystemPackage

/// Where what was read of projects is kept between runs.
package struct ProjectCache: Sendable {
  let strategy: CacheStrategy
  private let folder: FilePath
  private let program: ContentHash

  /// A cache in a folder.
  /// - Parameter program: What differs between builds of the program.
  package init(in folder: String, program: ContentHash, _ strategy: CacheStrategy = .metadata) {
    (self.folder, self.program, self.strategy) = (FilePath(folder), program, strategy)
  }

  /// What is kept about a part of the files of a project. A part is written as a whole, so that an edited document does
  /// not write what is known about the sources again.
  enum Part: String {
    case sources, others
  }

  /// What is kept about a project.
  /// - Parameter documents: The documents whose names are looked for in files.
  func store(
    of project: FilePath, _ part: Part, namesIn documents: [String], _ states: KnownFileStates
  ) -> FactStore {
    var key = program
    key.add(part.rawValue)
    for name in Set(documents.map { DocumentSummary.name(of: $0) }).sorted() { key.add(name) }
    return FactStore(in: folder, of: project, key, states)
  }
}
