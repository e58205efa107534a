import IBLayout
import IBModel

/// The layouts of one document.
package struct LayoutReport: Report {
  private let document: LoadedDocument
  private let layouts: [SceneLayout]
  private let configuration: ConfigurationText
  private let problems: [ProblemText]
  private let hasFaultsOnly: Bool

  /// - Parameter faults: The faults of the layouts for a report of these only; nil for all frames.
  package init(
    _ layouts: [SceneLayout], of resolved: ResolvedDocument, in loaded: LoadedDocument,
    only faults: DocumentFaults? = nil
  ) {
    (document, self.layouts, hasFaultsOnly) = (loaded, faults?.layouts ?? layouts, faults != nil)
    configuration = ConfigurationText(environment: resolved.environment)
    problems = (faults?.problems ?? resolved.problems).map { ProblemText($0, in: loaded) }
  }

  /// The configuration, every view tree with its faults, and unreadable content.
  package var lines: [String] {
    ["\(document.path): \(configuration.text)"]
      + layouts.flatMap {
        hasFaultsOnly
          ? LayoutFaultText(layout: $0, document: document).lines : LayoutText(layout: $0, document: document).lines
      }
      + ProblemText.lines(problems, in: document.path)
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", document.path)
    let views = layouts.lazy.flatMap { hasFaultsOnly ? $0.faults.views : $0.views }
    json.member("views", array: views) { write($1, to: &$0) }
    let conflicts = layouts.flatMap { hasFaultsOnly ? $0.faults.conflicts : $0.conflicts }
    json.member("conflicts", conflicts.map { $0.constraints.map(\.id) })
    json.member("broken", array: conflicts) { write($1, to: &$0) }
    json.member("configuration", configuration)
    json.member("problems", problems)
  }

  private func write(_ view: ViewLayout, to json: inout JSONWriter) {
    json.object {
      $0.member("id", view.view.id)
      $0.member("name", view.view.name)
      $0.member("kind", view.view.kind.text)
      $0.member("line", document.line(of: view.view.element))
      $0.member("frame", view.frame.numbers)
      if !view.ambiguousAxes.isEmpty {
        $0.member("ambiguous", view.ambiguousAxes.map { $0 == .horizontal ? "x" : "y" })
      }
      if view.isMisplaced { $0.member("misplaced", true) }
      if view.isMisplaced || !view.ambiguousAxes.isEmpty { $0.confidence(view.confidence, view.doubts, view.reason) }
    }
  }

  /// Writes the constraint, or the need of a view itself, that the solver breaks to satisfy the rest of the conflict.
  private func write(_ conflict: LayoutConflict, to json: inout JSONWriter) {
    json.object {
      $0.member("id", conflict.broken.object.id)
      $0.member("equation", ifPresent: conflict.broken.equation(in: document.document))
      $0.member("text", conflict.broken.text(in: document.document))
      $0.member("amount", conflict.amount)
      $0.confidence(conflict.confidence, conflict.doubts, conflict.reason(in: document.document))
      $0.members(of: document.position(of: conflict.broken.object.element))
      $0.member("constraints", conflict.constraints.map { ConstraintEntry($0, in: document.document) })
    }
  }
}

/// A constraint in a JSON list: its id and equation.
struct ConstraintEntry: JSONValue {
  package var id: ObjectID
  var equation: String

  package init(_ constraint: Constraint, in document: Document) {
    (id, equation) = (constraint.id, document.text(of: constraint))
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("equation", equation)
    }
  }
}

extension JSONWriter {
  /// Writes the confidence in a result, its doubts, and their reason. Doubts are written even without a reason.
  fileprivate mutating func confidence(_ confidence: Confidence, _ doubts: Set<Doubt>, _ reason: String?) {
    member("confidence", confidence.rawValue)
    if !doubts.isEmpty { member("doubts", doubts.inOrder.map(\.rawValue)) }
    member("reason", ifPresent: reason)
  }
}
