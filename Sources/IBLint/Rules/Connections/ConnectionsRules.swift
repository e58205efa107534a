extension Rule {
  /// The rules of the group, by id.
  static let connectionsRules: [Rule] = [
    .actionAcrossScenes,
    .actionToStandardObject,
    .actionWithoutEvent,
    .delegateToStandardView,
    .duplicateEntry,
    .inertControl,
    .invalidOutlet,
    .missingActionMethod,
    .missingObject,
    .missingOutletProperty,
    .missingUnwindMethod,
    .outletAcrossScenes,
    .outletTypeMismatch,
    .ownerViewNotConnected,
    .ownerWithoutClass,
    .runtimeAttributeTypeMismatch,
    .sharedGestureRecognizer,
    .tableViewWithoutDataSource,
    .unattachedGestureRecognizer,
    .unknownBinding,
    .unknownOutlet,
    .unknownRuntimeAttribute,
    .unusedAction,
    .unusedOutlet,
  ]
}
