extension Rule {
  /// The rules of the group, by id.
  static let resourcesRules: [Rule] = [
    .attributedStringColor,
    .colorNotAllowed,
    .colorValueMismatch,
    .deprecatedSystemColor,
    .fontNotAllowed,
    .fontSizeOutOfRange,
    .imageLiteralExtension,
    .imageSizeMismatch,
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
