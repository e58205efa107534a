extension Rule {
  static let flowRules: [Rule] = [
    .brokenStoryboardReference,
    .containerViewWithoutEmbed,
    .containerWithoutRoot,
    .deprecatedSegueKind,
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
