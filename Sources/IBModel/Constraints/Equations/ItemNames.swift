import IBXML

/// What views and layout guides are called in equations, and which of them have a name.
struct ItemNames: Sendable {
  private let objects: [String: [ObjectID]]

  /// - Complexity: O(objects)
  init(_ document: Document) {
    var objects: [String: [ObjectID]] = [:]
    for object in document.objects where object.isConstraintItem {
      objects[object.name.trimmed(), default: []].append(object.id)
    }
    self.objects = objects
  }

  /// All names.
  var all: some Collection<String> { objects.keys }

  /// The views and layout guides with a name, in document order; spaces around a name do not count.
  subscript(name: String) -> [ObjectID] { objects[name.trimmed()] ?? [] }
}

extension Object {
  /// Whether a constraint can have the object as an item.
  var isConstraintItem: Bool { isView || LayoutGuide(self) != nil }

  /// The root of the view tree that a view or layout guide belongs to.
  var treeOfItem: Object { (LayoutGuide(self)?.view ?? self).rootView }
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
      let namesakes = itemNames[name].filter { $0 != id }.compactMap { self.object($0) }
      let tree = namesakes.isEmpty ? nil : object.treeOfItem
      let isOpenInTree = namesakes.contains { $0.treeOfItem == tree }
      plain.append(name)
      needsID.append(isOpenInTree)
      if isOpenInTree || namesakes.isEmpty { saysTree = true }
    }
    if !saysTree, !needsID.isEmpty { needsID[0] = true }
    return items.indices.map { needsID[$0] ? "\(plain[$0]) (\(items[$0]))" : plain[$0] }
  }
}
