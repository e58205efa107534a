import IBModel
import IBXML

extension Rule {
  static let plainBarButtonItem = Rule(
    "plain_bar_button_item", .flow, .info, isOptIn: true,
    check: .elements(["barButtonItem"]) { element, _, findings in
      guard let style = element.attribute("style"), style.value == "plain", let item = Object(element) else { return }
      findings.report(style, "\(item.reference) has the plain style")
    })
}
