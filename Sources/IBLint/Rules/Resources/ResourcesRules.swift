extension Rule {
  static let resourcesRules: [Rule] = [
    .colorNotAllowed,
    .colorValueMismatch,
    .fontNotAllowed,
    .fontSizeOutOfRange,
    .imageLiteralExtension,
    .imageSizeMismatch,
    .missingColor,
    .missingFont,
    .missingImage,
    .staleColorResource,
    .staleImageResource,
    .unknownSystemColor,
    .unlistedResource,
    .unsuitableSymbol,
  ]
}
