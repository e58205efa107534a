import ArgumentParser
import IBLayout
import IBModel
import IBWorkspace

struct FramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "List stale frames of views, or update them as Xcode's Update Frames does.",
    discussion: """
      Lists the views whose stored frame differs from the one that the constraints require on the canvas (a position \
      by a point or more, a size by more than a point), and the flags that do not apply. With --update the result goes \
      to standard output unless an option names another place; only frames and the flags misplaced and ambiguous \
      change. Views whose frames are ambiguous or uncertain keep them, as do all views that depend on them. --likely \
      also updates these, except where code may set a size. Exit codes: 0 done or nothing to do, 1 --check finds a \
      difference, 2 a document could not be read or written.
      """)

  @Flag(help: "Write the frames and flags instead of listing them.")
  var update = false

  @Flag(
    help: ArgumentHelp(
      "Also take frames that rest on estimates, such as the size of a safe area or of a control, and remove flags that "
        + "do not seem to apply where nothing moves."))
  var likely = false

  @OptionGroup var edits: DocumentEdits

  @OptionGroup var format: FormatOptions

  @Option(help: "stored: text and controls have the sizes that Xcode measured. measured: ibt measures them.")
  var content = Situation.Content.stored

  func validate() throws {
    let output = edits.output
    if !update, output.inPlace || output.diff || output.output != nil {
      throw ValidationError("--in-place, --output and --diff require --update")
    }
    if update { try format.validate(beside: output) }
  }

  func run() async throws {
    let engine = LayoutEngine()
    let situation = Situation(content: content)
    let resources = SceneResolver.searchingProjects()
    var printer = ReportPrinter(format)
    let status = try await edits.visit(readsCode: true, isPrinted: update) { loaded, changes in
      let frames = try loaded.frameUpdate(
        in: resources.situation(situation, for: loaded), by: engine, includesLikely: likely)
      let problems = frames.problems.map { ProblemText($0, in: loaded) }
      ProblemText.lines(problems, in: loaded.path).forEach(edits.output.note)
      try loaded.refuse(frames.failures)
      if !frames.isSettled { edits.output.note("\(loaded.path): note: \(FrameUpdate.unsettled)") }
      for kept in frames.kept { edits.output.note("\(loaded.path): note: \(kept.note)") }
      if !update || edits.output.check || !format.isText {
        try printer.print(FramesReport(frames, in: loaded))
      }
      guard update, !edits.output.check else {
        return edits.output.check && !frames.changes.isEmpty ? ExitStatus.findings : .success
      }
      let change = FileChange(loaded.path, from: loaded.document.bytes, to: frames.bytes)
      return try edits.output.deliver(change, or: &changes)
    }
    try printer.finish()
    try status.leave()
  }
}
