extension Rule {
  /// The rules of the group, by id.
  static let hygieneRules: [Rule] = [
    .deepHierarchy,
    .emptyStackView,
    .hiddenWithoutOutlet,
    .invalidSuppression,
    .largeStoryboard,
    .nestedStackViews,
    .opaqueWithClearBackground,
    .orphanObject,
    .singleChildStackView,
    .tooManyViews,
    .transparentWithoutOutlet,
    .unusedLayoutGuide,
    .unusedSafeAreaGuide,
    .unusedSuppression,
  ]
}
