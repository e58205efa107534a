import IBModel
import IBXML

extension Rule {
  static let duplicateResource = Rule(
    id: "duplicate_resource", group: .resources, severity: .warning,
    summary: "resource that is listed twice",
    reason: "It is the result of a merge. Which of the two sizes or colors Xcode uses is undefined.",
    repair: "Open the file as source code and remove one of the entries",
    fix: .unsafe("Removes the later entry. Xcode may then show the image in another size."),
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>
                <scene sceneID="sc1">
                    <objects>
                        <viewController id="vc1">
                            <imageView key="view" image="logo" id="iv1"/>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <image name="logo" width="40" height="40"/>
                «<image name="logo" width="80" height="80"/>»
            </resources>
        </document>
        """,
        fixed: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <scenes>
                  <scene sceneID="sc1">
                      <objects>
                          <viewController id="vc1">
                              <imageView key="view" image="logo" id="iv1"/>
                          </viewController>
                      </objects>
                  </scene>
              </scenes>
              <resources>
                  <image name="logo" width="40" height="40"/>
              </resources>
          </document>
          """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>
                <scene sceneID="sc1">
                    <objects>
                        <viewController id="vc1">
                            <imageView key="view" image="logo" id="iv1"/>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <image name="logo" width="40" height="40"/>
            </resources>
        </document>
        """),
    ],
    check: .document { document, findings in
      var first: [[String]: Element] = [:]
      for resource in document.resources where !resource.name.isEmpty {
        let key = [resource.kind.text, resource.name, resource.catalog ?? ""]
        guard let earlier = first[key] else {
          first[key] = resource.element
          continue
        }
        let entry = resource.element
        findings.report(
          entry, "`\(resource.name)` is listed twice", related: [Finding.Related(earlier, "the first entry")],
          fix: .unsafe("Remove the entry") { $0.remove(entry) })
      }
    })
}
