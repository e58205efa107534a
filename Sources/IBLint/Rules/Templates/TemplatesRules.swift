extension Rule {
  /// The rules of the group, by id.
  static let templatesRules: [Rule] = [
    .alternateTreeMismatch,
    .constraintSetMistake,
    .layoutSheetMistake,
    .templateAutoresizing,
    .templateConnections,
    .templateConstraintIgnored,
    .templateConstraintLeft,
    .templateConstraintLost,
    .templateDifferentParticipants,
    .templateHierarchyMismatch,
    .templateIdentical,
    .templateIdentity,
    .templateKeyPaths,
    .templateLayoutFault,
    .templateRoot,
    .templateTarget,
    .templateTransfer,
  ]
}
