import ArgumentParser
import IBLint
import IBProject
import IBTemplates
import IBWorkspace

/// Options for the layout sheet of documents and the states that its conditions read.
struct SheetOptions: ParsableArguments {
  @Option(
    name: .customLong("layouts"),
    help: ArgumentHelp(
      "A layout sheet for the document. (default: the file beside it, Main.layouts.xml for Main.storyboard)",
      valueName: "file"), completion: .file())
  var sheet: String?

  @Option(
    name: .customLong("state"),
    help: ArgumentHelp(
      "A state that conditions of layouts look at, instead of its default; may be repeated.", valueName: "name=value"),
    transform: SheetOptions.state)
  private var assignments: [State] = []

  struct State: Sendable {
    var name: String
    var value: StateValue
  }

  /// States by name; a later value replaces an earlier one.
  var state: [String: StateValue] {
    Dictionary(assignments.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  private static func state(_ text: String) throws -> State {
    let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else { throw ValidationError("a state is given as name=value, as in isLarge=yes") }
    return State(name: sides[0], value: StateValue(sides[1]))
  }

  func added(to loaded: LoadedDocument) throws -> LoadedDocument {
    guard let sheet else { return loaded }
    var result = loaded
    result.sheet = .sheet(try Project.Sheet(at: sheet).layouts())
    return result
  }
}
