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

  package func write(to json: inout JSONWriter) {
    json.member("file", document.path)
    json.member("id", explanation.view.id)
    json.member("name", explanation.view.name)
    json.member("sides", objects: explanation.sides) { json, side in
      json.member("attribute", side.attribute.rawValue)
      json.member("value", side.value)
      // Ids of constraints and of views whose content, stack or fixed frame takes part.
      json.member("origins", side.origins.map(\.object.id))
      json.member("causes", objects: side.origins) { json, origin in
        json.member("id", origin.object.id)
        json.member("equation", ifPresent: origin.equation(in: document.document))
        json.member("text", origin.text(in: document.document))
      }
    }
  }
}
