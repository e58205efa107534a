import IBModel
import IBScene
import IBXML

/// Rules about problems of the items of a constraint that say more than the problem does.
extension Rule {
  static let constraintItemInAnotherTree = Rule(
    id: "constraint_item_in_another_tree", group: .layout, severity: .error,
    summary: "constraint between views of different view hierarchies",
    reason: """
      The constraint raises an exception when the scene is loaded, because its views have no common ancestor.
      """,
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <constraints>
              <constraint firstItem="vw1" firstAttribute="width" secondItem="«vw2»" secondAttribute="width" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        <view userLabel="Overlay" id="vw2"/>
        """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Overlay" id="vw2"/>
            </subviews>
            <constraints>
              <constraint firstItem="vw2" firstAttribute="width" secondItem="vw1" secondAttribute="width" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .problems { problem, document, findings in
      guard case .itemInAnotherTree(let item) = problem.kind else { return }
      findings.report(
        problem, in: document, related: [Finding.Related(item.element, "the view in the other hierarchy")])
    })

  static let constraintItemNotView = Rule(
    id: "constraint_item_not_view", group: .layout, severity: .error,
    summary: "constraint whose item is neither a view nor a layout guide",
    reason: "The constraint raises an exception when the scene is loaded.",
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="«vc1»" firstAttribute="width" secondItem="vw1" secondAttribute="width" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="width" secondItem="vw1" secondAttribute="width" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      // An object of an unknown kind may be a view.
      guard case .itemIsNoView(let item) = problem.kind, ElementKind(item.element.name).isKnown else { return }
      findings.report(
        problem, in: document, related: [Finding.Related(item.element, "the object")])
    })

  static let constraintItemOutsideHolder = Rule(
    id: "constraint_item_outside_holder", group: .layout, severity: .error,
    aliases: ["constraint_outside_common_ancestor"],
    summary: "constraint on a view that its holder does not contain",
    reason: """
      A view may hold only constraints on itself and on views inside it. Others raise an exception when the \
      scene is loaded.
      """,
    repair: "Size inspector › delete the constraint, then add it again: Xcode selects the holder",
    fix: .unsafe("Moves the constraint to the view that contains both items. Not offered if there is none."),
    examples: [
      .bad(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          <view userLabel="Footer" id="vw2">
            <constraints>
              <constraint firstItem="«lb1»" firstAttribute="leading" secondItem="vw2" secondAttribute="leading" id="cs1"/>
            </constraints>
          </view>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw2" secondAttribute="leading" id="cs1"/>
          """,
        fixedSubviews: """
          <label userLabel="Title" id="lb1"/>
          <view userLabel="Footer" id="vw2"/>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          <view userLabel="Footer" id="vw2"/>
          """,
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw2" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      guard case .itemOutsideHolder(let item, _) = problem.kind else { return }
      findings.report(
        problem, in: document, related: [Finding.Related(item.element, "the view outside the holder")],
        fix: problem.object.flatMap { Constraint($0.element) }.flatMap { move($0, in: document) })
    })

  /// Moves a constraint to the nearest view that contains its items.
  private static func move(_ constraint: Constraint, in document: Document) -> ProposedFix? {
    let views = constraint.items.compactMap { document.object($0) }.map { LayoutGuide($0)?.view ?? $0 }
    guard let first = views.first, let last = views.last, let holder = first.nearestCommonAncestor(with: last),
      holder.isView
    else { return nil }
    return .unsafe("Move it to \(holder.reference)") { $0.move(constraint, to: holder) }
  }

  static let constraintToItself = Rule(
    id: "constraint_to_itself", group: .layout, severity: .error, aliases: ["self_constraint"],
    summary: "constraint between an attribute and the same attribute",
    reason: "The constraint has no effect, or it can never be satisfied.",
    repair: "Size inspector › delete the constraint, then add it again",
    fix: .unsafe("Removes the constraint."),
    examples: [
      .bad(
        constraints: """
          «<constraint firstItem="lb1" firstAttribute="top" secondItem="lb1" secondAttribute="top" id="cs1"/>»
          """,
        fixed: """

          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      guard problem.kind == .tiedToItself else { return }
      findings.report(
        problem, in: document,
        fix: problem.object.flatMap { Constraint($0.element) }.map { constraint in
          .unsafe("Remove the constraint") { $0.remove(constraint) }
        })
    })

  static let unknownConstraintAttribute = Rule(
    id: "unknown_constraint_attribute", group: .layout, severity: .error,
    summary: "constraint with an unknown or missing layout attribute",
    reason: "Xcode does not compile the document. Layout ignores the constraint.",
    repair: """
      Open the file as source code and correct the attribute, or delete the constraint and add it again
      """,
    fix: .unsafe("Corrects a misspelled attribute. The constraint has an effect then."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="«leeding»" id="cs1"/>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      switch problem.kind {
      case .unknownAttribute(let name, let text):
        let nearest = Misspelling.nearest(to: text, among: LayoutAttribute.allCases.map(\.rawValue))
        let fix = nearest.flatMap { nearest in
          problem.object.map { ProposedFix.setting(name, of: $0.element, to: nearest, .unsafe) }
        }
        findings.report(problem, in: document, fix: fix)
      case .missingAttribute: findings.report(problem, in: document)
      default: return
      }
    })
}
