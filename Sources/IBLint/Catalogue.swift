extension Rule {
  /// Every rule, by group in the order of `Group`.
  public static let all: [Rule] = [
    // document
    .duplicateID,
    .malformedDocument,
    .mergeConflictMarker,
    .unsupportedDocumentType,

    // connections
    .danglingAction,
    .danglingOutlet,
    .danglingOutletCollection,
    .danglingSegue,

    // layout
    .danglingConstraintItem,

    // templates
    .templateAccumulatingConstraint,
    .templateAttributeNotRestored,
    .templateAttributesSyntax,
    .templateAttributesWithoutTarget,
    .templateCaptureLosesConstraint,
    .templateConstraintHostIgnored,
    .templateDuplicateTarget,
    .templateLayoutGuide,
    .templateLiveConstraintNotDeactivated,
    .templateRootWithoutTarget,
    .templateTargetOutsideHierarchy,
    .templateUnconnectedParticipant,
  ]
}
