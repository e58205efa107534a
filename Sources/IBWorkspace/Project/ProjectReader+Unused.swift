import IBProject
import SystemPackage

/// The unused items of a project.
package struct ProjectUnused: Sendable {
  /// The items below the given paths, in the user's spelling.
  package let items: [UnusedItem]
  package let read: UnusedFacts.Read
}

extension ProjectReader {
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
        throw .failed(path: path, action: "look for what is unused in", reason: "it is in no project or repository")
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
