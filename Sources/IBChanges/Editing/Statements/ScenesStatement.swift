/// A change of several files as scripts write it: scenes go to a storyboard of their own, or come from one.
public enum ScenesStatement: Sendable, Hashable {
  /// Scenes go to a new storyboard.
  case extract(scenes: [String], to: String, initial: String?)
  /// The scenes of a file come into a storyboard, and the file is removed unless it is kept.
  case inline(file: String, keeps: Bool)
}

extension Statement {
  /// The verbs of changes of several files.
  static let scenesVerbs = ["extract", "inline"]

  /// The change of several files that a statement is; nil for an operation on documents.
  /// - Throws: `OperationError` for an unknown key, and for values that cannot be read.
  public func scenesStatement() throws(OperationError) -> ScenesStatement? {
    let found = Statement.scenesVerbs.first { verb in entries.contains { $0.key == verb } }
    guard let found else { return nil }
    var reader = StatementReader(entries, verb: found, [])
    let statement: ScenesStatement
    if found == "extract" {
      let scenes = try reader.texts("extract")
      if scenes.isEmpty { throw OperationError("`extract` requires scenes") }
      statement = .extract(scenes: scenes, to: try reader.text("to"), initial: try reader.optionalText("initial"))
    } else {
      statement = .inline(file: try reader.text("inline"), keeps: try reader.flag("keep"))
    }
    try reader.requireNothingElse()
    return statement
  }
}
