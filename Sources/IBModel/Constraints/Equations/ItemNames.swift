import IBBase

/// The names of views and layout guides in equations.
struct ItemNames: Sendable {
  private struct Namesakes {
    var ids: [ObjectID] = []
    /// By the root of their view tree.
    var counts: [Object: Int] = [:]
  }

  private let namesakes: [String: Namesakes]
  private let roots: [ObjectID: Object]

  init(_ document: Document) {
    var namesakes: [String: Namesakes] = [:]
    var roots: [ObjectID: Object] = [:]
    for object in document.objects where object.isConstraintItem {
      // Ancestors of a view come before it.
      let around = LayoutGuide(object)?.view ?? object.superview
      let root = around.map { roots[$0.id] ?? $0.rootView } ?? object
      roots[object.id] = root
      let name = object.name.trimmed()
      namesakes[name, default: Namesakes()].ids.append(object.id)
      namesakes[name]?.counts[root, default: 0] += 1
    }
    (self.namesakes, self.roots) = (namesakes, roots)
  }

  var all: some Collection<String> { namesakes.keys }

  /// The views and layout guides with a name, in document order; spaces around a name are ignored.
  subscript(name: String) -> [ObjectID] { namesakes[name.trimmed()]?.ids ?? [] }

  func root(of id: ObjectID) -> Object? { roots[id] }

  enum Clarity { case clear, clearInItsTree, unclear }

  func clarity(of name: String, for id: ObjectID) -> Clarity {
    guard let entry = namesakes[name.trimmed()], entry.ids.count > 1 else { return .clear }
    return roots[id].flatMap { entry.counts[$0] } == 1 ? .clearInItsTree : .unclear
  }
}

extension Object {
  var isConstraintItem: Bool { isView || LayoutGuide(self) != nil }
}

extension Document {
  var itemNames: ItemNames { lists.itemNames.once { ItemNames(self) } }

  /// Returns the names of items, with the id where the name is ambiguous: several items of a view tree have it, or
  /// several trees, unless another item of the equation determines the tree.
  func equationNames(of items: [ObjectID], naming known: [ObjectID: String] = [:]) -> [String] {
    var plain: [String] = []
    var needsID: [Bool] = []
    var saysTree = false
    for id in items {
      guard known[id] == nil, let object = object(id) else {
        plain.append(known[id] ?? "‹\(id)›")
        needsID.append(false)
        saysTree = true
        continue
      }
      let name = object.name
      let clarity = itemNames.clarity(of: name, for: id)
      plain.append(name)
      needsID.append(clarity == .unclear)
      if clarity != .clearInItsTree { saysTree = true }
    }
    if !saysTree, !needsID.isEmpty { needsID[0] = true }
    return items.indices.map { needsID[$0] ? "\(plain[$0]) (\(items[$0]))" : plain[$0] }
  }
}
