import IBModel
import IBXML

extension Rule {
  static let nonCanonicalFormatting = Rule(
    id: "non_canonical_formatting", group: .document, severity: .info, isOptIn: true,
    summary: "document that Xcode would write differently",
    reason: """
      When someone saves the document in Xcode, its white space, quotes or order change as well, which hides the \
      intended change.
      """,
    repair: "Run `ibt format --in-place` on the document",
    whenNotToUse: "Ignore it for documents that nobody opens in Xcode anymore.",
    examples: [
      .bad(document(#"«<viewController userLabel="Login" id="vc1"/>»"#)),
      .good(document(#"<viewController id="vc1" userLabel="Login"/>"#)),
    ],
    check: .document { document, findings in
      // What cannot be written without a change of meaning is not formatted.
      guard let canonical = try? document.canonical().tree.source.utf8 else { return }
      let written = document.tree.source.utf8
      guard written != canonical else { return }
      let place = zip(written, canonical).prefix { $0 == $1 }.count
      findings.report(
        document.element(atOffset: place) ?? document.tree.root,
        "Xcode would write this element or its contents in another way")
    })

  private static func document(_ controller: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes>
            <scene sceneID="sc1">
                <objects>
                    \(controller)
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }
}
