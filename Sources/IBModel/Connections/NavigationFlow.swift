import IBXML

/// The scenes of a storyboard that may be in a navigation controller.
package struct NavigationFlow {
  /// Ids of controllers that a relationship, a segue or code may have put there.
  package private(set) var mayBePushed: Set<ObjectID> = []
  /// Ids of controllers that a navigation controller of the storyboard contains or shows.
  package private(set) var pushed: Set<ObjectID> = []
  private var controllers: [ObjectID: Object] = [:]

  /// Kinds of segues that keep the containers of a scene.
  private static let keeping: Set<String> = ["show", "push", "embed", "relationship"]
  /// Kinds of segues after which a scene is in no other controller.
  private static let presenting: Set<String> = ["presentation", "modal", "popoverPresentation", "popover", "unwind"]
  /// The kinds of controllers that are in a navigation controller only if something puts them there.
  private static let plainKinds: Set<Name> = [
    "viewController", "tableViewController", "collectionViewController", "tabBarController", "pageViewController",
  ]

  /// - Complexity: O(elements)
  package init(_ document: Document, initialMayBePushed: Bool) {
    for scene in document.scenes {
      guard let controller = scene.objects.first(where: \.kind.isController) else { continue }
      controllers[controller.id] = controller
    }
    var kept: [ObjectID: [ObjectID]] = [:]
    var reached: Set<ObjectID> = []
    for segue in document.segues {
      guard let kind = segue.element[.kind], let destination = segue.destination else { continue }
      reached.insert(destination)
      if NavigationFlow.keeping.contains(kind), let source = controller(of: segue) {
        kept[source.id, default: []].append(destination)
        if segue.isRelationship, source.kind == "navigationController" { pushed.insert(destination) }
      } else if !NavigationFlow.presenting.contains(kind) {
        mayBePushed.insert(destination)
      }
    }
    let initial = document.tree.root.id(.initialViewController)
    for (id, controller) in controllers {
      let isPlain = NavigationFlow.plainKinds.contains(controller.kind.name)
      let isFirst = isPlain && id == initial && controller.element["storyboardIdentifier"] == nil
      if isFirst, !initialMayBePushed { continue }
      if !isPlain || controller.isEntry(of: document) || !reached.contains(id) { mayBePushed.insert(id) }
    }
    NavigationFlow.extend(&mayBePushed, along: kept)
    NavigationFlow.extend(&pushed, along: kept)
  }

  private static func extend(_ ids: inout Set<ObjectID>, along kept: [ObjectID: [ObjectID]]) {
    var pending = Array(ids)
    while let next = pending.popLast() {
      for destination in kept[next] ?? [] where ids.insert(destination).inserted { pending.append(destination) }
    }
  }

  package func controller(of segue: Connection) -> Object? {
    guard let source = segue.source else { return nil }
    return sequence(first: source) { $0.owner }.lazy.compactMap { controllers[$0.id] }.first
  }
}
