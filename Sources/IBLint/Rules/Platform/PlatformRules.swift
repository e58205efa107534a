extension Rule {
  /// The rules of the group, by id.
  static let platformRules: [Rule] = [
    .attributeUnavailable,
    .automaticPreferredWidth,
    .deprecatedClass,
    .uiwebview,
  ]
}
