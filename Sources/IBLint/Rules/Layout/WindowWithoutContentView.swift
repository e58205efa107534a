import IBModel
import IBXML

extension Rule {
  static let windowWithoutContentView = Rule(
    "window_without_content_view", .layout, .warning,
    check: .elements(["window"]) { element, document, findings in
      guard document.platform == .macOS, document.kind == .xib, let window = Object(element),
        element.child(withKey: "contentView") == nil
      else { return }
      findings.report(element, "\(window.reference) has no content view")
    })
}
