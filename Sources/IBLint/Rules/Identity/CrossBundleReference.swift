import IBModel
import IBXML

extension Rule {
  static let crossBundleReference = Rule(
    "cross_bundle_reference", .identity, .info, isOptIn: true,
    check: .elements(["viewControllerPlaceholder"]) { element, _, findings in
      guard let bundle = element.attribute("bundleIdentifier"), let placeholder = Object(element) else { return }
      findings.report(bundle, "\(placeholder.reference) refers to the bundle `\(bundle.value)`")
    })
}
