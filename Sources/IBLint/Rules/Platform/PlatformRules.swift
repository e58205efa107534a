extension Rule {
  static let platformRules: [Rule] = [
    .attributeUnavailable,
    .automaticPreferredWidth,
    .deprecatedClass,
    .ignoredSetting,
    .uiwebview,
  ]
}
