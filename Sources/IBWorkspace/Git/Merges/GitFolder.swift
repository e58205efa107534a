import SystemPackage

/// A work tree and the folder that git keeps about it.
package struct GitFolder: Sendable, Hashable {
  /// The top folder of the work tree, absolute.
  package let root: String
  /// The folder that git keeps about this work tree: `.git`, or where a linked work tree or a submodule has it.
  let path: FilePath

  /// The work tree around a folder; nil outside of one. Git is not run.
  /// - Parameter folder: a path that exists.
  package init?(around folder: String) {
    var nearest = NearestFile([".git"])
    self.init(around: folder, &nearest)
  }

  /// The work tree around a folder, found with what is known about other folders.
  init?(around folder: String, _ nearest: inout NearestFile) {
    guard let resolved = FilePath(folder).resolved(), let mark = nearest.path(from: resolved.string) else { return nil }
    let file = FilePath(mark)
    root = file.removingLastComponent().string
    guard let type = try? Stat.of(file)?.type, type != .directory else {
      path = file
      return
    }
    // `gitdir: path`, from the folder of the file.
    guard let text = try? FileBytes.readRegularFile(file, atMost: 4096) else { return nil }
    let words = String(decoding: text, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard words.count == 2, words[0] == "gitdir" else { return nil }
    let target = words[1].trimmingPrefix(while: \.isWhitespace).prefix { !$0.isNewline }
    path = file.removingLastComponent().pushing(FilePath(String(target))).lexicallyNormalized()
  }

  /// Whether git is in the middle of a merge, a rebase, a cherry-pick or a revert.
  var isInOperation: Bool {
    GitFolder.marks.contains { DocumentPaths.exists(path.appending($0).string) }
  }

  /// What git writes while it waits for conflicts to be resolved.
  private static let marks = [
    "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "SQUASH_MSG", "rebase-merge", "rebase-apply",
  ]
}

extension FilePath {
  /// The path in the repository with a work tree. Links are followed in folders only: git stores a link as a link.
  func name(inRepository root: String) -> String {
    let folder = folder.resolved() ?? FilePath(WorkingFolder.path).pushing(self.folder).lexicallyNormalized()
    let whole = lastComponent.map { folder.appending($0) } ?? folder
    return whole.string.hasPrefix(root + "/") ? String(whole.string.dropFirst(root.count + 1)) : whole.string
  }
}
