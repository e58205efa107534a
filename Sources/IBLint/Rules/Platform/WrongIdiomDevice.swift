import IBModel
import IBXML

extension Rule {
  static let wrongIdiomDevice = Rule(
    "wrong_idiom_device", .platform, .info, isOptIn: true, fix: .safe,
    check: .elements([.device]) { element, document, findings in
      guard element.parent == document.tree.root, let id = element[.id], !document.canBeShown(on: id) else { return }
      findings.report(
        element, "the document is shown on `\(id)`, but it is for \(document.platform.rawValue)",
        fix: .safe("Remove the device") { $0.remove(element) })
    })
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
