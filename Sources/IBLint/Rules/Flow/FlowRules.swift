extension Rule {
  /// The rules of the group, by id.
  static let flowRules: [Rule] = [
    .brokenStoryboardReference,
    .containerViewWithoutEmbed,
    .containerWithoutRoot,
    .deprecatedSegueKind,
    .embedCycle,
    .hidesBottomBar,
    .invalidSegue,
    .launchScreenCode,
    .missingInitialViewController,
    .multipleViewControllers,
    .plainBarButtonItem,
    .segueFromHiddenSource,
    .showSegueWithoutContainer,
    .staticCellsOutsideTableViewController,
    .unreachableScene,
  ]
}
