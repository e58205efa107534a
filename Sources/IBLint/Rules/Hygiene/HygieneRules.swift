extension Rule {
  /// The rules of the group, by id.
  static let hygieneRules: [Rule] = [
    .deepHierarchy,
    .defaultAttribute,
    .emptyStackView,
    .hiddenWithoutOutlet,
    .invalidSuppression,
    .largeStoryboard,
    .missingCanvasLocation,
    .missingUserLabel,
    .nestedStackViews,
    .opaqueWithClearBackground,
    .orphanObject,
    .overlappingScenes,
    .singleChildStackView,
    .tooManyViews,
    .transparentWithoutOutlet,
    .unusedLayoutGuide,
    .unusedSafeAreaGuide,
    .unusedSuppression,
    .uselessLeaf,
    .uselessParent,
  ]
}
