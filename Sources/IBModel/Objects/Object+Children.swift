import IBXML

extension Object {
  /// The objects directly inside this one, in document order: views, cells, items, guides, constraints, connections,
  /// formatters … This object is the owner of each.
  public var children: [Object] { Object.outermost(in: element) }

  /// This object and all objects inside it, in document order.
  public var family: some Collection<Object> { element.subtree.lazy.compactMap { Object($0) } }

  static func outermost(in element: Element) -> [Object] {
    var found: [Object] = []
    var pending = Array(element.children.reversed())
    while let next = pending.popLast() {
      if let object = Object(next) { found.append(object) } else { pending += next.children.reversed() }
    }
    return found
  }

  /// The formatter of a text cell.
  public var formatter: Object? { element.child(withKey: "formatter").flatMap { Object($0) } }

  /// The cell that draws a control or the cells of a column (macOS).
  public var cell: Object? {
    (element.child(withKey: "cell") ?? element.child(withKey: "dataCell")).flatMap { Object($0) }
  }

  /// The bindings of this object in document order (macOS).
  public var bindings: [Connection] { connections.filter { $0.kind == .binding } }
}

extension Document {
  /// The objects that are in no other object: the top level of scenes or of a .xib, and connections of the document.
  public var outermostObjects: [Object] { Object.outermost(in: tree.root) }
}
