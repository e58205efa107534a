import IBModel
import IBXML

extension Rule {
  static let stackViewBackground = Rule(
    "stack_view_background", .platform, .info, isOptIn: true, aliases: ["stackview_backgroundcolor"],
    check: .elements(["stackView"]) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element),
        let color = element.children.first(where: { $0[.key] == "backgroundColor" })
      else { return }
      findings.report(color, "\(view.reference) has a background color")
    })
}
