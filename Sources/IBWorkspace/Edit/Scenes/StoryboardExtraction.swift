import IBModel
import IBXML

/// A move of scenes to a new storyboard, as described by a command or a script.
package struct StoryboardExtraction {
  package var scenes: Set<ObjectID>
  /// The new storyboard; without a folder, it is created beside the old one.
  package var target: String
  /// The scene with the initial view controller of the new storyboard.
  var initial: String?

  package init(scenes: Set<ObjectID>, target: String, initial: String?) {
    (self.scenes, self.target, self.initial) = (scenes, target, initial)
  }

  /// The changes for the move.
  /// - Throws: `CommandError` when the scenes cannot go there.
  package func edits(of loaded: LoadedDocument, _ files: StagedFiles = StagedFiles()) async throws -> FileEdits {
    let target = target.contains("/") ? target : "\(loaded.path.folderPart)\(target)"
    if files.contents(of: target) != nil || DocumentPaths.exists(target) {
      throw CommandError("`\(target)` exists already; choose another name, or move its scenes with `ibt inline`")
    }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    if !DocumentPaths.isFolder(folder) { throw CommandError("the folder `\(folder)` does not exist") }
    var moves = await SceneMoves(from: loaded, files)
    try moves.extract(to: target, initial: try initialController(in: loaded)) { scenes.contains($0.id) }
    return moves.edits
  }

  private func initialController(in loaded: LoadedDocument) throws -> ObjectID? {
    guard let initial else { return nil }
    let found = loaded.document.scenes.filter { scenes.contains($0.id) }.compactMap(\.controller).filter { controller in
      [controller.id.rawValue, controller.name, controller.customClass, controller.element["storyboardIdentifier"]]
        .contains(initial)
    }
    guard found.count == 1 else {
      throw CommandError("--initial: \(found.isEmpty ? "no" : "more than one") selected scene is `\(initial)`")
    }
    return found[0].id
  }
}
