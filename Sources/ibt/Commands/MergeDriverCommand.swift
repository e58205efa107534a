import ArgumentParser
import IBCompare
import IBInspection
import IBModel
import IBWorkspace
import IBXML

/// `ibt merge-driver`
struct MergeDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merge as git asks a merge driver to.",
    discussion: """
      Git runs it where `ibt git install` set it up. The result replaces the file of our version, which wins each \
      conflict. Where a version is not a document, nothing is written, and git merges the lines.
      Exit codes: 0 merged, 1 merged with conflicts, 2 a version could not be read.
      """)

  @Argument(help: "%O, the version that both sides come from.", completion: .file()) var base: String
  @Argument(help: "%A, our version, which the result replaces.", completion: .file()) var ours: String
  @Argument(help: "%B, their version.", completion: .file()) var theirs: String
  @Argument(help: "%L, the length of conflict markers, which are not used.") var markerLength: Int?
  @Argument(help: "%P, the path of the document in the repository.") var path: String?

  @OptionGroup var merging: MergeOptions

  func run() throws {
    let name = path ?? ours
    let merge = try MergedFile([base, ours, theirs].map(FileBytes.read), path: name, by: merging)
    MergeReport(path: name, conflicts: merge.conflicts).lines.forEach(Terminal.note)
    try FileReplacement.replaceContents(of: ours, with: merge.bytes)
    if !merge.conflicts.isEmpty { throw ExitStatus.findings }
  }
}
