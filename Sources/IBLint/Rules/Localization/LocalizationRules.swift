extension Rule {
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
