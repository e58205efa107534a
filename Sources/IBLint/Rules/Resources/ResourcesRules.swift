extension Rule {
  /// The rules of the group, by id.
  static let resourcesRules: [Rule] = [
    .attributedStringColor,
    .colorNotAllowed,
    .colorValueMismatch,
    .deprecatedSystemColor,
    .duplicateResource,
    .fontNotAllowed,
    .fontSizeOutOfRange,
    .imageLiteralExtension,
    .imageSizeMismatch,
    .incompleteColor,
    .incompleteFont,
    .legacyColorSpace,
    .missingColor,
    .missingFont,
    .missingImage,
    .rawColor,
    .staleColorResource,
    .staleImageResource,
    .unavailableSymbol,
    .unknownSystemColor,
    .unlistedResource,
  ]
}
