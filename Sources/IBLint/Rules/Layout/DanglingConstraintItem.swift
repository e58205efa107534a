import IBModel
import IBXML

extension Rule {
  static let danglingConstraintItem = Rule(
    id: "dangling_constraint_item", group: .layout, severity: .error,
    summary: "constraint on a view or layout guide that is not in the document",
    reason: "The constraint is missing at run time, and the layout is ambiguous or wrong.",
    repair: "Size inspector › delete the constraint, then add it again",
    fix: .unsafe("Removes the constraint and the references to it. The layout may need another constraint instead."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="top" «secondItem="lb9"» secondAttribute="bottom" id="cs2"/>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
      .bad(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <constraints>
              <constraint «firstItem="lb8"» firstAttribute="top" «secondItem="lb9"» secondAttribute="top" id="cs1"/>
            </constraints>
            <variation key="default">
              <mask key="constraints">
                <exclude reference="cs1"/>
              </mask>
            </variation>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController id="vc1">
            <view key="view" userLabel="Page" id="vw1"/>
          </viewController>
          """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <constraints>
              <constraint firstAttribute="width" constant="320" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for (name, ordinal) in [(Name.firstItem, "first"), (.secondItem, "second")] {
        guard let attribute = element.attribute(name), document.object(attribute.id) == nil else { continue }
        findings.report(
          attribute,
          """
          the \(ordinal) item of the constraint `\(document.text(of: constraint))` (\(constraint.id)), held by \
          \(constraint.host.reference), is `\(attribute.value)`, which is not in this document
          """,
          fix: .unsafe("Remove the constraint") { $0.remove(constraint) }, cause: .missingObject(attribute.id))
      }
    })
}
