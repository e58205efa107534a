import ArgumentParser
import IBLayout
import IBModel
import IBScene

/// `ibt frames`
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Updates the stored frames of misplaced views, as Xcode's Update Frames does.",
    discussion: """
      Lists the views whose stored frame is not what the constraints demand on the canvas (a position off by a point, or \
      a size by more), and the flags that are not true. With --update the result goes to standard output unless another place is named; \
      nothing changes but frames and the flags misplaced and ambiguous. Exit codes: 0 done or nothing to do, 1 --check \
      finds something, 2 a document could not be read or written.
      """)

  @Flag(help: "Write the frames and flags instead of listing them.")
  var update = false

  @OptionGroup var edits: DocumentEdits

  @Option(help: "stored: text and controls have the sizes Xcode measured. measured: they are measured here.")
  var content = Situation.Content.stored

  func validate() throws {
    let output = edits.output
    if !update, output.inPlace || output.diff || output.output != nil {
      throw ValidationError("--in-place, --output and --diff require --update")
    }
  }

  func run() throws {
    let engine = LayoutEngine()
    let situation = Situation(content: content)
    let resources = ProjectResources()
    let status = try edits.visit(isPrinted: update) { loaded in
      let frames = try updated(loaded, in: resources.situation(situation, for: loaded), by: engine)
      try loaded.refuse(frames.leftOut)
      if !frames.isSettled {
        Terminal.note(
          "\(loaded.path): note: the frames do not settle after repeated passes; the document was not changed")
      }
      guard update, !edits.output.check else { return list(frames, in: loaded) }
      return try edits.output.deliver(frames.bytes, of: loaded)
    }
    try status.leave()
  }

  private func updated(
    _ loaded: LoadedDocument, in situation: Situation, by engine: LayoutEngine
  ) throws -> FrameUpdate {
    do { return try FrameUpdate(of: loaded.document, in: situation, by: engine) } catch {
      throw CommandFailure("\(CommandFailure(error, in: loaded.path).message); the document was not changed")
    }
  }

  private func list(_ update: FrameUpdate, in loaded: LoadedDocument) -> ExitCode {
    for change in update.changes { Terminal.print("\(loaded.place(of: change.view)): \(FrameChangeText(change).text)") }
    return edits.output.check && !update.changes.isEmpty ? ExitStatus.findings : .success
  }
}
