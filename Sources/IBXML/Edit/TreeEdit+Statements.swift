extension TreeEdit {
  /// The removed and replaced elements; their descendants are gone, too.
  package var goneElements: [Element] { Array(removed) + Array(replacements.keys) }

  package var newElements: [NewElement] {
    Array(replacements.values) + insertions.values.joined().flatMap(\.content.newElements)
  }

  /// The attributes that it sets; a nil value removes one.
  package var changedAttributes: [(element: Element, name: Name, value: String?)] {
    attributeChanges.flatMap { element, changes in changes.map { (element, $0.name, $0.value) } }
  }
}

extension TreeEdit.Content {
  fileprivate var newElements: [NewElement] {
    switch self {
    case .new(let element): [element]
    case .moved: []
    case .list(_, let members): members.flatMap(\.newElements)
    }
  }
}
