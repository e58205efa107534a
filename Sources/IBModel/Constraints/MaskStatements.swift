import IBXML

/// What the masks of a document say about the members of lists: about subviews and constraints.
package struct MaskStatements {
  /// Whether a variation includes a member, by the id of the member and the key of the variation.
  private var statements: [ObjectID: [String: Bool]] = [:]

  /// Reads the masks of a document.
  /// - Complexity: O(elements)
  package init(_ document: Document) {
    document.tree.root.visitDescendants(named: .mask) { mask in
      guard let key = mask.variationKey else { return }
      for member in mask.children {
        guard let id = member.id(.reference), let isIncluded = member.includesInMask else { continue }
        statements[id, default: [:]][key] = isIncluded
      }
    }
  }

  /// Whether no mask of the document has members.
  package var isEmpty: Bool { statements.isEmpty }

  /// Whether the variations include the member with an id, by their keys; empty if none mentions it.
  package subscript(id: ObjectID) -> [String: Bool] { statements[id] ?? [:] }
}

extension MaskStatements {
  /// Whether the default variation excludes the member with an id, and no other one includes it.
  package func neverInstalls(_ id: ObjectID) -> Bool { self[id]["default"] == false && !self[id].values.contains(true) }
}

extension Element {
  /// The key of the variation around a mask.
  package var variationKey: String? {
    guard let variation = parent, variation.name == .variation else { return nil }
    return Variation(element: variation).key
  }

  /// Whether the member of a mask is included; nil for other elements.
  package var includesInMask: Bool? { name == .include ? true : name == .exclude ? false : nil }
}
