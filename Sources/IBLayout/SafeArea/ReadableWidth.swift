import IBModel

extension SceneInsets {
  func readable(_ margins: Insets, of view: ViewIndex) -> Insets {
    let width = view.isRoot ? scene.rootSize.width : frame(view)?.width ?? scene[view].storedFrame?.width ?? 0
    // Source: 672 wide and 176 from both edges of a screen of 1024,
    // https://useyourloaf.com/blog/readable-content-guides/
    let widest = environment.number(.mostWidth, of: "readable content", in: .margins)?.value ?? .infinity
    let side = (width - widest) / 2
    return Insets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side))
  }

  func readableInsets(of view: ViewIndex) -> Insets { readable(margins(of: view), of: view) }

  /// Whether the margins of a view leave the readable width; a table decides it for the contents of its cells.
  func followsReadableWidth(_ view: ViewIndex) -> Bool {
    if scene[view].margins.followsReadableWidth { return true }
    guard case .cellContent = scene[view].arrangement, let cell = scene[view].parent, let table = scene[cell].parent
    else { return false }
    return scene[table].margins.followsReadableWidth
  }
}
