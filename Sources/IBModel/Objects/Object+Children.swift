import IBXML

extension Object {
  /// The objects directly in this one, whatever lists they stand in: views, cells, items, guides, constraints,
  /// connections, formatters … in document order. The owner of each is this object.
  public var children: [Object] { Object.outermost(in: element) }

  /// This object and all in it, in document order.
  public var family: some Sequence<Object> { element.subtree.lazy.compactMap { Object($0) } }

  /// The first objects met on the way down from an element, which itself does not count.
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
  /// The objects that stand in no other: the top level of scenes or .xib, then what hangs on the document itself.
  public var outermostObjects: [Object] { Object.outermost(in: tree.root) }

  /// The gesture recognizers of a view in document order: those in its list, and those its outlet collection
  /// `gestureRecognizers` leads to.
  public func gestureRecognizers(of view: Object) -> [Object] {
    let own = view.element.child(.gestureRecognizers)?.children.compactMap { Object($0) } ?? []
    let connected = view.connections.filter { $0.kind == .outletCollection && $0.label == Name.gestureRecognizers.text }
    return (own + connected.compactMap { $0.destination.flatMap(object) }).sorted()
  }
}
