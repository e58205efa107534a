import SystemPackage

/// A work tree and its git folder.
package struct GitFolder: Sendable, Hashable {
  /// The absolute path of the work tree's top folder.
  package let root: String
  /// The folder of git's data: `.git`, or its location for a linked work tree or a submodule.
  let path: FilePath

  /// Finds the work tree around a folder without running git; nil outside one.
  /// - Parameter folder: an existing path.
  package init?(around folder: String) {
    var nearest = NearestFile([".git"])
    self.init(around: folder, &nearest)
  }

  /// Finds the work tree around a folder with a shared cache.
  init?(around folder: String, _ nearest: inout NearestFile) {
    guard let resolved = FilePath(folder).resolved(), let mark = nearest.path(from: resolved.string) else { return nil }
    let file = FilePath(mark)
    root = file.removingLastComponent().string
    guard let type = try? Stat.of(file)?.type, type != .directory else {
      path = file
      return
    }
    // The line `gitdir: path`, relative to the file's folder.
    guard let text = try? FileBytes.readRegularFile(file, atMost: 4096) else { return nil }
    let words = String(decoding: text, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard words.count == 2, words[0] == "gitdir" else { return nil }
    let target = words[1].trimmingPrefix(while: \.isWhitespace).prefix { !$0.isNewline }
    path = file.removingLastComponent().pushing(FilePath(String(target))).lexicallyNormalized()
  }

  var isInOperation: Bool { GitFolder.marks.contains { DocumentPaths.exists(path.appending($0).string) } }

  /// Files and folders that git keeps while conflicts are unresolved.
  private static let marks = [
    "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "SQUASH_MSG", "rebase-merge", "rebase-apply",
  ]
}

extension FilePath {
  /// The path in a repository. Links are followed in folders only, because git stores a link as a link.
  func name(inRepository root: String) -> String {
    let folder = folder.resolved() ?? FilePath(WorkingFolder.path).pushing(self.folder).lexicallyNormalized()
    let whole = lastComponent.map { folder.appending($0) } ?? folder
    return whole.string.hasPrefix(root + "/") ? String(whole.string.dropFirst(root.count + 1)) : whole.string
  }
}
