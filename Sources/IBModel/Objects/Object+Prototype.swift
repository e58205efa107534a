import IBXML

extension Element {
  /// Whether a table or collection of UIKit shows any number of copies of the element: a prototype cell, header or
  /// footer.
  package var isPrototype: Bool {
    guard let list = parent else { return false }
    switch list.name {
    case .prototypes: return true
    case .cells: return list.parent?.name == ElementKind.collectionView.name
    case ElementKind.collectionView.name: return self[.key] == "sectionHeaderView" || self[.key] == "sectionFooterView"
    default: return false
    }
  }
}

extension Object {
  /// The prototype that the object is or is part of.
  package var prototype: Object? {
    if element.isPrototype { return self }
    return element.ancestors.first { $0.isPrototype }.flatMap { Object($0) }
  }
}

extension Name {
  /// The prototype cells of a table.
  package static let prototypes = Name("prototypes")
  /// The cells of a section of a table, or the prototype cells of a collection.
  package static let cells = Name("cells")
}
