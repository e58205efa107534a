import IBXML

extension Connection {
  /// Whether it is a segue that says which controllers another one contains. It is not performed.
  package var isRelationship: Bool { kind == .segue && element[.kind] == "relationship" }

  /// Whether it is a segue inside another one, as for peek and pop. It has the identifier of the other one.
  package var isNested: Bool { element.parent?.name == .segue }

  /// Whether nothing but code can perform the segue: it begins at a controller, and does not show what is in it.
  package var isManual: Bool {
    kind == .segue && !isRelationship && !isNested && element[.kind] != "embed" && source?.kind.isController == true
  }
}

extension Document {
  /// Every segue in document order.
  package var segues: [Connection] {
    var found: [Connection] = []
    tree.visitElements(named: .segue) { if let segue = Connection($0) { found.append(segue) } }
    return found
  }
}
