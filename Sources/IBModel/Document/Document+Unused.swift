import IBXML

extension Object {
  /// Whether an app can begin with a view controller, or code can make it.
  package func isEntry(of document: Document) -> Bool {
    document.tree.root.id(.initialViewController) == id || element["storyboardIdentifier"] != nil
  }
}

extension Document {
  /// Controllers of scenes to which no segue leads, that are not initial, and that code cannot make. None without an
  /// initial controller: then every scene would be unreachable, which is another mistake.
  package var unreachableControllers: [Object] {
    guard platform != .watchOS else { return [] }
    let controllers = scenes.compactMap { scene in scene.objects.first(where: \.kind.isController) }
    let entries = controllers.filter { $0.isEntry(of: self) }
    guard controllers.count > 1, !entries.isEmpty else { return [] }
    let destinations = Set(segues.compactMap(\.destination))
    return controllers.filter { !$0.isEntry(of: self) && !destinations.contains($0.id) }
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
