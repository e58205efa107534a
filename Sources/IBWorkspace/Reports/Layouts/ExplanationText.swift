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
    json.member("sides", array: explanation.sides) { json, side in
      json.object {
        $0.member("attribute", side.attribute.rawValue)
        $0.member("value", side.value)
        // Ids of constraints and of views whose content, stack or fixed frame takes part.
        $0.member("origins", side.origins.map(\.object.id))
        $0.member("causes", array: side.origins) { json, origin in
          json.object {
            $0.member("id", origin.object.id)
            $0.member("equation", ifPresent: origin.equation(in: document.document))
            $0.member("text", origin.text(in: document.document))
          }
        }
      }
    }
  }
}
