import SystemPackage

/// The integration of ibt into git's merges and diffs of documents: a merge driver and a text conversion in git's
/// configuration, and attributes that name them.
package struct GitDrivers: Sendable {
  /// The reach of an installation.
  package enum Scope: Sendable {
    /// The repository: its configuration, and the shared `.gitattributes` at its top.
    case repository
    /// All repositories of the user.
    case global
  }

  /// The state of the installation.
  package struct Status: Sendable, Equatable {
    package var isConfigured: Bool
    /// Whether the configuration is for another binary, or someone changed it.
    package var isOutdated: Bool
    /// A setting of another program under our name.
    package var foreignSetting: String?
    /// The extensions of files whose attributes name the drivers.
    package var nameEndings: [String]
    package var attributesFile: String

    /// Whether ibt handles merges and diffs of all documents.
    package var isComplete: Bool { isConfigured && nameEndings == GitDrivers.nameEndings }
  }

  /// The extensions of files that the attributes are for.
  package static let nameEndings = ["storyboard", "xib"]

  private let git: Git
  private let binary: String
  private let scope: Scope

  package init(git: Git, binary: String, scope: Scope) {
    (self.git, self.binary, self.scope) = (git, binary, scope)
  }

  /// Falls back to git's own merge if ibt cannot run or cannot read a version.
  private var settings: [(name: String, value: String)] {
    let program = "'\(binary.replacing("'", with: "'\\''"))'"
    let driver = { (options: String) in
      """
      \(program) merge-driver \(options)%O %A %B -- %P; code=$?; [ $code -lt 2 ] && exit $code; \
      git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B
      """
    }
    return [
      ("merge.ibt.name", "Interface Builder documents by meaning"), ("merge.ibt.driver", driver("")),
      // For crossed histories, git merges the common ancestors first.
      ("merge.ibt.recursive", "ibt-ancestor"), ("merge.ibt-ancestor.name", "Common ancestors of documents"),
      ("merge.ibt-ancestor.driver", driver("--ancestor ")), ("diff.ibt.textconv", "\(program) textconv --"),
      ("diff.ibt.cachetextconv", "true"),
    ]
  }

  private var configuration: [String] { ["config"] + (scope == .global ? ["--global"] : ["--local"]) }

  private func value(of name: String) async -> String? {
    try? await git.line(of: configuration + ["--get", name])
  }

  private func foreignSetting() async -> String? {
    for (name, word) in [("merge.ibt.driver", "merge-driver"), ("diff.ibt.textconv", "textconv")] {
      if let value = await value(of: name), !value.contains(word) { return name }
    }
    return nil
  }

  private func attributesFile() async throws(WorkspaceError) -> String {
    guard scope == .global else { return "\(try await git.repositoryRoot())/.gitattributes" }
    if let path = await value(of: "core.attributesFile"), !path.isEmpty {
      return try await git.line(of: ["config", "--global", "--type=path", "--get", "core.attributesFile"])
    }
    // Git's default location.
    let folder = try await git.line(of: ["config", "--type=path", "--default", "~/.config", "--get", "ibt.none"])
    return "\(folder)/git/attributes"
  }

  private static func line(for name: String) -> String { "*.\(name) merge=ibt diff=ibt" }

  private func attributes(_ path: String) throws(WorkspaceError) -> [String] {
    do throws(WorkspaceError) {
      // Nobody names the file of the repository: it may not be a link out of it.
      let bytes = try scope == .repository ? FileBytes.readWhole(path) : FileBytes.read(path)
      let text = String(decoding: bytes, as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } catch {
      if case .missing = error { return [] }
      throw error
    }
  }

  private static func names(_ line: String, _ documents: String) -> Bool {
    line.split(separator: " ").first.map { $0 == "*.\(documents)" } ?? false
  }

  package func status() async throws(WorkspaceError) -> Status {
    let file = try await attributesFile()
    let lines = try attributes(file)
    let known = GitDrivers.nameEndings.filter { documents in
      lines.contains { GitDrivers.names($0, documents) && $0.contains("merge=ibt") }
    }
    let driver = await value(of: "merge.ibt.driver")
    return Status(
      isConfigured: driver == settings[1].value, isOutdated: driver != nil && driver != settings[1].value,
      foreignSetting: await foreignSetting(), nameEndings: known, attributesFile: file)
  }

  /// Installs missing parts, without changing settings of others.
  /// - Returns: The kinds of documents with attributes of others, which did not change.
  /// - Throws: When a setting belongs to another program, or cannot be written.
  package func install() async throws(WorkspaceError) -> [String] {
    if let name = await foreignSetting() {
      throw .gitFailed(
        command: "config", message: "`\(name)` is set by another program; remove it with `git config --unset \(name)`")
    }
    let file = try await attributesFile()
    var lines = try attributes(file)
    for (name, value) in settings { _ = try await git.output(of: configuration + [name, value]) }
    var foreign: [String] = []
    let old = lines
    for documents in GitDrivers.nameEndings where !lines.contains(GitDrivers.line(for: documents)) {
      if lines.contains(where: { GitDrivers.names($0, documents) && ($0.contains("merge") || $0.contains("diff")) }) {
        foreign.append(documents)
        continue
      }
      if lines.last == "" { lines.removeLast() }
      lines += [GitDrivers.line(for: documents), ""]
    }
    try replace(old, by: lines, in: file)
    return foreign
  }

  /// Removes only the parts that ``install()`` wrote.
  package func uninstall() async throws(WorkspaceError) {
    let file = try await attributesFile()
    let lines = try attributes(file)
    let isForeign = await foreignSetting() != nil
    for section in ["merge.ibt", "merge.ibt-ancestor", "diff.ibt"] where !isForeign {
      guard (try? await git.output(of: configuration + ["--get-regexp", "^\(section)\\."])) != nil else { continue }
      _ = try await git.output(of: configuration + ["--remove-section", section])
    }
    let own = GitDrivers.nameEndings.map(GitDrivers.line)
    try replace(lines, by: lines.filter { !own.contains($0) }, in: file)
  }

  private func replace(_ lines: [String], by rest: [String], in file: String) throws(WorkspaceError) {
    guard rest != lines else { return }
    if rest.allSatisfy(\.isEmpty) { return try FileReplacement.removeFile(at: file) }
    let bytes = { (lines: [String]) in Array(lines.joined(separator: "\n").utf8) }
    if lines.isEmpty { try createFolder(FilePath(file).folder) }
    try FileReplacement.replaceContents(of: file, with: bytes(rest), expecting: lines.isEmpty ? nil : bytes(lines))
  }
}
