import IBBase
import SystemPackage

/// The names of the sides of a merge. In a rebase, *ours* is the upstream branch and *theirs* the user's own work,
/// because git exchanges the sides.
package struct MergeNames: Sendable, Equatable {
  package var ours: String?
  package var theirs: String?

  package init(ours: String? = nil, theirs: String? = nil) { (self.ours, self.theirs) = (ours, theirs) }
}

extension Git {
  /// Returns the names for the merge in progress.
  package func mergeNames() async -> MergeNames {
    guard let root = try? await repositoryRoot(), let folder = GitFolder(around: root) else { return MergeNames() }
    for name in ["rebase-merge", "rebase-apply"] {
      let rebase = folder.path.appending(name)
      guard let branch = GitFolder.line(rebase.appending("head-name")) else { continue }
      let onto = GitFolder.line(rebase.appending("onto"))
      return MergeNames(ours: await self.name(of: onto), theirs: "\(Git.short(branch)), yours")
    }
    let branch = try? await line(of: ["symbolic-ref", "--quiet", "--short", "HEAD"])
    return MergeNames(ours: branch, theirs: await otherSide(folder))
  }

  /// The name of the commit that is merged into the current branch.
  private func otherSide(_ folder: GitFolder) async -> String? {
    // Set by `git merge` for its subprocesses.
    if let name = CurrentProcess.variable(prefix: "GITHEAD_") { return Git.short(name) }
    for mark in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"] {
      guard let commit = GitFolder.line(folder.path.appending(mark)) else { continue }
      let name = await self.name(of: commit)
      return mark == "REVERT_HEAD" ? name.map { "before \($0)" } : name
    }
    return nil
  }

  /// A branch at a commit, or else its abbreviated id with the first line of its message.
  private func name(of commit: String?) async -> String? {
    guard let commit else { return nil }
    let branches = try? await line(
      of: ["for-each-ref", "--points-at", commit, "--format=%(refname)", "--count=1", "refs/heads", "refs/remotes"])
    if let branch = branches, !branch.isEmpty { return Git.short(branch) }
    return try? await line(of: ["log", "-1", "--format=%h %s", commit])
  }

  /// The name without prefix, such as `main` for `refs/heads/main`.
  private static func short(_ reference: String) -> String {
    for prefix in ["refs/heads/", "refs/remotes/"] where reference.hasPrefix(prefix) {
      return String(reference.dropFirst(prefix.count))
    }
    return reference
  }
}

extension GitFolder {
  fileprivate static func line(_ path: FilePath) -> String? {
    guard let bytes = try? FileBytes.readRegularFile(path, atMost: 4096) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
