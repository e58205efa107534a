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
    .constraintItemInAnotherTree,
    .constraintItemNotView,
    .constraintItemOutsideHolder,
    .constraintPositionWithoutItem,
    .constraintToItself,
    .constraintsWithoutAutoLayout,
    .danglingConstraintItem,
    .incompatibleConstraintAttributes,
    .negativeSize,
    .priorityOutOfRange,
    .unknownConstraintAttribute,
    .unknownConstraintRelation,
    .unknownValue,
    .unknownViewElement,
    .unreadableNumber,
    .viewWithoutID,

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
