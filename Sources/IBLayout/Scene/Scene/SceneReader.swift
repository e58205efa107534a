import IBBase
import IBModel
import IBXML

/// Reads one view tree from its elements.
struct SceneReader {
  let root: Object
  let environment: SceneEnvironment
  var attributes: AttributeReader
  var views: [ResolvedView] = []
  var guides: [ResolvedGuide] = []
  var constraints: [ResolvedConstraint] = []
  var heldConstraints: [Range<Int>] = []
  var notInstalled: [Object] = []
  var places: ElementIndices
  var constraintLists: [Element?] = []
  /// The last subview read of each view.
  private var lastChildren: [ViewIndex?] = []

  init(_ root: Object, in environment: SceneEnvironment) {
    self.root = root
    self.environment = environment
    attributes = AttributeReader(environment)
    places = ElementIndices(root: root.element)
  }

  var scene: ResolvedScene {
    let kind = root.rootKind(on: environment.platform, environment.bars)
    let macDesign = MacDesign(of: root.element, in: environment) ?? environment.macDesign
    return ResolvedScene(
      root: root, environment: environment, rootKind: kind, macDesign: macDesign,
      tabDesigns: tabDesigns(besides: macDesign), rootSize: environment.rootSize(of: root, kind),
      views: views, guides: guides, constraints: constraints,
      problems: attributes.problems.problems.ordered { $0.place.lowerBound },
      notInstalled: notInstalled.sorted(), places: places, heldConstraints: ViewTable(heldConstraints))
  }

  private func tabDesigns(besides design: MacDesign) -> [ViewIndex: MacDesign] {
    var designs: [ViewIndex: MacDesign] = [:]
    for (position, view) in views.enumerated() where environment.platform == .macOS {
      guard let parent = view.parent, case .tabs = views[parent.position].arrangement,
        let own = MacDesign(of: view.object.element, in: environment), own != design
      else { continue }
      designs[ViewIndex(position)] = own
    }
    return designs
  }

  mutating func readViews() {
    // A view is large, so that the list is not copied while it grows.
    views.reserveCapacity(environment.document.viewCount(in: root.element))
    var open: [(view: ViewIndex, end: Int)] = []
    var elements = root.element.subtree.makeIterator()
    while let element = elements.next() {
      if SceneReader.holdsNoViews(element.name) {
        elements.skip(element)
        continue
      }
      while let last = open.last, last.end <= element.range.lowerBound { open.removeLast() }
      guard element.kind.isView, isView(element) else {
        readOther(element, in: open.last?.view)
        continue
      }
      guard let object = Object(element) else {
        if element.parent?.name == .subviews { attributes.problems.add(.viewWithoutID(element.name), at: element) }
        continue
      }
      guard environment.variations.isInstalled(object) else {
        notInstalled.append(object)
        elements.skip(element)
        continue
      }
      let view = ViewIndex(views.count)
      add(object, parent: open.last?.view)
      open.append((view, element.range.upperBound))
    }
    readControllerGuides()
    resolveReferences()
  }

  /// Whether elements of this name contain no views. Every view has some; skipping them saves time.
  private static func holdsNoViews(_ name: Name) -> Bool {
    name == .constraints || name == .connections || name == .variation || name == .userDefinedRuntimeAttributes
  }

  /// Cells of macOS controls may be named like views of iOS; only elements with a frame or content are views.
  private func isView(_ element: Element) -> Bool {
    ElementKind(element.name) != .tableViewCell || element.child(.rect) != nil
      || element.child(withKey: "contentView") != nil
  }

  private mutating func add(_ object: Object, parent: ViewIndex?) {
    let view = ViewIndex(views.count)
    let (resolved, constraintList) = resolve(object, parent: parent)
    views.append(resolved)
    constraintLists.append(constraintList)
    lastChildren.append(nil)
    places.set(view, at: object.element)
    guard let parent else { return }
    if let last = lastChildren[parent.position] {
      views[last.position].nextSibling = view
    } else {
      views[parent.position].firstChild = view
    }
    lastChildren[parent.position] = view
  }

  /// Reads an element other than a view: a layout guide, or a mistake.
  private mutating func readOther(_ element: Element, in view: ViewIndex?) {
    guard let view else { return }
    if element.name == .viewLayoutGuide || element.name == .keyboardLayoutGuide {
      guard let object = Object(element), let guide = LayoutGuide(object) else { return }
      add(guide, of: view)
    } else if element.parent?.name == .subviews {
      attributes.problems.add(.unknownView(element.name), at: element)
    }
  }

  private mutating func add(_ guide: LayoutGuide, of view: ViewIndex) {
    places.set(GuideIndex(guides.count), at: guide.object.element)
    guides.append(ResolvedGuide(object: guide.object, view: view, kind: ResolvedGuide.Kind(guide.kind)))
  }

  /// The top and bottom guides of the controller are outside of the tree.
  private mutating func readControllerGuides() {
    guard let owner = root.viewTreeOwner, let list = owner.element.child("layoutGuides") else { return }
    for element in list.children {
      guard let object = Object(element), let guide = LayoutGuide(object), guide.view == root else { continue }
      guides.append(ResolvedGuide(object: object, view: .root, kind: ResolvedGuide.Kind(guide.kind)))
    }
  }

  mutating func resolveReferences() {
    for view in ViewIndices(count: views.count) {
      switch views[view.position].arrangement {
      case .tabs(var tabs):
        tabs.front = frontPage(of: view)
        views[view.position].arrangement = .tabs(tabs)
      case .grid(var grid):
        grid.cells = cells(of: views[view.position].object.element)
        views[view.position].arrangement = .grid(grid)
      default: break
      }
    }
  }

  private func frontPage(of tabView: ViewIndex) -> ViewIndex? {
    let pages = ViewChildren(views: views, first: views[tabView.position].firstChild)
    guard let initial = views[tabView.position].object.element[.initialItem] else {
      return views[tabView.position].firstChild
    }
    return pages.first { views[$0.position].object.element.parent?[.id] == initial }
  }

  /// The cells of a grid that show a view; a merged cell extends to the last line that refers to it.
  private mutating func cells(of grid: Element) -> [GridSettings.Cell] {
    guard let list = grid.child(.gridCells) else { return [] }
    let positions = PerAxis(linePositions(.columns, of: grid), linePositions(.rows, of: grid))
    let elements = list.children.filter { $0.name == .gridCell }
    let lines = { (cell: Element) in
      PerAxis(cell[.column].flatMap { positions.horizontal[$0] }, cell[.row].flatMap { positions.vertical[$0] })
    }
    var ends: [String: PerAxis<Int?>] = [:]
    for cell in elements {
      guard let head = cell[.headOfMergedCell] else { continue }
      let last = lines(cell)
      let known = ends[head]
      ends[head] = PerAxis(last.horizontal ?? known?.horizontal, last.vertical ?? known?.vertical)
    }
    return elements.compactMap { cell in
      guard let content = cell.child(withKey: "contentView").flatMap({ places.view(at: $0) }) else { return nil }
      let first = lines(cell)
      let end = cell[.id].flatMap { ends[$0] }
      let last = PerAxis(end?.horizontal ?? first.horizontal, end?.vertical ?? first.vertical)
      return GridSettings.Cell(content: content, first: first, last: last, placement: placement(of: cell))
    }
  }

  private func linePositions(_ name: Name, of grid: Element) -> [String: Int] {
    var positions: [String: Int] = [:]
    for (position, line) in (grid.child(name)?.children.map { $0 } ?? []).enumerated() {
      positions[line[.id] ?? ""] = position
    }
    return positions
  }
}
