import ArgumentParser
import IBCompare
import IBInspection
import IBLayout
import IBModel
import IBReport
import IBWorkspace
import IBXML

/// `ibt merge`
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of a document that come from a common one.",
    discussion: """
      Objects are known by their ids, so that lines that only moved are no change. Frames never conflict: in scenes that \
      both sides changed they are computed again where the layout is certain, and taken from the side that changed them \
      elsewhere. A conflict is what both sides changed to something else, or what one changed and the other removed; \
      each is listed on standard error, and the document has our version of it (see --conflicts).
      Strings files, string catalogs and layout sheets are merged by their keys.
      Exit codes: 0 merged, 1 merged with conflicts, 2 a document could not be read, and nothing was written.
      """)

  @Argument(help: "The version that both sides come from.", completion: .documents) var base: String
  @Argument(help: "Our version, whose bytes stay where neither side changed something.", completion: .documents)
  var ours: String
  @Argument(help: "Their version.", completion: .documents) var theirs: String

  @OptionGroup var merging: MergeOptions

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write the result to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var format: FormatOptions

  func validate() throws {
    if format.printsData, output == nil {
      throw ValidationError(
        "--format json needs --output for the document, or a file for the conflicts: --format json:FILE")
    }
  }

  func run() throws {
    let names = [base, ours, theirs]
    let merge = try MergedFile(names.map(FileBytes.read), path: ours, names: names, by: merging)
    let report = MergeReport(path: output ?? ours, conflicts: merge.conflicts)
    if format.isText {
      report.lines.forEach(Terminal.note)
    } else {
      var printer = ReportPrinter(format)
      try printer.print(report)
      try printer.finish()
    }
    if let output, output != "-" {
      try FileReplacement.replaceContents(of: output, with: merge.bytes)
    } else {
      Terminal.write(merge.bytes)
    }
    if !merge.conflicts.isEmpty { throw ExitStatus.findings }
  }
}

/// How documents are merged.
struct MergeOptions: ParsableArguments {
  @Option(
    name: .customLong("conflicts"),
    help: "Whose version the document has where both sides changed something: ours or theirs.")
  var preferred: MergeSide = .ours

  @Option(
    help: "Whose frames views have that both sides changed: ours, theirs, or solve to compute them where possible.")
  var frames: FrameChoice = .solve

  /// Where the frames come from that both sides changed.
  enum FrameChoice: String, ExpressibleByArgument, CaseIterable {
    case ours, theirs, solve
  }

  /// The merge of three versions.
  /// - Throws: `CommandFailure` when the result cannot be verified.
  func merge(_ base: Document, _ ours: Document, _ theirs: Document, in path: String) throws -> DocumentMerge {
    do {
      let side: MergeSide? = frames == .solve ? nil : frames == .ours ? .ours : .theirs
      let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, preferring: preferred, frames: side)
      return frames == .solve ? try merge.withSettledFrames(by: LayoutEngine()) : merge
    } catch {
      throw CommandFailure(error, in: path)
    }
  }
}

extension MergeSide: ExpressibleByArgument {}

/// The conflicts of a merge.
struct MergeReport: Report {
  let path: String
  let conflicts: [MergeConflict]

  var lines: [String] {
    guard !conflicts.isEmpty else { return [] }
    return conflicts.flatMap { $0.lines(in: path) } + ["\(path): \(counted(conflicts.count, "conflict"))"]
  }

  func write(to json: inout JSONWriter) {
    json.member("file", path)
    json.member("conflicts", array: conflicts) { json, conflict in
      json.object {
        $0.member("kind", conflict.kind.rawValue)
        $0.member("id", ifPresent: conflict.object?.rawValue)
        $0.member("path", conflict.path)
        $0.member("subject", conflict.subject)
        $0.member("base", ifPresent: conflict.base)
        $0.member("ours", ifPresent: conflict.ours)
        $0.member("theirs", ifPresent: conflict.theirs)
        $0.member("chosen", conflict.chosen.rawValue)
      }
    }
  }
}

extension MergeConflict {
  /// One block: where, what about it, and what each version says.
  fileprivate func lines(in file: String) -> [String] {
    let id = object.map { " (\($0))" } ?? ""
    let heading = "\(file): conflict: \(path)\(id): \(what)"
    let versions = [("base", base), ("ours", ours), ("theirs", theirs)].compactMap { name, text in
      text.map { "  \(name): \($0)\(name == chosen.rawValue ? "  ← in the document" : "")" }
    }
    return [heading] + versions
  }

  private var what: String {
    switch kind {
    case .value: "both sides changed \(subject)"
    case .removal:
      subject.isEmpty
        ? "removed on one side, changed on the other" : "\(subject) was removed on one side, and changed on the other"
    case .place: "both sides moved it"
    case .occupant: "both sides set \(subject)"
    case .order: "both sides changed the order of \(subject.isEmpty ? "its parts" : subject)"
    case .kind: "both sides changed what it is"
    }
  }
}
