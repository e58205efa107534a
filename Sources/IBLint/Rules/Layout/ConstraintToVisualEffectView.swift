import IBModel
import IBXML

extension Rule {
  static let constraintToVisualEffectView = Rule(
    "constraint_to_visual_effect_view", .layout, .error,
    check: .elements(["visualEffectView"]) { element, document, findings in
      guard document.platform.isUIKit, let effect = Object(element) else { return }
      for child in element.child(.subviews)?.children.compactMap({ Object($0) }) ?? [] {
        findings.report(child.element, "\(child.reference) is directly in \(effect.reference), not in its content view")
      }
    })
}
