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

  /// Whether a superclass of the system has a member, as far as that is known. Swift code says so where it overrides one.
  func inheritsMember(_ name: String, isSwift: Bool) -> Bool {
    if ancestry.platformClasses.contains(where: { PlatformMembers.have(name, in: $0) }) { return true }
    let isKnown = PlatformMembers.outlets.contains(name) || PlatformMembers.actions.contains(name)
    return !isSwift && !ancestry.isComplete && isKnown
  }

  /// Whether a text that code makes of a class can be the name of this one.
  func hasName(from text: ClassText) -> Bool {
    guard let type = text.type else { return true }
    switch relation(of: type) {
    case .same, .superclass, .protocol: return true
    case .subclass, .none: return false
    }
  }

  /// The types with which some types declare a property; nil if none of them does.
  func types(ofProperty name: String, in types: some Sequence<TypeDeclaration>) -> Set<String?>? {
    var found: Set<String?> = []
    for type in types {
      for member in type.members where member.name == name {
        let isPlain = member.kind == .property && !member.isCollection
        found.insert(isPlain ? member.type : nil)
      }
    }
    return found.isEmpty ? nil : found
  }
}

/// The name of an outlet or an action in Swift, in Objective-C and in documents.
struct MemberName {
  /// The property, or the method without its labels.
  let swift: String
  /// The property, or the parts of the selector.
  let parts: [String]
  /// The property or the selector.
  let document: String
  /// Whether the selector has colons.
  let hasArguments: Bool

  /// - Parameter spelled: How the code that declares it spells it.
  init(_ member: MemberDeclaration, spelled: String) {
    document = member.name
    hasArguments = member.name.contains(":")
    parts = member.name.split(separator: ":").map(String.init)
    swift = spelled
  }

  private init(swift: String, parts: [String], document: String, hasArguments: Bool) {
    (self.swift, self.parts, self.document, self.hasArguments) = (swift, parts, document, hasArguments)
  }

  /// The member with another name, which is given as a selector or as its first word in code.
  /// - Throws: `RenamingError` if the labels of a Swift method would have to change.
  func renamed(_ new: String, isSwift: Bool) throws(RenamingError) -> MemberName {
    guard hasArguments else { return MemberName(swift: new, parts: [new], document: new, hasArguments: false) }
    // `WithSender` of a Swift method `tap(sender:)`.
    let ending = parts[0].hasPrefix(swift) ? String(parts[0].dropFirst(swift.count)) : ""
    let written = new.split(separator: ":").map(String.init)
    var newParts = parts
    if !new.contains(":") {
      newParts[0] = new + ending
      return MemberName(
        swift: new, parts: newParts, document: newParts.map { $0 + ":" }.joined(), hasArguments: true)
    }
    let keepsLabels = written.count == parts.count && (!isSwift || written.dropFirst() == parts.dropFirst())
    guard keepsLabels, ending.isEmpty || written[0].hasSuffix(ending) && written[0] != ending else {
      throw RenamingError("`\(new)` has other labels than `\(document)`")
    }
    let base = String(written[0].dropLast(ending.count))
    return MemberName(swift: base, parts: written, document: new, hasArguments: true)
  }
}

extension CodeTokens {
  /// The places of a member in the language of the file.
  func places(of name: MemberName, _ subject: Renaming.Subject) -> [MemberPlace] {
    if isSwiftCode || subject == .outlet { return memberPlaces(name.swift) }
    return methodPlaces(name.parts, hasArguments: name.hasArguments)
  }
}
