import IBModel

extension Rule {
  static let systemVersionAttribute = Rule(
    id: "system_version_attribute", group: .document, severity: .info, isOptIn: true,
    summary: "document that records the version of macOS",
    reason: "Each save on another Mac changes the line, which adds noise to reviews and conflicts to merges.",
    repair: "Nothing to do in Xcode, which writes it back; a hook can remove it with `ibt lint --fix`",
    fix: .safe("Removes the attribute, which the app does not use."),
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" «systemVersion="13A233"»>
            <scenes>
                <scene sceneID="sc1">
                    <objects>
                        <viewController id="vc1"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """,
        fixed: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
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
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>
                <scene sceneID="sc1">
                    <objects>
                        <viewController id="vc1"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """),
    ],
    check: .elements([.document]) { root, _, findings in
      guard let version = root.attribute("systemVersion") else { return }
      findings.report(
        version, "the document records the system version `\(version.value)`",
        fix: .setting(version.name, of: root, to: nil, .safe))
    })
}
