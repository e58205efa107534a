import IBXML

/// Objects with the ids of others, from which they were copied.
package struct Copy {
  /// The scene or the outermost object.
  package let element: Element
  /// In document order.
  package var objects: [Object]
}

extension Document {
  /// The copies in the document: scenes with several top-level objects, or objects with their contents.
  /// - Complexity: O(duplicates · depth)
  package func copies() -> [Copy] {
    let topLevel = Dictionary(grouping: duplicates.filter(\.isTopLevel), by: { $0.scene })
    let copiedScenes = Set(topLevel.filter { $0.value.count > 1 }.keys.compactMap { $0?.element })
    var copies: [Copy] = []
    for object in duplicates {
      if let last = copies.last, last.element.contains(object.element) {
        copies[copies.count - 1].objects.append(object)
      } else {
        let scene = object.element.ancestors.first { $0.name == .scene && copiedScenes.contains($0) }
        copies.append(Copy(element: scene ?? object.element, objects: [object]))
      }
    }
    return copies
  }
}
