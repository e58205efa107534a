import IBBase
import IBModel
import IBXML

/// All scenes of a document in a situation.
public struct ResolvedDocument: Sendable {
  /// The environment that the scenes share.
  public let environment: SceneEnvironment
  /// The view trees, in document order.
  public let scenes: [ResolvedScene]

  /// Resolves a document, or only the scenes whose root view is wanted.
  /// - Complexity: O(elements)
  public init(
    _ document: Document, in situation: Situation = Situation(), where isWanted: (Object) -> Bool = { _ in true }
  ) {
    let environment = SceneEnvironment(document, in: situation)
    self.environment = environment
    scenes = document.rootViews.filter(isWanted).map { ResolvedScene(root: $0, in: environment) }
  }

  package init(
    _ document: Document, in situation: Situation, reusing readings: inout SceneCache,
    where isWanted: (Object) -> Bool = { _ in true }
  ) {
    let environment = SceneEnvironment(document, in: situation)
    self.environment = environment
    scenes = document.rootViews.filter(isWanted).map { readings.scene($0, in: environment) }
  }

  /// The parts that layout cannot read or use: of the document first, then of the scenes in document order.
  public var problems: [SceneProblem] { environment.problems + scenes.flatMap(\.problems) }

  /// Returns the scene of a view and its index there; nil when the view is not installed.
  public func index(of view: Object) -> (scene: ResolvedScene, view: ViewIndex)? {
    for scene in scenes {
      if let index = scene.index(of: view) { return (scene, index) }
    }
    return nil
  }
}

extension ResolvedScene {
  /// Resolves the view tree of a root view.
  public init(root: Object, in environment: SceneEnvironment) {
    var reader = SceneReader(root, in: environment)
    reader.readViews()
    reader.readConstraints()
    self = reader.scene
  }
}

extension Document {
  /// The problem of a document that is too large to be laid out.
  package var excess: SceneProblem? {
    guard tree.nodeCount > Limit.laidOutElements else { return nil }
    let clause = "documents of more than \(Limit.laidOutElements / 1000),000 elements are neither laid out nor drawn"
    return SceneProblem(object: nil, place: tree.root.startTagRange, kind: .tooLarge(clause))
  }

  /// Views without a superview, in document order. Excludes the bars of controllers, which are never a screen of their
  /// own, but not views within them. Documents beyond the limit have none.
  public var rootViews: [Object] {
    if excess != nil { return [] }
    var end = 0
    return views.filter { view in
      guard view.element.index >= end, !view.isBarOfController else { return false }
      end = view.element.subtree.endIndex
      return true
    }
  }
}

extension Object {
  fileprivate var isBarOfController: Bool {
    let bars: [ElementKind] = [.navigationBar, .tabBar, .toolbar]
    guard bars.contains(kind), let parent = element.parent.flatMap({ Object($0) }) else {
      return false
    }
    return parent.ownsViewTree
  }
}
