import IBBase
import IBModel
import IBXML

/// An outlet of a controller that leads to the root of a view tree.
struct TreeOutlet {
  let owner: Object
  let property: String
  let root: Object

  private init?(_ element: Element, in document: Document) {
    // Words come last, because few outlets lead to a tree and looking for words takes longest.
    guard let connection = Connection(element),
      let root = connection.destination.flatMap(document.object), root.isView, root.superview == nil,
      root.customClass != ViewTemplate.rootClass, let owner = connection.source,
      owner.kind.isController || owner.element["placeholderIdentifier"] == "IBFilesOwner",
      VariantWord.isIn(connection.label)
    else { return nil }
    (self.owner, self.root) = (owner, root)
    property = connection.label
  }

  /// More trees of one controller are left out.
  private static let mostTrees = 16

  /// Returns the outlets with a variant word in their property, by their owners in document order. Of several with the
  /// same property, the last one counts.
  static func all(in document: Document) -> [[TreeOutlet]] {
    guard document.platform.isUIKit else { return [] }
    var result: [[String: TreeOutlet]] = []
    var owner: Object?
    document.tree.visitElements(named: .outlet) { element in
      guard let outlet = TreeOutlet(element, in: document) else { return }
      if outlet.owner != owner { result.append([:]) }
      owner = outlet.owner
      result[result.count - 1][outlet.property] = outlet
    }
    return result.map { $0.values.ordered(by: \.property).prefix(mostTrees) }.map(Array.init)
  }

  func isVariant(of other: TreeOutlet) -> Bool {
    root != other.root && VariantWord.areVariants(property, other.property)
  }
}

extension Object {
  private static let viewOutlet = "view"

  package func liveView(in document: Document) -> Object? {
    let own = element.child(withKey: Object.viewOutlet).flatMap { Object($0) }
    let view = own ?? outlets(Object.viewOutlet).last?.destination.flatMap(document.object)
    return view.flatMap { $0.isView ? $0 : nil }
  }
}
