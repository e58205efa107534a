/// A change of several files as scripts write it: scenes go to a file of their own, or come from one.
public enum ScenesStatement: Sendable, Hashable {
  /// Scenes go to a new storyboard, or one to a xib. Without `isPartial` nothing may be lost.
  case extract(scenes: [String], to: String, initial: String?, isPartial: Bool)
  /// The scenes of a file come into a storyboard, and the file is removed unless it is kept.
  case inline(file: String, keeps: Bool)
  /// Each flow of a storyboard goes to a storyboard of its own.
  case split(file: String)
}

extension Statement {
  /// The verbs of changes of several files.
  static let scenesVerbs = ["extract", "inline", "split"]

  /// The change of several files that a statement is; nil for an operation on documents.
  /// - Throws: `OperationError` for an unknown key, and for values that cannot be read.
  public func scenesStatement() throws(OperationError) -> ScenesStatement? {
    let found = Statement.scenesVerbs.first { verb in entries.contains { $0.key == verb } }
    guard let found else { return nil }
    var reader = StatementReader(entries, verb: found, [])
    let statement: ScenesStatement
    switch found {
    case "extract":
      let scenes = try reader.texts("extract")
      if scenes.isEmpty { throw OperationError("`extract` requires scenes") }
      statement = .extract(
        scenes: scenes, to: try reader.text("to"), initial: try reader.optionalText("initial"),
        isPartial: try reader.flag("partial"))
    case "inline": statement = .inline(file: try reader.text("inline"), keeps: try reader.flag("keep"))
    default: statement = .split(file: try reader.text("split"))
    }
    try reader.requireNothingElse()
    return statement
  }
}
