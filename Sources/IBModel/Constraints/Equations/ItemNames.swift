import IBXML

/// What views and layout guides are called in equations, and which of them have a name.
struct ItemNames: Sendable {
  /// What has one name.
  private struct Namesakes {
    var ids: [ObjectID] = []
    /// How many of them are in a view tree, by its root.
    var counts: [Object: Int] = [:]
  }

  private let namesakes: [String: Namesakes]
  /// The roots of the view trees.
  private let roots: [ObjectID: Object]

  /// - Complexity: O(objects)
  init(_ document: Document) {
    var namesakes: [String: Namesakes] = [:]
    var roots: [ObjectID: Object] = [:]
    for object in document.objects where object.isConstraintItem {
      // What is around a view comes before it.
      let around = LayoutGuide(object)?.view ?? object.superview
      let root = around.map { roots[$0.id] ?? $0.rootView } ?? object
      roots[object.id] = root
      let name = object.name.trimmed()
      namesakes[name, default: Namesakes()].ids.append(object.id)
      namesakes[name]?.counts[root, default: 0] += 1
    }
    (self.namesakes, self.roots) = (namesakes, roots)
  }

  /// All names.
  var all: some Collection<String> { namesakes.keys }

  /// The views and layout guides with a name, in document order; spaces around a name do not count.
  subscript(name: String) -> [ObjectID] { namesakes[name.trimmed()]?.ids ?? [] }

  /// The root of the view tree of an item.
  func root(of id: ObjectID) -> Object? { roots[id] }

  /// How clear a name is.
  enum Clarity { case clear, clearInItsTree, unclear }

  /// Whether the name of an item says which one it is.
  func clarity(of name: String, for id: ObjectID) -> Clarity {
    guard let entry = namesakes[name.trimmed()], entry.ids.count > 1 else { return .clear }
    return roots[id].flatMap { entry.counts[$0] } == 1 ? .clearInItsTree : .unclear
  }
}

extension Object {
  /// Whether a constraint can have the object as an item.
  var isConstraintItem: Bool { isView || LayoutGuide(self) != nil }
}

extension Document {
  /// Views and layout guides by name.
  /// - Complexity: O(1), and once O(objects)
  var itemNames: ItemNames { lists.itemNames(of: self) }

  /// Items as equations call them, in the order of the ids: by name; with the id where the name would leave open which one
  /// is meant.
  ///
  /// A name that several items of a view tree have leaves it open. So does one that several trees have, unless another item
  /// of the equation says which tree it is.
  /// - Parameter known: names of items that are not in the document.
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
