import IBModel
import IBXML

extension Rule {
  static let missingID = Rule(
    id: "missing_id", group: .document, severity: .warning,
    summary: "object without an id",
    reason: "Connections and other objects cannot refer to the object, and Xcode may not open the document.",
    repair: "Open the file as source code and give the element an id that is unique in the document",
    fix: .safe("Gives the object a new id."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            «<outlet property="card" destination="vw1"/>»
          </connections>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <outlet property="card" destination="vw1" id="ou1"/>
            </connections>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="card" destination="vw1" id="ou1"/>
          </connections>
        </viewController>
        """),
    ],
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
