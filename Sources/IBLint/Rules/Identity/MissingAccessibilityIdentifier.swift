import IBModel
import IBXML

extension Rule {
  static let missingAccessibilityIdentifier = Rule(
    id: "missing_accessibility_identifier", group: .identity, severity: .info, isOptIn: true,
    summary: "control or text view without an accessibility identifier",
    reason: "UI tests can find the control only by its text, which differs between languages.",
    repair: "Identity inspector › Accessibility: enter an identifier",
    examples: [
      .bad(
        onLoginPage: """
          «<button userLabel="Save" id="bt1"/>»
          «<textView userLabel="Note" id="tv1"/>»
          """),
      .good(
        onLoginPage: """
          <button userLabel="Save" id="bt1">
            <accessibility key="accessibilityConfiguration" identifier="save"/>
          </button>
          """),
      .bad(window(button: #"«<button id="bt1">»"#)),
      .good(window(button: #"<button identifier="save" id="bt1">"#)),
    ],
    check: .document { document, findings in
      for view in document.views where view.isUsed(on: document.platform) && !view.hasIdentifier(on: document.platform)
      {
        findings.report(view.element, "\(view.reference) has no accessibility identifier")
      }
    })

  /// A window of AppKit with a button and a label, which nobody can click.
  private static func window(button: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects>
        <customView userLabel="Page" id="vw1">
          <subviews>
            \(button)
              <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" id="bc1"/>
            </button>
            <textField id="tf1">
              <textFieldCell key="cell" title="Name" id="tc1"/>
            </textField>
          </subviews>
        </customView>
      </objects>
    </document>
    """
  }
}

extension Object {
  /// Whether users click, tap or type into such a view.
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

  /// Whether a control of AppKit shows something that users cannot change: a label, an image, a scroller of a scroll view.
  private func showsOnly(_ classes: [String]) -> Bool {
    if classes.contains("NSScroller") { return true }
    let cell = element.child(withKey: "cell")
    if classes.contains("NSTextField") { return cell?["editable"] != "YES" && cell?["selectable"] != "YES" }
    return classes.contains("NSImageView") && element["editable"] != "YES" && cell?["editable"] != "YES"
  }

  /// Whether tests find the view by an identifier. In AppKit that of the view itself counts where accessibility has none.
  fileprivate func hasIdentifier(on platform: Platform) -> Bool {
    let identifiers = [
      element.child("accessibility")?[.identifier],
      platform == .macOS ? element.child(withKey: "cell")?.child("accessibility")?[.identifier] : nil,
      platform == .macOS ? element[.identifier] : nil,
    ]
    return identifiers.contains { $0?.isEmpty == false }
  }
}
