import IBSources

/// A class with those that it inherits from, that inherit from it, and its protocols.
final class ClassFamily {
  /// How a type is related to the class.
  enum Relation {
    case same, subclass, superclass, `protocol`
    /// Not at all, as far as the sources tell.
    case none
  }

  /// The name of the class.
  let name: String
  private let index: SourceIndex
  private let names: Set<String>
  private let protocols: Set<String>
  private let ancestry: Ancestry
  private var known: [String: Relation] = [:]

  init(_ name: String, _ index: SourceIndex) {
    (self.name, self.index) = (name, index)
    let own = index.declarations(of: name).filter { $0.type.kind == .class }
    names = own.reduce(into: [name]) { names, declaration in
      names.formUnion([String(declaration.type.ownName), declaration.type.name])
      if let objectiveCName = declaration.type.objectiveCName { names.insert(objectiveCName) }
    }
    ancestry = index.ancestry(of: name)
    protocols = ClassFamily.protocols(of: ancestry, index)
  }

  /// The protocols of the project that the class or a superclass adopts.
  private static func protocols(of ancestry: Ancestry, _ index: SourceIndex) -> Set<String> {
    var found: Set<String> = []
    var remaining = ancestry.declarations.flatMap(\.type.inherited)
    while let name = remaining.popLast() {
      let declarations = index.declarations(of: name).filter { $0.type.kind == .protocol }
      guard !declarations.isEmpty, found.insert(name).inserted else { continue }
      remaining += declarations.flatMap(\.type.inherited)
    }
    return found
  }

  /// How a type is related to the class.
  func relation(of type: String) -> Relation {
    let own = type.split(separator: ".").last.map(String.init) ?? type
    if let known = known[own] { return known }
    let relation: Relation
    if names.contains(own) {
      relation = .same
    } else if protocols.contains(own) {
      relation = .protocol
    } else if names.contains(where: { index.ancestry(of: own).inherits(from: $0) }) {
      relation = .subclass
    } else {
      relation = ancestry.inherits(from: own) ? .superclass : .none
    }
    known[own] = relation
    return relation
  }

  /// Whether code of a type has the members of the class as its own.
  func isOwn(_ type: String) -> Bool {
    switch relation(of: type) {
    case .same, .subclass: true
    case .superclass, .protocol, .none: false
    }
  }

  /// Whether a text that code makes of a class can be the name of this one.
  func hasName(from text: ClassText) -> Bool {
    guard let type = text.type else { return true }
    switch relation(of: type) {
    case .same, .superclass, .protocol: return true
    case .subclass, .none: return false
    }
  }

  /// Whether a superclass of the system has a member, as far as that is known.
  func inheritsMember(_ name: String) -> Bool {
    ancestry.platformClasses.contains { PlatformMembers.have(name, in: $0) }
  }
}
