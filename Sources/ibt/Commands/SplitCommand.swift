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
    let flows = StoryboardFlow.flows(of: loaded.document)
    if flows.isEmpty {
      throw CommandFailure("\(path): there is no tab or navigation controller that could be on its own")
    }
    var moves = await SceneMoves(from: loaded)
    for flow in flows {
      try moves.extract(to: target(of: flow, beside: loaded.path), initial: flow.root.id) {
        flow.scenes.contains($0.id)
      }
    }
    try moves.deliver(to: output)
  }

  /// A file that does not exist yet.
  private func target(of flow: StoryboardFlow, beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var (target, number) = ("\(folder)\(flow.name).storyboard", 2)
    while DocumentPaths.exists(target) {
      target = "\(folder)\(flow.name)\(number).storyboard"
      number += 1
    }
    return target
  }
}
