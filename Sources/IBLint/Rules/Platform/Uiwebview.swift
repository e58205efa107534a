import IBModel
import IBXML

extension Rule {
  static let uiwebview = Rule(
    id: "uiwebview", group: .platform, severity: .warning,
    summary: "use of UIWebView",
    reason: "UIWebView is deprecated since iOS 12, and the App Store rejects apps that use it.",
    repair: "Replace the view with a WebKit View, and its outlets with ones of the class WKWebView",
    whenNotToUse: "Ignore it only for apps that are not submitted to the App Store.",
    examples: [
      .bad(
        subviews: """
          «<webView userLabel="Help" id="wv1"/>»
          """),
      .good(
        subviews: """
          <wkWebView userLabel="Help" id="wv1"/>
          """),
      .good(
        subviews: """
          <webView userLabel="Help" customClass="HelpView" customModule="App" id="wv1"/>
          """),
    ],
    check: .elements(["webView"]) { element, document, findings in
      // A custom class may have another superclass by now.
      guard document.platform == .iOS, let view = Object(element), view.customClass == nil else { return }
      findings.report(element, "\(view.reference) is a UIWebView, which the App Store rejects")
    })
}
