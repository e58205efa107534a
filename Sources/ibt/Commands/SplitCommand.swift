import ArgumentParser
import IBEditing
import IBInspection
import IBModel
import IBProject
import IBWorkspace

/// `ibt split`
struct SplitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Give each flow of a storyboard a storyboard of its own.",
    discussion: """
      A flow begins with a tab, with a part of a split view, or with a navigation controller, and has the scenes that only \
      it leads to. The new storyboards are put beside the old one and named as the flows are titled: `Settings.storyboard`. \
      All else is as for `ibt extract`.

        ibt split --check Main.storyboard
        ibt split --by-flow --in-place Main.storyboard

      Exit codes: 0 done, 1 --check finds that files would change, 2 nothing could be changed.
      """)

  @Argument(help: "The storyboard.", completion: .documents)
  var path: String

  @Flag(help: "Split by flows, which is the default.")
  var byFlow = false

  @OptionGroup var output: FilesOutput

  func run() async throws {
    let search = try await DocumentSearch(at: path)
    guard let loaded = search.named, loaded.document.kind == .storyboard, loaded.path != "-" else {
      throw CommandFailure("`\(path)` is not the file of a storyboard")
    }
    try await StoryboardSplit.edits(of: loaded).deliver(to: output)
  }
}
