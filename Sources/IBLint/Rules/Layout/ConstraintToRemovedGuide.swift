import IBModel
import IBXML

extension Rule {
  static let constraintToRemovedGuide = Rule(
    id: "constraint_to_removed_guide", group: .layout, severity: .warning, isOptIn: true,
    summary: "constraint to the safe area in a document that does not use safe areas",
    reason: """
      The setting and the constraints contradict each other, so what Xcode does with the guide depends on its version. \
      The setting is usually lost in a merge or a manual edit.
      """,
    repair: "File inspector › switch on \"Use Safe Area Layout Guides\"",
    fix: .unsafe("Switches on safe areas for the document. Views that refer to them may move."),
    examples: [
      .bad(document(isMarked: true, setting: ""), fixed: document(isMarked: false, setting: setting)),
      .good(document(isMarked: false, setting: setting)),
    ],
    check: .document { document, findings in
      let root = document.tree.root
      guard document.platform == .iOS, document.usesAutoLayout, root[.type] != nil, root["useSafeAreas"] != "YES" else {
        return
      }
      var users: [ObjectID: [Constraint]] = [:]
      for constraint in document.constraints {
        for item in Set(constraint.items) { users[item, default: []].append(constraint) }
      }
      for guide in document.objects where guide.kind == .viewLayoutGuide && guide.element[.key] == "safeArea" {
        guard let constraints = users[guide.id], let first = constraints.first else { continue }
        findings.report(
          guide.element,
          "the document does not use safe areas, but \(document.subject(first.object)) refers to this one",
          related: constraints.dropFirst().map {
            Finding.Related($0.element, "`\(document.text(of: $0))` does as well")
          },
          fix: .setting("useSafeAreas", of: root, to: "YES", .unsafe))
      }
    })

  private static let setting = #" useSafeAreas="YES""#

  private static func document(isMarked: Bool, setting: String) -> String {
    let guide = #"<viewLayoutGuide key="safeArea" id="lg1"/>"#
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"\(setting)>
          <objects>
              <view userLabel="Page" id="vw1">
                  <subviews>
                      <label userLabel="Title" id="lb1"/>
                  </subviews>
                  \(isMarked ? "«\(guide)»" : guide)
                  <constraints>
                      <constraint firstItem="lb1" firstAttribute="top" secondItem="lg1" secondAttribute="top" id="cs1"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
  }
}
