import IBModel
import IBXML

extension Rule {
  static let wrongIdiomDevice = Rule(
    id: "wrong_idiom_device", group: .platform, severity: .info, isOptIn: true,
    summary: "document that is shown on a device which it is not for",
    reason: "Xcode shows the document on another device, and changes it when it is saved.",
    repair: "Choose a device at the bottom of the canvas, and save the document",
    fix: .safe("Removes the entry, so that Xcode chooses a device."),
    examples: [
      .bad(document(#"    «<device id="appleTV" orientation="landscape" appearance="light"/>»"#), fixed: document(nil)),
      .good(document(#"    <device id="retina6_12" orientation="portrait" appearance="light"/>"#)),
    ],
    check: .elements([.device]) { element, document, findings in
      guard element.parent == document.tree.root, let id = element[.id], !document.canBeShown(on: id) else { return }
      findings.report(
        element, "the document is shown on `\(id)`, but it is for \(document.platform.rawValue)",
        fix: .safe("Remove the device") { $0.remove(element) })
    })

  private static func document(_ device: String?) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    \(device.map { $0 + "\n" } ?? "")\
        <objects>
            <view userLabel="Page" id="vw1"/>
        </objects>
    </document>
    """
  }
}

extension Document {
  /// The beginnings of the ids of devices that run other platforms than iOS. Xcode has no devices for macOS, but shows
  /// documents for iOS on `mac`.
  private static let prefixes: [(String, Platform)] = [("appleTV", .tvOS), ("watch", .watchOS)]
  private static let touchPrefixes = ["retina", "ipad", "mac"]

  /// Whether the document can be shown on a device; true where the device is not known.
  fileprivate func canBeShown(on device: String) -> Bool {
    if let (_, owner) = Document.prefixes.first(where: { device.hasPrefix($0.0) }) { return owner == platform }
    return platform == .iOS || !Document.touchPrefixes.contains { device.hasPrefix($0) }
  }
}
