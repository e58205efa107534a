extension Rule {
  /// The rules of the group, by id.
  static let variationsRules: [Rule] = [
    .invalidVariationKey,
    .neverInstalledObject,
    .unneededVariation,
    .unneededVariationMask,
  ]
}
