import IBLayout
import IBModel
import IBScene
import IBTemplates

/// What came of checking a template, for people and as data.
struct TemplateCheckText {
  private let result: TemplateCheck.Result
  private let original: LoadedDocument

  init(_ result: TemplateCheck.Result, of original: LoadedDocument) {
    self.result = result
    self.original = original
  }

  /// One line when all is well, else each place with what is wrong there.
  var lines: [String] {
    let title = "\(original.place(of: result.template.root)): \(result.template.root.reference): "
    guard !result.template.participants.isEmpty else { return [title + "no view of it has a targetView"] }
    guard !result.faults.isEmpty else { return [title + "ok \(scope)"] }
    return [title + "\(counted(result.faults.count, "fault")) \(scope)"] + result.faults.flatMap(FaultText.init)
  }

  /// One line of JSON.
  var json: String { JSON.line(TemplateCheckReport(result, of: original)) }

  private var scope: String {
    let screens = result.placeCount - 1
    let places = "on the canvas" + (screens > 0 ? " and \(counted(screens, "screen"))" : "")
    switch result.predecessorCount {
    case 0: return places
    case 1: return "\(places), after the other template too"
    default: return "\(places), after each of \(result.predecessorCount) other templates too"
    }
  }
}

/// What is wrong with a layout at one place, line by line.
struct FaultText: Sequence {
  private let lines: [String]

  init(_ fault: TemplateCheck.Fault) {
    let document = InspectedDocument(fault.document)
    let ambiguous = fault.ambiguous.map {
      "    \($0.view.reference): ambiguous \($0.ambiguousAxes.map(\.adverb).joined(separator: " and "))"
    }
    let moved = fault.moved.map { "    \($0.view.reference): \($0.frame.short), else \($0.alone.short)" }
    let conflicts = fault.conflicts.flatMap { ConflictText($0, in: document).lines.map { "  " + $0 } }
    let missing = fault.missing.map { "    \($0) cannot be laid out" }
    lines = ["  on \(fault.place):"] + missing + conflicts + ambiguous + moved
  }

  func makeIterator() -> some IteratorProtocol<String> { lines.makeIterator() }
}

/// What came of checking a template as data; the property names are those of the JSON.
private struct TemplateCheckReport: Encodable {
  var file: String
  var template: String
  var name: String
  var faults: [Entry]

  struct Entry: Encodable {
    var place: String
    /// Ids of constraints that cannot hold together.
    var conflicts: [[String]]
    /// Ids of views.
    var ambiguous: [String]
    /// Ids of views that lie elsewhere after another template.
    var moved: [String]
  }

  init(_ result: TemplateCheck.Result, of original: LoadedDocument) {
    file = original.path
    template = result.template.id
    name = result.template.name
    faults = result.faults.map { fault in
      Entry(
        place: fault.place, conflicts: fault.conflicts.map { $0.constraints.map(\.id) },
        ambiguous: fault.ambiguous.map(\.view.id), moved: fault.moved.map(\.view.id))
    }
  }
}
