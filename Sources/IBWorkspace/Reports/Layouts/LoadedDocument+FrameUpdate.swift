import IBLayout
import IBModel

extension LoadedDocument {
  /// Returns the update that Xcode's *Update Frames* makes.
  /// - Throws: `CommandError` when the result cannot be verified.
  package func frameUpdate(
    in situation: Situation, by engine: LayoutEngine, includesLikely: Bool
  ) throws -> FrameUpdate {
    do {
      return try FrameUpdate(of: document, in: situation, by: engine, includesLikely: includesLikely)
    } catch {
      throw CommandError("\(path): \(error); the document was not changed")
    }
  }

  /// Throws an error if the document is too large to be laid out.
  package func withScenes() throws -> LoadedDocument {
    if let problem = document.excess { throw CommandError("\(path): \(problem.clause)") }
    return self
  }

  /// Throws an error about the first scene without a layout.
  package func refuse(_ failures: [LayoutError]) throws {
    if let failure = failures.first { throw self.failure(failure) }
  }

  /// The error about a scene without a layout.
  package func failure(_ failure: LayoutError) -> CommandError {
    let advice = failure.reason == .numbersTooLarge ? "; check for extreme values" : ""
    return CommandError("\(place(of: failure.root)): \(failure.root.reference): \(failure)\(advice)")
  }
}

extension FrameUpdate {
  /// `2 views have new frames or flags`.
  package var summary: String {
    guard isSettled else { return "note: \(FrameUpdate.unsettled)" }
    return "\(counted(changes.count, "view")) \(changes.count == 1 ? "has" : "have") a new frame or flag"
  }

  package static let unsettled = "the frames do not settle after repeated passes; none was changed"
}

extension FrameUpdate.Kept {
  package var note: String {
    let others = views.count > 1 ? " and \(counted(views.count - 1, "view")) whose frames depend on it" : ""
    let frames = views.count > 1 ? "keep their stored frames" : "keeps its stored frame"
    switch reason {
    case .code: return "\(cause.reference)\(others) \(frames), because its size may come from code"
    case .ambiguity:
      return "\(cause.reference)\(others) \(frames), because constraints do not determine it; see --likely"
    case .estimate: return "\(cause.reference)\(others) \(frames), because it rests on estimates; see --likely"
    }
  }
}
