import IBProject

/// A class with its superclasses, subclasses and protocols.
struct ClassFamily {
  private let index: SourceIndex
  private let names: Set<String>
  private let protocols: Set<String>
  private let ancestry: Ancestry

  init(_ name: String, _ index: SourceIndex) {
    self.index = index
    let own = index.declarations(of: name).filter { $0.type.kind == .class }
    names = own.reduce(into: [name]) { names, declaration in
      names.formUnion([String(declaration.type.ownName), declaration.type.name])
      if let objectiveCName = declaration.type.objectiveCName { names.insert(objectiveCName) }
    }
    ancestry = index.ancestry(of: name)
    protocols = ClassFamily.protocols(of: ancestry, index)
  }

  private static func protocols(of ancestry: Ancestry, _ index: SourceIndex) -> Set<String> {
    var found: Set<String> = []
    var remaining = ancestry.declarations.flatMap(\.type.inherited)
    while let name = remaining.popLast() {
      // Protocols of libraries count, too: code can extend them.
      guard found.insert(ownName(of: name)).inserted else { continue }
      remaining += index.declarations(of: name).filter { $0.type.kind == .protocol }.flatMap(\.type.inherited)
    }
    return found
  }

  /// Whether a type is the class or a subclass.
  func isOwn(_ type: String) -> Bool {
    let own = ClassFamily.ownName(of: type)
    return names.contains(own) || names.contains { index.ancestry(of: own).inherits(from: $0) }
  }

  /// Whether a text that code makes from a class can be the name of this one.
  func hasName(from text: ClassText) -> Bool {
    guard let type = text.type else { return true }
    let own = ClassFamily.ownName(of: type)
    if names.contains(own) || protocols.contains(own) || ancestry.inherits(from: own) { return true }
    let kinds = index.declarations(of: own).map(\.type.kind)
    if kinds.contains(where: { $0 == .class || $0 == .value }) { return false }
    // An unknown superclass may have the type, and an unknown type any class.
    let isKnown = kinds.contains(.protocol) || PlatformClass(named: own) != nil
    return isKnown ? !ancestry.isComplete : text.isBound
  }

  private static func ownName(of type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

  /// Whether a system superclass is known to have a member.
  func inheritsMember(_ name: String) -> Bool {
    ancestry.platformClasses.contains { PlatformMembers.have(name, in: $0) }
  }
}
