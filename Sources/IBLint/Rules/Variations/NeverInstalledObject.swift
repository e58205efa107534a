import IBModel
import IBXML

extension Rule {
  static let neverInstalledObject = Rule(
    id: "never_installed_object", group: .variations, severity: .warning,
    summary: "object that is not installed for any size class",
    reason: """
      The app never shows the object or uses the constraint, and outlets to it are nil. It is usually a leftover of an \
      experiment.
      """,
    repair: "Delete the object, or Attributes inspector › switch on Installed",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <subviews>
              «<label userLabel="Title" id="lb1"/>»
            </subviews>
            <variation key="default">
              <mask key="subviews">
                <exclude reference="lb1"/>
              </mask>
            </variation>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <variation key="default">
              <mask key="subviews">
                <exclude reference="lb1"/>
              </mask>
            </variation>
            <variation key="heightClass=compact">
              <mask key="subviews">
                <include reference="lb1"/>
              </mask>
            </variation>
          </view>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      let masks = MaskStatements(document)
      guard !masks.isEmpty else { return }
      for object in document.objects where masks.neverInstalls(object.id) {
        findings.report(object.element, "\(document.subject(object)) is not installed for any size class")
      }
    })
}
