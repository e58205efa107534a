import IBXML

/// The statements of the masks in a document about members of lists: subviews and constraints.
package struct MaskStatements {
  /// Whether a variation includes a member, by the id of the member and the key of the variation.
  private var statements: [ObjectID: [String: Bool]] = [:]

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

  package var isEmpty: Bool { statements.isEmpty }

  /// Whether the variations include the member with an id, by their keys; empty if none mentions it.
  package subscript(id: ObjectID) -> [String: Bool] { statements[id] ?? [:] }

  /// Whether the default variation excludes the member with an id, and no other one includes it.
  package func neverInstalls(_ id: ObjectID) -> Bool { self[id]["default"] == false && !self[id].values.contains(true) }
}

extension Element {
  package var variationKey: String? {
    guard let variation = parent, variation.name == .variation else { return nil }
    return Variation(element: variation).key
  }

  package var includesInMask: Bool? { name == .include ? true : name == .exclude ? false : nil }
}
