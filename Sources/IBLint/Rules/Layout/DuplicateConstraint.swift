import IBModel
import IBXML

extension Rule {
  static let duplicateConstraint = Rule(
    id: "duplicate_constraint", group: .layout, severity: .warning,
    summary: "constraint that another one repeats",
    reason: """
      The second constraint has no effect until someone changes only one of the two. Then they conflict, or the change \
      seems to have no effect.
      """,
    repair: "Size inspector › delete one of the two constraints",
    whenNotToUse: "Suppress it if code activates one of the constraints at a time.",
    fix: .safe("Removes the constraint that has no effect. Not offered if an outlet or an identifier leads to it."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          «<constraint firstAttribute="top" secondItem="lb1" secondAttribute="top" constant="-20" id="cs2"/>»
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          """),
      // The second one is also installed on the canvas of all size classes.
      .bad(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label id="lb1"/>
            </subviews>
            <constraints>
              «<constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>»
              <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs2"/>
            </constraints>
            <variation key="default">
              <mask key="constraints">
                <exclude reference="cs1"/>
              </mask>
            </variation>
            <variation key="heightClass=compact">
              <mask key="constraints">
                <include reference="cs1"/>
              </mask>
            </variation>
            <variation key="heightClass=regular">
              <mask key="constraints">
                <exclude reference="cs2"/>
              </mask>
            </variation>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <label id="lb1"/>
              </subviews>
              <constraints>
                <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs2"/>
              </constraints>
              <variation key="heightClass=regular">
                <mask key="constraints">
                  <exclude reference="cs2"/>
                </mask>
              </variation>
            </view>
          </viewController>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="bottom" secondItem="vw1" secondAttribute="bottom" constant="20" id="cs2"/>
          """),
      .bad(
        page(
          """
          «<constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>»
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs2"/>
          """, excluding: "cs1"),
        fixed: page(
          """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs2"/>
          """)),
      .good(
        page(
          """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" priority="750" constant="20" id="cs2"/>
          """, excluding: "cs1")),
    ],
    check: .constraintsBetweenSameAnchors { alike, document, findings in
      let groups = alike.flatMap { group in
        group.groups { meant in
          var content = meant.content
          content.priority = ConstraintContent.required
          return content
        }
      }
      guard !groups.isEmpty else { return }
      let used = document.idsInUse()
      for group in groups {
        let kept = notReplaced(in: group)
        for repeated in group {
          guard let kept = kept.first(where: { $0.replaces(repeated) }) else { continue }
          findings.report(repeated, repeating: kept, in: document, isUsed: used.contains)
        }
      }
    })

  /// The constraints that no other one replaces, in document order: at most one for each set of size classes.
  private static func notReplaced(in group: [MeantConstraint]) -> [MeantConstraint] {
    let best = Dictionary(grouping: group, by: \.places).values.compactMap { alike in
      alike.dropFirst().reduce(alike.first) { best, next in best.map { next.replaces($0) ? next : $0 } }
    }
    return best.filter { one in !best.contains { $0.replaces(one) } }.ordered { $0.constraint }
  }

  /// A page that does not install one of its constraints under some size classes.
  private static func page(_ constraints: String, excluding constraint: String? = nil) -> String {
    let variation = constraint.map {
      """

          <variation key="heightClass=regular-widthClass=regular">
            <mask key="constraints">
              <exclude reference="\($0)"/>
            </mask>
          </variation>
      """
    }
    return """
      <viewController id="vc1">
        <view key="view" userLabel="Page" id="vw1">
          <subviews>
            <label userLabel="Title" id="lb1"/>
          </subviews>
          <constraints>
            \(constraints.replacing("\n", with: "\n      "))
          </constraints>\(variation ?? "")
        </view>
      </viewController>
      """
  }
}

extension MeantConstraint {
  /// The size classes under which it is installed, with those of a canvas of no device.
  fileprivate var places: Set<SizeClasses> { isInstalledByDefault ? installation.union([.any]) : installation }

  /// Whether another constraint that says the same has no effect beside this one, wherever the other is installed. Of two
  /// that are alike the first in the document replaces the second.
  fileprivate func replaces(_ other: MeantConstraint) -> Bool {
    guard content.priority >= other.content.priority, places.isSuperset(of: other.places) else {
      return false
    }
    let isAlike = content.priority == other.content.priority && places == other.places
    return isAlike ? constraint < other.constraint : true
  }
}

extension Findings {
  fileprivate mutating func report(
    _ repeated: MeantConstraint, repeating kept: MeantConstraint, in document: Document, isUsed: (ObjectID) -> Bool
  ) {
    let isUsedByCode = isUsed(repeated.constraint.id) || repeated.constraint.identifier != nil
    // Code may change or deactivate one of two constraints with different priorities.
    if repeated.content.priority != kept.content.priority, isUsedByCode || isUsed(kept.constraint.id) { return }
    let constraint = repeated.constraint
    report(
      constraint.element, "\(repeated.name(in: document)) repeats constraint \(kept.constraint.id)",
      related: [Finding.Related(kept.constraint.element, "the constraint that it repeats")],
      fix: isUsedByCode ? nil : .safe("Remove the constraint") { $0.remove(constraint) })
  }
}
