extension Rule {
  /// The rules of the group, by id.
  static let variationsRules: [Rule] = [
    .conflictingVariations,
    .invalidVariationKey,
    .neverInstalledObject,
    .traitVariations,
    .unneededVariation,
    .unneededVariationMask,
    .unreachableVariation,
    .variationOfImmutableKey,
  ]
}
