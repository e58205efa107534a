import IBModel
import IBXML

/// The statements of the masks in a document about members of lists: subviews and constraints.
struct MaskStatements {
  /// Whether a variation includes a member, by the id of the member and the key of the variation.
  private var statements: [ObjectID: [String: Bool]] = [:]

  /// - Complexity: O(elements)
  init(_ document: Document) {
    document.tree.root.visitDescendants(named: .mask) { mask in
      guard let key = mask.variationKey else { return }
      for member in mask.children {
        guard let id = member.id(.reference), let isIncluded = member.includesInMask else { continue }
        statements[id, default: [:]][key] = isIncluded
      }
    }
  }

  var isEmpty: Bool { statements.isEmpty }

  /// Whether the variations include the member with an id, by their keys; empty if none mentions it.
  subscript(id: ObjectID) -> [String: Bool] { statements[id] ?? [:] }
}

extension MaskStatements {
  /// Whether the default variation excludes the member with an id, and no other one includes it.
  func neverInstalls(_ id: ObjectID) -> Bool { self[id]["default"] == false && !self[id].values.contains(true) }
}

extension Element {
  var variationKey: String? {
    guard let variation = parent, variation.name == .variation else { return nil }
    return Variation(element: variation).key
  }

  var includesInMask: Bool? { name == .include ? true : name == .exclude ? false : nil }
}
