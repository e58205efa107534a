extension Rule {
  /// The rules of the group, by id.
  static let localizationRules: [Rule] = [
    .changedBaseText,
    .fixedLeadingTrailing,
    .fixedWidthText,
    .hardcodedText,
    .leftTextAlignment,
    .missingTrailingConstraint,
    .missingTranslation,
    .mixedDirectionAttributes,
    .staleTranslation,
    .unlocalizedAccessibilityLabel,
    .unlocalizedRuntimeAttribute,
  ]
}
