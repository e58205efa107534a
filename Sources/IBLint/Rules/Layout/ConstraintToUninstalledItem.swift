import IBModel
import IBXML

extension Rule {
  static let constraintToUninstalledItem = Rule(
    id: "constraint_to_uninstalled_item", group: .layout, severity: .warning, isOptIn: true,
    summary: "constraint that is installed where its item is not",
    reason: """
      The system ignores the constraint there. What it was to place is ambiguous if no other constraint takes its place.
      """,
    repair:
      "Size inspector › edit the constraint › uninstall it for the size classes that its item is not installed for",
    examples: [
      .bad(
        constraint:
          #"«<constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>»"#),
      .good(
        constraint:
          #"<constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>"#,
        mask: #"<exclude reference="cs1"/>"#),
    ],
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let masks = MaskStatements(document)
      guard !masks.isEmpty else { return }
      for constraint in document.constraints where !constraint.isPlaceholder && !masks.neverInstalls(constraint.id) {
        let items = constraint.items.compactMap(document.object)
        // That nothing installs an item is another mistake.
        guard
          let (item, key) = items.lazy.compactMap({ item in
            masks.uninstalling(item.id, butNot: constraint.id).map { (item, $0) }
          }).first
        else { continue }
        findings.report(
          constraint.element,
          "\(document.subject(constraint.object)) is installed for `\(key)`, but \(item.reference) is not",
          related: [Finding.Related(item.element, "the item")])
      }
    })
}

extension Example {
  fileprivate static func bad(constraint: String) -> Example { .bad(page(constraint, mask: nil)) }

  fileprivate static func good(constraint: String, mask: String) -> Example { .good(page(constraint, mask: mask)) }

  private static func page(_ constraint: String, mask: String?) -> String {
    let constraints = mask.map { ["<mask key=\"constraints\">", "  \($0)", "</mask>"] } ?? []
    let lines = ["<mask key=\"subviews\">", "  <exclude reference=\"lb1\"/>", "</mask>"] + constraints
    return """
      <viewController id="vc1">
        <view key="view" userLabel="Page" id="vw1">
          <subviews>
            <label userLabel="Title" id="lb1"/>
          </subviews>
          <constraints>
            \(constraint)
          </constraints>
          <variation key="heightClass=compact">
      \(lines.map { "      " + $0 }.joined(separator: "\n"))
          </variation>
        </view>
      </viewController>
      """
  }
}

extension MaskStatements {
  /// The key of a variation that excludes an item and says nothing of a constraint that is installed by default.
  fileprivate func uninstalling(_ item: ObjectID, butNot constraint: ObjectID) -> String? {
    let (item, constraint) = (self[item], self[constraint])
    guard item.values.contains(true) || item["default"] != false else { return nil }
    return item.filter { key, isIncluded in
      !isIncluded && key != "default" && (constraint[key] ?? (constraint["default"] != false))
    }.keys.min()
  }
}
