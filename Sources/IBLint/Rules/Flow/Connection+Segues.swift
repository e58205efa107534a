import IBModel
import IBXML

extension Connection {
  /// Whether it is a segue that says which controllers another one contains. It is not performed.
  var isRelationship: Bool { kind == .segue && element[.kind] == "relationship" }

  /// Whether it is a segue inside another one, as for peek and pop. It has the identifier of the other one.
  var isNested: Bool { element.parent?.name == .segue }

  /// A segue by its identifier, or by its kind if it has no identifier.
  var segueName: String {
    if let identifier = element[.identifier] { return "segue `\(identifier)`" }
    return element[.kind].map { "`\($0)` segue" } ?? "segue"
  }
}

extension Document {
  /// Every segue in document order.
  var segues: [Connection] {
    var found: [Connection] = []
    tree.visitElements(named: .segue) { if let segue = Connection($0) { found.append(segue) } }
    return found
  }
}
