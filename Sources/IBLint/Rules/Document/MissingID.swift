import IBModel
import IBXML

extension Rule {
  static let missingID = Rule(
    "missing_id", .document, .warning, fix: .safe,
    check: .elements(namesWithID) { element, document, findings in
      guard element[.id]?.isEmpty != false, element.attribute(.reference) == nil else { return }
      findings.report(
        element, "the `\(element.name.text)` has no id",
        fix: .safe("Give the object an id") { edit in
          edit.setAttribute(.id, to: edit.identifier(for: "\(element.index)"), on: element)
        })
    })
}

/// Elements that Interface Builder always gives an id. `view_without_id` reports views.
private let namesWithID: [Name] = ElementKind.all.filter { categoriesWithID.contains($0.category) }.map(\.name).filter {
  $0 != "tableHeaderCell" && $0 != "userLayoutGuide"
}

private let categoriesWithID: Set<ObjectCategory> = [
  .controller, .window, .layoutGuide, .constraint, .connection, .gestureRecognizer, .item, .cell, .menu, .formatter,
  .placeholder,
]
