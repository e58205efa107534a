import IBModel
import IBXML

extension Rule {
  static let emptyIdentifier = Rule(
    "empty_identifier", .identity, .warning, fix: .unsafe,
    check: .attributes(["storyboardIdentifier", .customClass, .customModule, "restorationIdentifier"]) {
      attribute, _, findings in
      guard attribute.value.allSatisfy(\.isWhitespace) else { return }
      findings.report(
        attribute, "`\(attribute.name)` is empty",
        fix: .setting(attribute.name, of: attribute.element, to: nil, .unsafe))
    })
}
