import IBModel

extension Rule {
  static let uiwebview = Rule(
    "uiwebview", .platform, .warning,
    check: .elements(["webView"]) { element, document, findings in
      // A custom class may have another superclass by now.
      guard document.platform == .iOS, let view = Object(element), view.customClass == nil else { return }
      findings.report(element, "\(view.reference) is a UIWebView, which the App Store rejects")
    })
}
