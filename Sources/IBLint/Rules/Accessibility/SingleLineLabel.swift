import IBModel
import IBXML

extension Rule {
  static let singleLineLabel = Rule(
    "single_line_label", .accessibility, .info, isOptIn: true,
    check: .elements(["label"]) { element, document, findings in
      guard document.platform.isUIKit, let label = Object(element),
        let adjusts = element.attribute("adjustsFontForContentSizeCategory"), adjusts.value == "YES",
        label.integer("numberOfLines") ?? 1 == 1
      else { return }
      findings.report(adjusts, "\(label.reference) has one line, which large text sizes do not fit")
    })
}
