import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let constraintInExcludingSets = Rule(
    id: "constraint_in_excluding_sets", group: .templates, severity: .warning,
    summary: "constraint that is in two sets of which only one is active at a time",
    reason: """
      A switch from one layout to the other deactivates one set and activates the other. What is in both is removed and \
      added for nothing, or it is missing afterwards, depending on the order.
      """,
    repair: """
      Connections inspector › remove the constraint from both collections, so that both layouts share it; of two equal \
      constraints, delete one
      """,
    examples: [
      .bad(sets(portrait: "wid", marked: true)), .bad(sets(portrait: "sam", marked: true)),
      .good(sets(portrait: "hig")),
    ],
    check: .document { document, findings in
      let sets = document.constraintSets
      for set in sets {
        for other in sets where set.excludedProperties.contains(other.property) {
          guard set.owner == other.owner, set.element < other.element else { continue }
          report(other, against: set, in: document, &findings)
        }
      }
    })

  private static func report(
    _ set: ConstraintSet, against earlier: ConstraintSet, in document: Document, _ findings: inout Findings
  ) {
    let contents = Dictionary(
      earlier.members.compactMap { member in member.read().content.map { ($0, member) } },
      uniquingKeysWith: { first, _ in first })
    for member in set.members {
      guard let same = member.read().content.flatMap({ contents[$0] }) else { continue }
      let what = same == member ? "is in" : "repeats \(same.id), which is in"
      findings.report(
        member.element,
        "\(document.subject(member.object)) of `\(set.property)` \(what) `\(earlier.property)`, which excludes that set",
        related: same == member ? [] : [Finding.Related(same.element, "the same constraint")])
    }
  }

  private static func sets(portrait: String, marked: Bool = false) -> String {
    let line = { (id: String, text: String) in
      marked && (id == portrait || portrait == "wid" && id == "wid") ? "«\(text)»" : text
    }
    return """
      <viewController userLabel="Card" id="vc1">
        <view key="view" userLabel="Page" id="vw1">
          <subviews>
            <view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="vw2">
              <constraints>
                \(line("wid", #"<constraint firstAttribute="width" constant="100" id="wid"/>"#))
                \(line("hig", #"<constraint firstAttribute="height" priority="999" constant="80" id="hig"/>"#))
                \(line("sam", #"<constraint firstAttribute="width" constant="\#(portrait == "sam" ? "100" : "120")" id="sam"/>"#))
              </constraints>
            </view>
          </subviews>
        </view>
        <connections>
          <outletCollection property="landscapeConstraints" destination="wid" id="oc1"/>
          <outletCollection property="portraitConstraints" destination="\(portrait)" id="oc2"/>
        </connections>
      </viewController>
      """
  }
}
