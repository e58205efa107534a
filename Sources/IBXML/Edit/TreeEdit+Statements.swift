/// What an edit states, for those that check it.
extension TreeEdit {
  /// The elements that it removes or replaces, with everything in them.
  package var goneElements: [Element] { Array(removed) + Array(replacements.keys) }

  /// The elements that it writes.
  package var newElements: [NewElement] {
    Array(replacements.values) + insertions.values.joined().flatMap(\.content.newElements)
  }

  /// The attributes that it sets, or removes where the value is nil.
  package var changedAttributes: [(element: Element, name: Name, value: String?)] {
    attributeChanges.flatMap { element, changes in changes.map { (element, $0.name, $0.value) } }
  }
}

extension TreeEdit.Content {
  /// The elements in it that do not come from the original.
  fileprivate var newElements: [NewElement] {
    switch self {
    case .new(let element): [element]
    case .moved: []
    case .list(_, let members): members.flatMap(\.newElements)
    }
  }
}
