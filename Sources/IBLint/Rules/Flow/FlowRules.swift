extension Rule {
  static let flowRules: [Rule] = [
    .brokenStoryboardReference,
    .containerViewWithoutEmbed,
    .containerWithoutRoot,
    .embedCycle,
    .invalidSegue,
    .launchScreenCode,
    .missingInitialViewController,
    .multipleViewControllers,
    .plainBarButtonItem,
    .showSegueWithoutContainer,
    .staticCellsOutsideTableViewController,
    .unreachableScene,
  ]
}
