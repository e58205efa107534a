import IBXML

extension Connection {
  /// Whether it is a segue to a contained controller, which is not performed.
  package var isRelationship: Bool { kind == .segue && element[.kind] == "relationship" }

  /// Whether it is a segue inside another one, as for peek and pop. It has the identifier of the other one.
  package var isNested: Bool { element.parent?.name == .segue }

  /// Whether only code can perform the segue: it begins at a controller and is not an embed segue.
  package var isManual: Bool {
    kind == .segue && !isRelationship && !isNested && element[.kind] != "embed" && source?.kind.isController == true
  }
}

extension Document {
  package var segues: [Connection] {
    var found: [Connection] = []
    tree.visitElements(named: .segue) { if let segue = Connection($0) { found.append(segue) } }
    return found
  }
}
