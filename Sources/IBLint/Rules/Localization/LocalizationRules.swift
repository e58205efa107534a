extension Rule {
  /// The rules of the group, by id.
  static let localizationRules: [Rule] = [
    .changedBaseText,
    .doNotTranslateIgnored,
    .fixedLeadingTrailing,
    .fixedWidthText,
    .hardcodedText,
    .leftTextAlignment,
    .missingTrailingConstraint,
    .missingTranslation,
    .mixedDirectionAttributes,
    .placeholderText,
    .staleTranslation,
    .straightQuotes,
    .textEdgeWhitespace,
    .threeDotsEllipsis,
    .unlocalizedAccessibilityLabel,
    .unlocalizedRuntimeAttribute,
  ]
}
