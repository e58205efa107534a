extension Rule {
  /// Every rule, by group in the order of `Group`. Each group has its list beside its rules.
  public static let all: [Rule] = [
    documentRules,
    connectionsRules,
    identityRules,
    flowRules,
    layoutRules,
    variationsRules,
    templatesRules,
    accessibilityRules,
    localizationRules,
    resourcesRules,
    platformRules,
    hygieneRules,
  ].flatMap(\.self)
}
