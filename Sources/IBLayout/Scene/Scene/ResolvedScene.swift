import IBModel
import IBXML

/// The installed views of one view tree with their constraints, typed, for one environment.
///
/// Views are in document order, the root first. Equal documents and situations give equal scenes.
public struct ResolvedScene: Sendable {
  /// The root view. `views` is empty when it is not installed.
  public let root: Object
  /// The environment that all scenes of the document share.
  public let environment: SceneEnvironment
  package let rootKind: RootKind
  package let macDesign: MacDesign
  /// The designs of tabs that differ from the rest, by the view of the tab.
  let tabDesigns: [ViewIndex: MacDesign]
  /// The size of the root view, in points.
  public var rootSize: Size
  /// The views in document order; the root is the first.
  public let views: [ResolvedView]
  /// The layout guides of the views and of the controller.
  public let guides: [ResolvedGuide]
  /// The constraints that apply, by the view that holds them.
  public let constraints: [ResolvedConstraint]
  /// The parts that cannot be read or used, in document order.
  public let problems: [SceneProblem]
  /// The views and constraints that are not installed, the outermost ones, in document order.
  public let notInstalled: [Object]

  /// For each element of the tree from the root's on: the position of its view or guide.
  let places: ElementIndices
  let heldConstraints: ViewTable<Range<Int>>

  /// Returns the visible views: neither they nor a view around them is hidden or transparent.
  /// - Complexity: O(views)
  public func visibleViews() -> [ViewIndex] {
    var isVisible = Array(repeating: false, count: views.count)
    return indices.filter { index in
      let view = self[index]
      let isOpaque = view.object.element["alpha"].flatMap { Double($0) } != 0
      isVisible[index.position] = !view.isHidden && isOpaque && (view.parent.map { isVisible[$0.position] } ?? true)
      return isVisible[index.position]
    }
  }

  /// The document of the scene.
  public var document: Document { environment.document }

  /// The indices of all views in document order.
  @inlinable public var indices: ViewIndices { ViewIndices(count: views.count) }

  /// Accesses a view.
  @inlinable public subscript(view: ViewIndex) -> ResolvedView { views[view.position] }

  /// Accesses a layout guide.
  @inlinable public subscript(guide: GuideIndex) -> ResolvedGuide { guides[guide.position] }

  /// Accesses a constraint.
  @inlinable public subscript(constraint: ConstraintIndex) -> ResolvedConstraint { constraints[constraint.position] }

  /// The look of AppKit's controls in a view: Xcode stores only those tabs again that it showed.
  package func macDesign(of view: ViewIndex) -> MacDesign {
    guard !tabDesigns.isEmpty else { return macDesign }
    var current: ViewIndex? = view
    while let candidate = current {
      if let design = tabDesigns[candidate] { return design }
      current = self[candidate].parent
    }
    return macDesign
  }

  /// Returns the index of a view; nil when the view is not in this scene or not installed.
  public func index(of view: Object) -> ViewIndex? { places.view(at: view.element) }

  /// Returns the constraints that a view holds.
  public func constraints(heldBy view: ViewIndex) -> ArraySlice<ResolvedConstraint> {
    constraints[heldConstraints[view]]
  }

  /// Returns the subviews of a view, in order.
  public func children(of view: ViewIndex) -> ViewChildren { ViewChildren(views: views, first: self[view].firstChild) }

  /// Whether a view is another one or contains it.
  public func contains(_ outer: ViewIndex, _ inner: ViewIndex) -> Bool {
    self[outer].object.element.contains(self[inner].object.element)
  }

  /// Returns the innermost view that contains both.
  public func nearestCommonAncestor(_ first: ViewIndex, _ second: ViewIndex) -> ViewIndex {
    var candidate = first
    while let parent = self[candidate].parent, !contains(candidate, second) { candidate = parent }
    return candidate
  }

  /// The same scene in another environment that has the same views and constraints.
  func moved(to environment: SceneEnvironment) -> ResolvedScene {
    ResolvedScene(
      root: root, environment: environment, rootKind: rootKind, macDesign: macDesign, tabDesigns: tabDesigns,
      rootSize: environment.rootSize(of: root, rootKind), views: views, guides: guides, constraints: constraints,
      problems: problems, notInstalled: notInstalled, places: places, heldConstraints: heldConstraints)
  }
}

/// The subviews of a view, in order.
public struct ViewChildren: Sequence, IteratorProtocol, Sendable {
  let views: [ResolvedView]
  private var following: ViewIndex?

  init(views: [ResolvedView], first: ViewIndex?) {
    self.views = views
    following = first
  }

  /// Returns the next subview.
  public mutating func next() -> ViewIndex? {
    guard let current = following else { return nil }
    following = views[current.position].nextSibling
    return current
  }
}

/// Positions of views and guides by their element.
struct ElementIndices: Sendable {
  let offset: Int
  /// By the element's index less the root's: the position of a view; below -1 the position of a guide; -1 for others.
  private(set) var positions: [Int32] = []

  init(root: Element) { offset = root.index }

  mutating func set(_ view: ViewIndex, at element: Element) { set(Int32(view.position), at: element) }

  mutating func set(_ guide: GuideIndex, at element: Element) { set(Int32(-2 - guide.position), at: element) }

  private mutating func set(_ value: Int32, at element: Element) {
    let index = element.index - offset
    while positions.count <= index { positions.append(-1) }
    positions[index] = value
  }

  private func value(at element: Element) -> Int32 {
    let index = element.index - offset
    return positions.indices.contains(index) ? positions[index] : -1
  }

  func view(at element: Element) -> ViewIndex? {
    let value = value(at: element)
    return value >= 0 ? ViewIndex(Int(value)) : nil
  }

  func guide(at element: Element) -> GuideIndex? {
    let value = value(at: element)
    return value < -1 ? GuideIndex(Int(-2 - value)) : nil
  }
}
