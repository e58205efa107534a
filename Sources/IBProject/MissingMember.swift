import IBModel

extension SourceIndex {
  /// The lack of the outlet or action of a connection in a class of the project, and what to do, as one clause; nil if
  /// the class has the member or may have it.
  package func lack(of connection: Connection, in document: Document) -> String? {
    let (isAction, label) = (connection.kind == .action, connection.label)
    guard isAction || [.outlet, .outletCollection].contains(connection.kind),
      let owner = isAction ? connection.destination.flatMap({ document.object($0) }) : connection.source,
      !(isAction ? PlatformMembers.actions : PlatformMembers.outlets).contains(label), owner.kind != .exit,
      let source = owner.sourceClass, let ancestry = source.ancestry(in: self)
    else { return nil }
    switch isAction ? ancestry.method(label) : ancestry.property(label) {
    case .found, .unknown: return nil
    case .missing, .hidden: break
    }
    let similar = ancestry.similar(to: label, of: isAction ? .method : .property, marked: isAction ? .action : .outlet)
    return "`\(source.name)` (\(ancestry.place(of: source.name, in: self))) has no \(isAction ? "action" : "outlet") "
      + "`\(label)`\(similar); add it to the class, or remove the connection with `ibt disconnect`"
  }
}
