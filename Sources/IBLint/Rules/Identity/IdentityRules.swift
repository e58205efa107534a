extension Rule {
  static let identityRules: [Rule] = [
    .bannedClass,
    .baseClassRequired,
    .customClassKindMismatch,
    .customClassName,
    .customClassWithoutModule,
    .duplicateIdentifier,
    .fatalInitializer,
    .identifierNaming,
    .invalidName,
    .manualSegueWithoutIdentifier,
    .missingAccessibilityIdentifier,
    .missingReuseIdentifier,
    .platformClassMismatch,
    .redundantCustomClass,
    .registeredNib,
    .unknownCustomClass,
    .unknownIdentifierInCode,
    .wrongCustomModule,
  ]
}
