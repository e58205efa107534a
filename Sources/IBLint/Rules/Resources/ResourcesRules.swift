extension Rule {
  static let resourcesRules: [Rule] = [
    .colorNotAllowed,
    .colorValueMismatch,
    .deprecatedSystemColor,
    .fontNotAllowed,
    .fontSizeOutOfRange,
    .imageLiteralExtension,
    .imageSizeMismatch,
    .missingColor,
    .missingFont,
    .missingImage,
    .staleColorResource,
    .staleImageResource,
    .unavailableSymbol,
    .unknownSystemColor,
    .unlistedResource,
  ]
}
