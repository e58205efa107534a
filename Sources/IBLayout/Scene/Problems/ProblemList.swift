import IBModel
import IBXML

/// Collects problems while a scene is resolved.
struct ProblemList {
  private(set) var problems: [SceneProblem] = []

  /// Adds a problem at the value of an attribute, or at the start tag of an element that does not have it.
  mutating func add(_ kind: SceneProblem.Kind, at element: Element, _ name: Name? = nil) {
    let place = name.flatMap { element.attribute($0)?.valueRange } ?? element.startTagRange
    problems.append(SceneProblem(object: element.owner, place: place, kind: kind))
  }

  mutating func add(_ found: [SceneProblem]) {
    if !found.isEmpty { problems += found }
  }
}
