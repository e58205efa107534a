/// Sets of rules for a purpose, which a configuration selects by name.
public enum Profile: String, Sendable, CaseIterable {
  /// The kinds that run when nothing is selected.
  case standard = "default"
  /// All rules about accessibility.
  case accessibility = "a11y"
  /// All rules about localization.
  case localization = "l10n"
  /// The default rules and the opt-in rules about structure and style, but not those about accessibility and
  /// localization.
  case pedantic
  /// All rules about layout templates.
  case template
  /// Every rule.
  case all

  /// Whether a rule is in the profile.
  public func contains(_ kind: Rule.Kind, of rule: Rule) -> Bool {
    switch self {
    case .standard: !kind.isOptIn
    case .accessibility: rule.group == .accessibility
    case .localization: rule.group == .localization
    case .pedantic: !kind.isOptIn || ![.accessibility, .localization].contains(rule.group)
    case .template: rule.group == .templates
    case .all: true
    }
  }
}
