import IBBase
import IBLayout
import IBModel

/// The explanation of a frame: each edge with the constraints that determine it.
package struct ExplanationText: Report {
  private let explanation: Explanation
  private let document: LoadedDocument

  package init(_ explanation: Explanation, in document: LoadedDocument) {
    self.explanation = explanation
    self.document = document
  }

  package var lines: [String] {
    let view = explanation.view
    return ["\(document.place(of: view.element)): \(view.reference)"] + explanation.sides.flatMap(lines)
  }

  private func lines(for side: Explanation.Side) -> [String] {
    let title = "  \(side.attribute.rawValue) \(side.value.short)"
    guard !side.origins.isEmpty else { return ["\(title): nothing determines it"] }
    return ["\(title):"]
      + side.origins.map { origin in
        "    \(document.place(of: origin.object.element)): \(origin.text(in: document.document))"
      }
  }

  package var members: JSONObject {
    let sides = explanation.sides.map { side -> JSONObject in
      let causes = side.origins.map { origin -> JSONObject in
        [
          "id": origin.object.id, "equation": origin.equation(in: document.document),
          "text": origin.text(in: document.document),
        ]
      }
      // Ids of constraints and of views whose content, stack or fixed frame takes part.
      let origins = side.origins.map(\.object.id)
      return ["attribute": side.attribute.rawValue, "value": side.value, "origins": origins, "causes": causes]
    }
    let view = explanation.view
    return ["file": document.path, "id": view.id, "name": view.name, "sides": sides]
  }
}
