/// A scripted change of several files: extracting scenes into a new storyboard, or inlining them.
public enum ScenesStatement: Sendable, Hashable {
  /// Extracts scenes into a new storyboard.
  case extract(scenes: [String], to: String, initial: String?)
  /// Inlines the scenes of a file, and removes the file unless it is kept.
  case inline(file: String, keeps: Bool)
}

extension Statement {
  static let scenesVerbs = ["extract", "inline"]

  /// Returns the change to several files that a statement expresses; nil for an operation on documents.
  /// - Throws: `OperationError` for an unknown key or invalid values.
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
