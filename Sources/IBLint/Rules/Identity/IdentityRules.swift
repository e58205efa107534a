extension Rule {
  /// The rules of the group, by id.
  static let identityRules: [Rule] = [
    .bannedClass,
    .baseClassRequired,
    .customClassKindMismatch,
    .customClassName,
    .customClassWithoutModule,
    .duplicateIdentifier,
    .identifierNaming,
    .invalidName,
    .manualSegueWithoutIdentifier,
    .missingAccessibilityIdentifier,
    .missingReuseIdentifier,
    .platformClassMismatch,
    .redundantCustomClass,
    .unknownCustomClass,
    .unknownIdentifierInCode,
    .wrongCustomModule,
  ]
}
