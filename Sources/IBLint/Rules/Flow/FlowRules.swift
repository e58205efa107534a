extension Rule {
  /// The rules of the group, by id.
  static let flowRules: [Rule] = [
    .brokenStoryboardReference,
    .containerViewWithoutEmbed,
    .containerWithoutRoot,
    .customSegueWithoutClass,
    .deprecatedSegueKind,
    .embedCycle,
    .hidesBottomBar,
    .invalidRelationship,
    .launchScreenConnection,
    .launchScreenCustomClass,
    .launchScreenRuntimeAttribute,
    .missingInitialViewController,
    .misusedEmbedSegue,
    .multipleViewControllers,
    .plainBarButtonItem,
    .segueFromHiddenSource,
    .segueToNonController,
    .showSegueWithoutContainer,
    .staticCellsOutsideTableViewController,
    .storyboardReferenceWithoutName,
    .unreachableScene,
    .unwindWithoutAction,
  ]
}
