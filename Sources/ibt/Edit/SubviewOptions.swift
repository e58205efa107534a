import ArgumentParser
import IBChanges
import IBModel
import IBWorkspace

/// Options that place a view among the subviews of another one.
struct SubviewOptions: ParsableArguments {
  @Flag(help: "Before all other subviews.")
  var first = false

  @Option(help: ArgumentHelp("Before a subview.", valueName: "selector"))
  var before: String?

  @Option(help: ArgumentHelp("Behind a subview.", valueName: "selector"))
  var after: String?

  func validate() throws {
    if [first, before != nil, after != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--first, --before and --after cannot be combined")
    }
  }

  func place(in documents: [LoadedDocument]) throws -> SubviewPosition {
    if let before { return .before(try ObjectSelector(written: before, in: documents)) }
    if let after { return .after(try ObjectSelector(written: after, in: documents)) }
    return first ? .first : .last
  }
}
