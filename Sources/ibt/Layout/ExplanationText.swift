import IBLayout
import IBModel

/// Why a view lies where it lies, for people: each edge with the constraints that determine it.
struct ExplanationText {
  private let explanation: Explanation
  private let document: InspectedDocument

  init(_ explanation: Explanation, in document: InspectedDocument) {
    self.explanation = explanation
    self.document = document
  }

  var lines: [String] {
    let view = explanation.view
    return ["\(document.place(of: view.element)): \(view.reference)"] + explanation.sides.flatMap(lines)
  }

  private func lines(for side: Explanation.Side) -> [String] {
    let title = "  \(side.attribute.rawValue) \(side.value.short)"
    guard !side.origins.isEmpty else { return ["\(title): nothing determines it"] }
    return ["\(title):"]
      + side.origins.map { origin in
        "    \(document.place(of: origin.object.element)): \(OriginText(origin, in: document.document).text)"
      }
  }
}

/// Why a view lies where it lies as data; the property names are those of the JSON.
struct ExplanationReport: Encodable {
  var file: String
  var id: String
  var sides: [Side]

  struct Side: Encodable {
    var attribute: String
    var value: Double
    /// Ids of constraints and of views whose content, stack or fixed frame takes part.
    var origins: [String]
  }

  init(_ explanation: Explanation, file: String) {
    self.file = file
    id = explanation.view.id
    sides = explanation.sides.map { side in
      Side(attribute: side.attribute.rawValue, value: side.value, origins: side.origins.map(\.object.id))
    }
  }
}
