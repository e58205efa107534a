import IBModel
import IBScene
import IBXML

/// Safe areas and margins of the views of one tree, worked out from the frames of the pass before.
struct ViewInsets {
  let tree: ViewTree
  let surroundings: Surroundings
  let rootKind: RootKind
  /// The safe area of the root.
  let rootSafeArea: EdgeInsets
  let rootSize: Size
  /// Frames in the root's coordinates, y down; nil before the first pass.
  var frames: [Rect]?

  init(_ tree: ViewTree, _ surroundings: Surroundings, _ kind: RootKind, rootSize: Size) {
    self.tree = tree
    self.surroundings = surroundings
    self.rootSize = rootSize
    rootKind = kind
    rootSafeArea = surroundings.safeArea(of: kind, size: rootSize)
  }

  /// The safe area insets of a view: where it overlaps what the root may not use.
  func safeArea(of node: Int) -> EdgeInsets {
    guard node > 0 else { return rootSafeArea }
    guard let frames, surroundings.platform != .macOS, !isInTable(node) else { return EdgeInsets() }
    let frame = frames[node]
    let root = frames[0]
    // What lies beyond the screen must not widen the overlap, or the passes run away.
    let overlap = { (unsafe: Double, beyond: Double, extent: Double) in
      beyond < 0 || extent <= 0 ? 0 : max(0, min(unsafe - beyond, unsafe, extent))
    }
    return EdgeInsets(
      top: overlap(rootSafeArea.top, frame.y, frame.height), left: overlap(rootSafeArea.left, frame.x, frame.width),
      bottom: overlap(rootSafeArea.bottom, root.height - frame.y - frame.height, frame.height),
      right: overlap(rootSafeArea.right, root.width - frame.x - frame.width, frame.width))
  }

  /// What a table or collection scrolls is not reached by the screen's edges.
  private func isInTable(_ node: Int) -> Bool {
    var current = tree.nodes[node].parent
    while current >= 0 {
      if tree.nodes[current].kind == .tableView || tree.nodes[current].kind == .collectionView { return true }
      current = tree.nodes[current].parent
    }
    return false
  }

  /// The layout margins of a view.
  func margins(of node: Int) -> EdgeInsets {
    let margins = ordinaryMargins(of: node)
    return followsReadableWidth(node) ? readable(margins, of: node) : margins
  }

  private func ordinaryMargins(of node: Int) -> EdgeInsets {
    if node == 0 { return rootMargins }
    if let cell = cellMargins(of: node) { return cell }
    var margins = writtenMargins(of: node) ?? defaultMargins(of: node)
    let parent = tree.nodes[node].parent
    // Cells of a collection keep clear of its edges by themselves.
    if tree.isSet(.preservesSuperviewLayoutMargins, of: node), tree.nodes[parent].kind != .collectionView, let frames {
      let outer = self.margins(of: parent)
      let (inside, around) = (frames[node], frames[parent])
      margins.top = max(margins.top, outer.top - (inside.y - around.y))
      margins.left = max(margins.left, outer.left - (inside.x - around.x))
      margins.bottom = max(margins.bottom, outer.bottom - (around.y + around.height - inside.y - inside.height))
      margins.right = max(margins.right, outer.right - (around.x + around.width - inside.x - inside.width))
    }
    if surroundings.toolsVersion >= 13000, !refusesSafeArea(node) {
      margins = margins + safeArea(of: node)
    }
    return margins
  }

  /// Measured on stored frames: a stack view has none of its own since Xcode 9.
  private func defaultMargins(of node: Int) -> EdgeInsets {
    tree.nodes[node].kind == .stackView && surroundings.toolsVersion >= 13000
      ? EdgeInsets() : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  private func refusesSafeArea(_ node: Int) -> Bool {
    tree.nodes[node].element[.insetsLayoutMarginsFromSafeArea] == "NO"
  }

  private var rootMargins: EdgeInsets {
    let written = writtenMargins(of: 0)
    if surroundings.platform == .macOS { return written ?? EdgeInsets(top: 20, left: 20, bottom: 20, right: 20) }
    if case .reusable = rootKind, surroundings.toolsVersion < 15900 {
      return written ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    if case .topLevel = rootKind, surroundings.toolsVersion < 13500, !surroundings.isLaunchScreen {
      return written ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    // Measured: 16 up to a width of 393, 20 from 400, since Xcode 7.
    var side = rootSize.width >= 400 && surroundings.toolsVersion >= 8000 ? 20.0 : 16
    if tree.nodes[0].kind == .tableView { side = max(side, cellSideMargin(of: 0, cellWidth: rootSize.width)) }
    // A root that keeps the margins of what is around it has the usual ones of a view above and below.
    let ends = tree.isSet(.preservesSuperviewLayoutMargins, of: 0) ? 8.0 : 0
    var margins = written ?? EdgeInsets(top: ends, left: side, bottom: ends, right: side)
    if hasSafeAreaMargins, !refusesSafeArea(0) { margins = margins + rootSafeArea }
    return margins
  }

  /// Whether the root's margins keep clear of bars: not before Xcode 9 where layout guides tell views where they are.
  private var hasSafeAreaMargins: Bool { surroundings.usesSafeAreas || surroundings.toolsVersion >= 13500 }

  /// Margins written in the document.
  func writtenMargins(of node: Int) -> EdgeInsets? {
    for child in tree.nodes[node].element.children {
      if child.name == .edgeInsets, child[.key] == "layoutMargins" { return EdgeInsets(child, .left, .right) }
      if child.name == .directionalEdgeInsets, child[.key] == "directionalLayoutMargins" {
        return EdgeInsets(child, .leading, .trailing)
      }
    }
    return nil
  }
}

extension EdgeInsets {
  /// Insets written in an element whose sides have given names.
  init(_ element: Element, _ left: Name, _ right: Name) {
    let number = { (name: Name) in element[name].flatMap { Double(finite: $0) } ?? 0 }
    self.init(top: number(.top), left: number(left), bottom: number(.bottom), right: number(right))
  }

  static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
