import IBModel

extension SceneLayout {
  /// The layout without misplaced views. On another screen than the document's, every view is away from its stored
  /// frame.
  public var withoutMisplacement: SceneLayout {
    var layout = self
    layout.faults.misplaced = []
    for view in layout.views.indices { layout.views[view].isMisplaced = false }
    return layout
  }
}
