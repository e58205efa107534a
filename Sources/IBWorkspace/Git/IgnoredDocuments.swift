import IBBase
import SystemPackage

/// The documents that git ignores because of `.gitignore`, `.git/info/exclude` and `core.excludesFile`. Tracked
/// documents are not ignored.
///
/// Without git, and outside repositories, nothing is ignored.
package struct IgnoredDocuments: Sendable {
  private var ignored: Set<String> = []

  /// Runs git once for each repository that contains some of the documents.
  package init(among documents: [String]) async {
    for repository in Repository.all(of: documents) { ignored.formUnion(await repository.ignored) }
  }

  package func contains(_ path: String) -> Bool { ignored.contains(path) }
}

/// The documents in the work tree of a repository.
private struct Repository {
  let root: String
  /// The paths as spelled, and from the top of the work tree.
  var documents: [(spelled: String, inside: String)] = []

  static func all(of documents: [String]) -> [Repository] {
    var folders: [Substring: FilePath?] = [:]
    var nearest = NearestFile([".git"])
    var repositories: [String: Repository] = [:]
    for document in documents {
      let spelled = document.folderPart
      let folder = folders[spelled] ?? FilePath(document).folder.resolved()
      folders[spelled] = .some(folder)
      guard let folder, let mark = nearest.path(from: folder.string), let name = FilePath(document).lastComponent else {
        continue
      }
      let root = FilePath(mark).removingLastComponent()
      var inside = folder.appending(name)
      guard inside.removePrefix(root) else { continue }
      repositories[root.string, default: Repository(root: root.string)].documents.append((document, inside.string))
    }
    return repositories.values.ordered { $0.root }
  }

  /// The ignored documents. Git exits with an error without any.
  var ignored: [String] {
    get async {
      let git = Git(folder: root, environment: Git.noHook)
      let request = documents.map { $0.inside + "\0" }.joined()
      let answer = try? await git.output(of: ["check-ignore", "--stdin", "-z"], input: Array(request.utf8))
      let ignored = Set((answer ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
      return ignored.isEmpty ? [] : documents.filter { ignored.contains($0.inside) }.map(\.spelled)
    }
  }
}
