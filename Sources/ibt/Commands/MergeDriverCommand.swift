import ArgumentParser
import IBCompare
import IBModel
import IBWorkspace
import IBXML

/// `ibt merge-driver`
struct MergeDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merge as git asks a merge driver to.",
    discussion: """
      Git runs it with `driver = ibt merge-driver %O %A %B %L %P`. The result replaces the file of ours. A file that is \
      no document is left as it is, and git marks it as a conflict.
      Exit codes: 0 merged, 1 merged with conflicts or not at all.
      """)

  @Argument(help: "%O, the version that both sides come from.", completion: .file()) var base: String
  @Argument(help: "%A, our version, which the result replaces.", completion: .file()) var ours: String
  @Argument(help: "%B, their version.", completion: .file()) var theirs: String
  @Argument(help: "%L, the length of conflict markers, which are not used.") var markerLength: Int?
  @Argument(help: "%P, the path of the document in the repository.") var path: String?

  @OptionGroup var merging: MergeOptions

  func run() throws {
    let name = path ?? ours
    do {
      let versions = try [base, ours, theirs].map { try read($0, as: name) }
      let merge = try merging.merge(versions[0], versions[1], versions[2], in: name)
      MergeReport(path: name, conflicts: merge.conflicts).lines.forEach(Terminal.note)
      try FileReplacement.replaceContents(of: ours, with: merge.bytes)
      if !merge.conflicts.isEmpty { throw ExitStatus.findings }
    } catch let failure as CommandFailure {
      // Git takes a code above 128 for a crash, and any other one for a conflict.
      Terminal.complain(failure)
      throw ExitStatus.findings
    }
  }

  private func read(_ file: String, as name: String) throws -> Document {
    try LoadedDocument(path: name, bytes: FileBytes.read(file)).document
  }
}
