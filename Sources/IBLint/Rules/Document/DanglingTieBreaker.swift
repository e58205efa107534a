import IBModel
import IBXML

extension Rule {
  static let danglingTieBreaker = Rule(
    id: "dangling_tie_breaker", group: .document, severity: .error,
    summary: "segue that decides on simulated bars but is not in the document",
    reason: "Xcode does not open the storyboard.",
    repair: "Open the file as source code and remove the element from `inferredMetricsTieBreakers`",
    fix: .safe("Removes the element, which no object uses."),
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
          <scenes>
            <scene sceneID="sc1">
              <objects>
                <viewController id="vc1"/>
              </objects>
            </scene>
          </scenes>
          <inferredMetricsTieBreakers>
            «<segue reference="sg9"/>»
          </inferredMetricsTieBreakers>
        </document>
        """,
        fixed: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
            <scenes>
              <scene sceneID="sc1">
                <objects>
                  <viewController id="vc1"/>
                </objects>
              </scene>
            </scenes>
          </document>
          """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
          <scenes>
            <scene sceneID="sc1">
              <objects>
                <viewController id="vc1">
                  <connections>
                    <segue destination="vc2" kind="show" identifier="showDetail" id="sg1"/>
                  </connections>
                </viewController>
              </objects>
            </scene>
            <scene sceneID="sc2">
              <objects>
                <viewController userLabel="Detail" id="vc2"/>
              </objects>
            </scene>
          </scenes>
          <inferredMetricsTieBreakers>
            <segue reference="sg1"/>
          </inferredMetricsTieBreakers>
        </document>
        """),
    ],
    check: .elements(["inferredMetricsTieBreakers"]) { list, document, findings in
      for segue in list.children {
        guard let reference = segue.attribute(.reference), document.object(reference.id) == nil else { continue }
        findings.report(
          segue, "the tie breaker refers to the segue `\(reference.value)`, which is not in this document",
          fix: .safe("Remove the tie breaker") { $0.remove(segue) })
      }
    })
}
