extension Rule {
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
