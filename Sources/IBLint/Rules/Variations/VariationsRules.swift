extension Rule {
  static let variationsRules: [Rule] = [
    .invalidVariationKey,
    .neverInstalledObject,
    .unneededVariation,
    .unneededVariationMask,
  ]
}
