import IBModel

extension SceneLayout {
  /// The same layout without misplaced views: elsewhere than on the canvas of the document, every view is somewhere else than
  /// stored.
  public var withoutMisplacement: SceneLayout {
    var layout = self
    layout.faults.misplaced = []
    for view in layout.views.indices { layout.views[view].isMisplaced = false }
    return layout
  }
}
