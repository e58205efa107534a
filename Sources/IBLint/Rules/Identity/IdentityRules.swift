extension Rule {
  /// The rules of the group, by id.
  static let identityRules: [Rule] = [
    .bannedClass,
    .baseClassRequired,
    .crossBundleReference,
    .customClassKindMismatch,
    .customClassName,
    .customClassWithoutModule,
    .customObject,
    .duplicateIdentifier,
    .identifierNaming,
    .invalidName,
    .manualSegueWithoutIdentifier,
    .missingAccessibilityIdentifier,
    .missingReuseIdentifier,
    .outletLabelWithoutAccessibilityIdentifier,
    .platformClassMismatch,
    .redundantCustomClass,
    .reuseIdentifierMismatch,
    .storyboardIdMismatch,
    .unknownCustomClass,
    .unknownIdentifierInCode,
    .wrongCustomModule,
  ]
}
