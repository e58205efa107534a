import IBModel

/// The objects of a picture with their rectangles, parents and contents.
struct PictureObjects {
  /// The ids from back to front; parents come before their children.
  private(set) var ids: [ObjectID] = []
  let boxes: [ObjectID: Rect]
  private var parents: [ObjectID: ObjectID] = [:]
  private var contents: [ObjectID: [PictureContent]] = [:]

  init(_ picture: Picture?) {
    boxes = picture?.boxes ?? [:]
    for node in picture?.nodes ?? [] { add(node, in: nil) }
  }

  private mutating func add(_ node: PictureNode, in parent: ObjectID?) {
    if let id = node.id, contents[id] == nil {
      ids.append(id)
      parents[id] = parent
      contents[id] = node.ownContents
    }
    for case .group(let inner) in node.contents { add(inner, in: node.id ?? parent) }
  }

  /// Excludes the objects in it.
  func contents(of id: ObjectID) -> [PictureContent] { contents[id] ?? [] }

  func parent(of id: ObjectID) -> ObjectID? { parents[id] }

  func ancestors(of id: ObjectID) -> UnfoldFirstSequence<ObjectID> {
    let parents = parents
    return sequence(first: id) { parents[$0] }
  }
}

extension Picture {
  func renamingObjects(_ names: [ObjectID: ObjectID]) -> Picture {
    if names.isEmpty { return self }
    var copy = self
    copy.nodes = nodes.map { $0.renamingObjects(names) }
    return copy
  }
}

extension PictureNode {
  fileprivate func renamingObjects(_ names: [ObjectID: ObjectID]) -> PictureNode {
    var copy = self
    copy.id = id.map { names[$0] ?? $0 }
    copy.contents = contents.map { content in
      guard case .group(let node) = content else { return content }
      return .group(node.renamingObjects(names))
    }
    return copy
  }
}
