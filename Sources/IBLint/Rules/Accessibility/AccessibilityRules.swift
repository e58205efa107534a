extension Rule {
  static let accessibilityRules: [Rule] = [
    .accessibleContainerHidesChildren,
    .barButtonItemWithoutLabel,
    .dynamicTypeOnFixedFont,
    .emptyLabel,
    .fixedSizeFont,
    .imageButtonWithoutLabel,
    .imageWithoutLabel,
    .lowContrast,
    .malformedAccessibilityConfiguration,
    .placeholderAsLabel,
    .singleLineLabel,
    .smallTouchTarget,
    .textClipped,
    .textStyleWithoutAutoAdjust,
    .traitWordInLabel,
  ]
}
