import IBBase
import IBXML

/// A constraint between two objects, by the positions of the first objects with the ids of its items.
package struct Tie: Sendable {
  package var first: Int
  package var second: Int
}

/// Shared lists of a document, each made on first request.
///
/// Elements are found by name, so a document without such elements is not walked.
final class DocumentLists: Sendable {
  let connections = Locked<[Connection]?>(nil)
  let constraints = Locked<[Constraint]?>(nil)
  let ties = Locked<[Tie]?>(nil)
  let references = Locked<[Reference]?>(nil)
  let runtimeAttributes = Locked<[RuntimeAttribute]?>(nil)
  let itemNames = Locked<ItemNames?>(nil)
  let hasKana = Locked<Bool?>(nil)
}

extension XMLTree {
  /// - Complexity: O(elements with the names · log(them))
  package func elements(named names: [Name]) -> [Element] {
    var positions: [Int32] = []
    for name in names { visitElements(named: name) { positions.append(Int32($0.index)) } }
    positions.sort()
    return positions.map { element(at: Int($0)) }
  }
}

extension SourceText {
  var hasKana: Bool {
    var start = 0
    while let lead = offset(of: 0xE3, from: start), lead + 1 < utf8.count {
      // U+3040 to U+30FF in UTF-8.
      if (0x81...0x83).contains(utf8[lead + 1]) { return true }
      start = lead + 1
    }
    return false
  }
}

extension Locked {
  func once<Wrapped>(_ make: () -> Wrapped) -> Wrapped where Value == Wrapped? {
    withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}

extension Document {
  /// File's Owner: the object outside a .xib that loads it.
  package var filesOwner: Object? {
    guard kind == .xib, let objects = tree.root.child(.objects) else { return nil }
    let owner = objects.children.first {
      platform == .macOS ? $0.name == "customObject" && $0[.id] == "-2" : $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return owner.flatMap { Object($0) }
  }
}
