import IBModel

/// Collects problems while a scene is resolved.
struct ProblemList {
  private(set) var problems: [SceneProblem] = []

  /// Adds a problem at the value of an attribute, or at the start tag of an element that does not have it.
  mutating func add(_ kind: SceneProblem.Kind, at element: Element, _ name: Name? = nil, of object: Object? = nil) {
    let place = name.flatMap { element.attribute($0)?.valueRange } ?? element.startTagRange
    problems.append(SceneProblem(object: object ?? element.nearestObject, place: place, kind: kind))
  }

  mutating func add(_ found: [SceneProblem]) {
    if !found.isEmpty { problems += found }
  }
}

extension Element {
  fileprivate var nearestObject: Object? {
    if let object = Object(self) { return object }
    for ancestor in ancestors {
      if let object = Object(ancestor) { return object }
    }
    return nil
  }
}
