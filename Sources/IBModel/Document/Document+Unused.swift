import IBXML

extension Object {
  /// Whether an app can begin with a view controller, or code can make it.
  package func isEntry(of document: Document) -> Bool {
    document.tree.root.id(.initialViewController) == id || element["storyboardIdentifier"] != nil
  }
}

extension Document {
  /// Controllers of scenes that are not initial, that code cannot make, and to which no segue leads, or only segues of
  /// other such scenes.
  package var unreachableControllers: [Object] { unreachableControllers { $0.isEntry(of: self) } }

  /// Controllers of scenes that are no entries, and to which no segue leads from one. None without an entry: then every
  /// scene would be unreachable, which is another mistake.
  package func unreachableControllers(where isEntry: (Object) -> Bool) -> [Object] {
    guard platform != .watchOS else { return [] }
    let controllers = scenes.compactMap { scene in scene.objects.first(where: \.kind.isController) }
    let entries = controllers.filter(isEntry)
    guard controllers.count > 1, !entries.isEmpty else { return [] }
    let reached = idsOfControllers(reachedFrom: entries)
    return controllers.filter { !reached.contains($0.id) }
  }

  /// The ids of some controllers, and of those to which segues lead from them.
  package func idsOfControllers(reachedFrom entries: [Object]) -> Set<ObjectID> {
    var pending = entries.map(\.id)
    var destinations: [ObjectID: [ObjectID]] = [:]
    for segue in segues {
      // A segue of an object beside the scenes may start anywhere.
      let source = segue.source?.scene?.objects.first(where: \.kind.isController)?.id ?? pending.first
      if let source, let destination = segue.destination { destinations[source, default: []].append(destination) }
    }
    var reached = Set(pending)
    while let next = pending.popLast() {
      for destination in destinations[next] ?? [] where reached.insert(destination).inserted {
        pending.append(destination)
      }
    }
    return reached
  }

  /// Views and bar button items next to the controllers of scenes without references from or to other objects.
  package var orphanObjects: [Object] {
    guard kind == .storyboard else { return [] }
    let used = idsInUse()
    return scenes.flatMap(\.objects).filter { object in
      (object.isView || object.kind == "barButtonItem") && !used.contains(object.id) && object.connections.isEmpty
    }
  }

  /// Returns ids with references other than masks, so code may use their objects.
  package func idsInUse() -> Set<ObjectID> { Set(references.lazy.filter { $0.kind != .installation }.map(\.id)) }
}
