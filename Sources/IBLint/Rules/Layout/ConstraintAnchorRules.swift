import IBModel
import IBXML

/// Rules about what one constraint holds on to.
extension Rule {
  static let leftRightAttribute = Rule(
    id: "left_right_attribute", group: .layout, severity: .warning, isOptIn: true,
    summary: "constraint on a left or right edge",
    reason: "The layout is not mirrored for languages that are written from right to left.",
    repair: "Size inspector › edit the constraint › switch on \"Respect language direction\"",
    whenNotToUse: "Suppress it for layouts that do not change sides, such as a player's controls or a map.",
    fix: .unsafe(
      "Writes leading for left and trailing for right. The layout is mirrored for languages that are written from right to left."
    ),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="«left»" secondItem="vw1" secondAttribute="«left»" id="cs1"/>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for attribute in constraint.anchors(where: \.ignoresDirection) {
        findings.report(
          attribute, of: constraint, in: document, "`\(attribute.value)` ignores the direction of the language",
          fix: .unsafe("Follow the direction of the language") { edit in
            for anchor in constraint.anchors(where: \.ignoresDirection) {
              edit.setAttribute(anchor.name, to: directed[anchor.value], on: element)
            }
          })
      }
    })

  static let marginAttribute = Rule(
    id: "margin_attribute", group: .layout, severity: .info, isOptIn: true, aliases: ["relative_to_margin"],
    summary: "constraint relative to a layout margin",
    reason:
      "Margins differ between devices and containers, so the distance to the edge is not the one in the document.",
    repair: "Size inspector › edit the constraint › switch off \"Relative to margin\"",
    whenNotToUse: "Ignore it if your team lays out relative to margins on purpose.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="«leadingMargin»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="16" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for attribute in constraint.anchors(where: \.isMargin) {
        findings.report(attribute, of: constraint, in: document, "`\(attribute.value)` depends on the layout margins")
      }
    })

  static let topBottomLayoutGuide = Rule(
    id: "top_bottom_layout_guide", group: .layout, severity: .info, isOptIn: true,
    summary: "constraint to the top or bottom layout guide",
    reason:
      "These guides are deprecated since iOS 11. They ignore the sides of the safe area and embedded controllers.",
    repair: "File inspector › switch on \"Use Safe Area Layout Guides\", which replaces the guides",
    whenNotToUse: "Ignore it if the app supports iOS 10, which has no safe areas.",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="lg1"/>
          </layoutGuides>
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="top" secondItem="«lg1»" secondAttribute="bottom" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="topMargin" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for name in [Name.firstItem, .secondItem] {
        guard let attribute = element.attribute(name), let item = document.object(attribute.id),
          item.kind == "viewControllerLayoutGuide"
        else { continue }
        findings.report(attribute, of: constraint, in: document, "the \(item.name) is deprecated since iOS 11")
      }
    })

  static let superviewEdgeConstraint = Rule(
    id: "superview_edge_constraint", group: .layout, severity: .info, isOptIn: true,
    summary: "text or control that is tied to the edge of the screen",
    reason: "Parts of it are behind bars, rounded corners, the sensor housing or the home indicator.",
    repair: "Size inspector › edit the constraint › choose the safe area instead of the superview",
    whenNotToUse: "Suppress it if the distance is large enough for all bars, or if the screen has none of them.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="«vw1»" secondAttribute="top" constant="20" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="topMargin" constant="20" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard document.platform == .iOS, document.usesAutoLayout, document.tree.root["useSafeAreas"] == "YES",
        let constraint = Constraint(element), constraint.relation == .equal,
        let constant = constraint.constant, abs(constant) < deepestBar, let second = constraint.secondItem,
        constraint.firstAttribute == constraint.secondAttribute, constraint.firstAttribute?.isEdge == true
      else { return }
      let names = [Name.firstItem, .secondItem]
      for (name, (screen, item)) in zip(names, [(constraint.firstItem, second), (second, constraint.firstItem)]) {
        guard let screen = document.object(screen), screen.fillsScreen, let view = document.object(item),
          view.kind == "label" || view.kind.isControl(on: .iOS)
        else { continue }
        findings.report(
          element.attribute(name)?.valueRange ?? element.startTagRange,
          "\(document.subject(constraint.object)): \(view.reference) is tied to the edge of the screen",
          object: constraint.object)
      }
    })
}

private let directed = [
  "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
]

extension LayoutAttribute {
  fileprivate var ignoresDirection: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    case .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}

/// No bar of the system is deeper, in points.
private let deepestBar = 60.0

extension LayoutAttribute {
  /// Whether it is an edge that a safe area has as well.
  fileprivate var isEdge: Bool { [.top, .bottom, .left, .right, .leading, .trailing].contains(self) }
}
