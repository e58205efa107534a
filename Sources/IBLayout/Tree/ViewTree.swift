import IBModel
import IBScene
import IBXML

/// The installed views of one view tree, flat and in document order; the root comes first.
struct ViewTree {
  /// How a view gets its frame.
  enum Placement {
    /// The root, whose frame is given.
    case root
    /// By constraints or a stack view.
    case constrained
    /// As stored, following its superview by its autoresizing mask.
    case fixed
  }

  /// One view.
  struct Node {
    var object: Object
    /// Place of the superview; -1 for the root.
    var parent: Int
    var firstChild = -1
    var nextSibling = -1
    var placement: Placement
    /// The stored frame as written; nil when the document has none.
    var stored: Rect?
    var mask: AutoresizingMask
    var isHidden: Bool
    /// Whether a stack view around it arranges it.
    var isArranged: Bool

    var element: Element { object.element }
    var kind: Name { object.kind }
  }

  let document: Document
  let variations: ActiveVariations
  private(set) var nodes: [Node] = []
  /// Places of nodes by the place of their element, less the root's.
  private var places: [Int32]
  private let offset: Int

  /// Reads the views at and below a root.
  /// - Complexity: O(elements below the root)
  init(root: Object, of document: Document, classes: SizeClasses) {
    self.document = document
    offset = root.element.index
    variations = ActiveVariations(below: root.element, under: classes)
    var places: [Int32] = []
    var reader = ViewTreeReader(variations: variations)
    reader.read(root, recording: &places)
    nodes = reader.nodes
    self.places = places
  }

  /// The place of a view by its id; nil when it is not in this tree or not installed.
  func place(ofView id: String) -> Int? {
    document.object(id).flatMap { place(of: $0.element) }
  }

  /// The place of the view of an element.
  func place(of element: Element) -> Int? {
    let index = element.index - offset
    guard places.indices.contains(index), places[index] >= 0 else { return nil }
    return Int(places[index])
  }

  /// An attribute of a view with its variations.
  func value(_ name: Name, of node: Int) -> String? { variations.value(name, of: nodes[node].element) }

  /// A number of a view with its variations.
  func number(_ name: Name, of node: Int) -> Double? { value(name, of: node).flatMap { Double(finite: $0) } }

  /// Whether an attribute is YES.
  func isSet(_ name: Name, of node: Int) -> Bool { value(name, of: node) == "YES" }

  /// The subviews of a view, in order.
  func children(of node: Int) -> some Sequence<Int> {
    sequence(state: nodes[node].firstChild) { [nodes] next in
      guard next >= 0 else { return nil }
      defer { next = nodes[next].nextSibling }
      return next
    }
  }

  /// Whether a view lies within another or is it.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    nodes[outer].element.contains(nodes[inner].element)
  }

  /// The innermost view around both.
  func nearestCommonAncestor(_ first: Int, _ second: Int) -> Int {
    var candidate = first
    while candidate > 0, !contains(candidate, second) { candidate = nodes[candidate].parent }
    return max(candidate, 0)
  }
}

/// Collects the nodes of a tree in one walk.
private struct ViewTreeReader {
  let variations: ActiveVariations
  var nodes: [ViewTree.Node] = []

  mutating func read(_ root: Object, recording places: inout [Int32]) {
    var open: [(node: Int, end: Int)] = []
    var lastChild: [Int] = []
    var skipEnd = 0
    for element in root.element.subtree {
      let range = element.range
      if range.lowerBound < skipEnd { continue }
      while let last = open.last, last.end <= range.lowerBound { open.removeLast() }
      guard element.kind.isView, let object = Object(element), isView(element) else { continue }
      if variations.excluded.contains(object.id) {
        skipEnd = range.upperBound
        continue
      }
      let parent = open.last?.node ?? -1
      let node = nodes.count
      nodes.append(makeNode(object, parent: parent))
      lastChild.append(-1)
      if parent >= 0 {
        if lastChild[parent] < 0 {
          nodes[parent].firstChild = node
        } else {
          nodes[lastChild[parent]].nextSibling = node
        }
        lastChild[parent] = node
      }
      let index = element.index - root.element.index
      while places.count <= index { places.append(-1) }
      places[index] = Int32(node)
      open.append((node, range.upperBound))
    }
  }

  /// Cells of macOS controls are named like views of iOS in places; only what has a frame or is listed is a view.
  private func isView(_ element: Element) -> Bool {
    element.name != .tableViewCell || element.child(.rect) != nil || element.child(withKey: "contentView") != nil
  }

  /// Tables and cells keep what they show as wide as they are themselves, whatever its mask says.
  private func keptByTable(_ element: Element) -> AutoresizingMask {
    switch element.name {
    case .tableViewCell: return .width
    case .tableViewCellContentView: return [.width, .height]
    default: break
    }
    switch element[.key] {
    case "tableHeaderView", "tableFooterView": return .width
    case "contentView" where element.parent?.name == .collectionViewCell: return [.width, .height]
    default: return []
    }
  }

  /// Lists of a stack view whose views it arranges.
  private func isList(_ name: Name?) -> Bool {
    name == .subviews || name == "beginningViews" || name == "middleViews" || name == "endViews"
  }

  private func makeNode(_ object: Object, parent: Int) -> ViewTree.Node {
    let element = object.element
    let isArranged = parent >= 0 && nodes[parent].kind == .stackView && isList(element.parent?.name)
    let isFree = isArranged || variations.value(.translates, of: element) == "NO"
    let placement: ViewTree.Placement =
      parent < 0 ? .root : isFree && element[.fixedFrame] != "YES" ? .constrained : .fixed
    return ViewTree.Node(
      object: object, parent: parent, placement: placement, stored: object.frame,
      mask: AutoresizingMask(of: element).union(keptByTable(element)),
      isHidden: variations.value(.hidden, of: element) == "YES",
      isArranged: isArranged)
  }
}
