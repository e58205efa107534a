extension Rule {
  static let flowRules: [Rule] = [
    .brokenStoryboardReference,
    .containerViewWithoutEmbed,
    .containerWithoutRoot,
    .embedCycle,
    .invalidSegue,
    .launchScreenCode,
    .mainDocumentMistake,
    .missingInitialViewController,
    .multipleViewControllers,
    .plainBarButtonItem,
    .showSegueWithoutContainer,
    .staticCellsOutsideTableViewController,
    .unreachableScene,
  ]
}
