import IBModel
import IBXML

extension Rule {
  static let missingAccessibilityIdentifier = Rule(
    "missing_accessibility_identifier", .identity, .info, isOptIn: true,
    check: .document { document, findings in
      for view in document.views where view.isUsed(on: document.platform) && !view.hasIdentifier(on: document.platform)
      {
        findings.report(view.element, "\(view.reference) has no accessibility identifier")
      }
    })
}

extension Object {
  /// Whether users click, tap or type into the view.
  fileprivate func isUsed(on platform: Platform) -> Bool {
    let kind = kind
    switch platform {
    // Tests find the wheels of a picker, not the picker.
    case .iOS, .tvOS: return kind.isControl(on: platform) || kind == .textView || kind == .searchBar
    case .macOS:
      return kind == .textView || kind.isControl(on: .macOS) && !showsOnly(kind.classNames(on: .macOS))
    case .watchOS: return false
    }
  }

  /// Whether an AppKit control shows something that users cannot change, as labels, images and scrollers do.
  private func showsOnly(_ classes: [String]) -> Bool {
    if classes.contains("NSScroller") { return true }
    let cell = element.child(withKey: "cell")
    if classes.contains("NSTextField") { return cell?["editable"] != "YES" && cell?["selectable"] != "YES" }
    return classes.contains("NSImageView") && element["editable"] != "YES" && cell?["editable"] != "YES"
  }

  /// Whether tests find the view by an identifier. In AppKit, the view's own one counts if accessibility has none.
  fileprivate func hasIdentifier(on platform: Platform) -> Bool {
    let identifiers = [
      element.child("accessibility")?[.identifier],
      platform == .macOS ? element.child(withKey: "cell")?.child("accessibility")?[.identifier] : nil,
      platform == .macOS ? element[.identifier] : nil,
    ]
    return identifiers.contains { $0?.isEmpty == false }
  }
}
