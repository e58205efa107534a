import ArgumentParser
import IBChanges
import IBWorkspace

struct MergeDriverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver", _superCommandName: "ibt",
    abstract: "Merge documents for git, as its merge driver.",
    discussion: """
      Git runs it where `ibt git install` set it up. The result replaces the file of our version, which wins each \
      conflict until `ibt resolve` or an edit decides. Where a version is not a document, nothing is written, and git \
      merges the lines.
      Exit codes: 0 merged, 1 merged with conflicts, 2 a version could not be read.
      """, shouldDisplay: false)

  @Argument(help: "%O, the version that both sides come from.", completion: .file()) var base: String
  @Argument(help: "%A, our version, which the result replaces.", completion: .file()) var ours: String
  @Argument(help: "%B, their version.", completion: .file()) var theirs: String
  @Argument(help: "%P, the path of the document in the repository.") var path: String?

  @Flag(
    name: .customLong("ancestor"),
    help: "Merge the bases of another merge, whose histories crossed: conflicts keep the base.")
  var isAncestor = false

  @OptionGroup var merging: MergeOptions

  func run() async throws {
    let name = path ?? ours
    let versions = try [base, ours, theirs].map { try FileBytes.read($0) }
    // Names need git, which a merge without conflicts does not.
    var names = MergeNames()
    let merge = try merging.merge(versions, path: name)
    if !merge.conflicts.isEmpty {
      if isAncestor {
        try FileReplacement.replaceContents(of: ours, with: versions[0])
        throw ExitStatus.findings
      }
      names = await Git().mergeNames()
    }
    let report = MergeReport(path: name, conflicts: merge.conflicts, notes: merge.notes, names: names)
    report.lines.forEach(Terminal.note)
    try FileReplacement.replaceContents(of: ours, with: merge.bytes)
    if !isAncestor, let path { try await keep(merge, of: versions, names, at: path) }
    if !merge.conflicts.isEmpty { throw ExitStatus.findings }
  }

  /// Keeps a merge with conflicts until they are resolved.
  private func keep(
    _ merge: FileMerge, of versions: [[UInt8]], _ names: MergeNames, at path: String
  ) async throws {
    guard let merges = MergesInProgress() else { return }
    guard !merge.conflicts.isEmpty, merging.conflicts == .ours else { return try merges.forget(path) }
    var record = MergeInProgress(
      path: path, base: versions[0], ours: versions[1], theirs: versions[2], result: merge.bytes, names: names,
      open: merge.conflicts.map(\.record))
    record.commit = try await Git().currentCommit()
    try merges.keep(record)
    Terminal.note("\(path): resolve with `ibt resolve`")
  }
}
