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
    let versions = try [base, ours, theirs].map { try read($0, as: name) }
    let merge = try merging.merge(versions[0], versions[1], versions[2], in: name)
    MergeReport(path: name, conflicts: merge.conflicts).lines.forEach(Terminal.note)
    try FileReplacement.replaceContents(of: ours, with: merge.bytes)
    if !merge.conflicts.isEmpty { throw ExitStatus.findings }
  }

  private func read(_ file: String, as name: String) throws -> Document {
    try LoadedDocument(path: name, bytes: FileBytes.read(file)).document
  }
}
