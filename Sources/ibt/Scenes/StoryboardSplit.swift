import IBEditing
import IBInspection
import IBModel
import IBWorkspace

/// Flows of a storyboard that go to storyboards of their own, as a command or a script says.
enum StoryboardSplit {
  /// What changes.
  /// - Throws: `CommandFailure` when there is no flow, or when it cannot go.
  static func edits(of loaded: LoadedDocument, _ files: StagedFiles = StagedFiles()) async throws -> FileEdits {
    let flows = StoryboardFlow.flows(of: loaded.document)
    if flows.isEmpty {
      throw CommandFailure("\(loaded.path): there is no tab or navigation controller that could be on its own")
    }
    var moves = await SceneMoves(from: loaded, files)
    for flow in flows {
      let target = target(of: flow, beside: loaded.path, files)
      try moves.extract(to: target, initial: flow.root.id) { flow.scenes.contains($0.id) }
    }
    return moves.edits
  }

  /// A file that does not exist yet.
  private static func target(of flow: StoryboardFlow, beside path: String, _ files: StagedFiles) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var (target, number) = ("\(folder)\(flow.name).storyboard", 2)
    while files.contents(of: target) != nil || DocumentPaths.exists(target) {
      target = "\(folder)\(flow.name)\(number).storyboard"
      number += 1
    }
    return target
  }
}
