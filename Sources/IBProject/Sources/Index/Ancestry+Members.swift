extension Ancestry {
  /// The result of looking up a member of a class.
  package enum Membership: Sendable {
    /// The member exists; several declarations may match.
    case found([Member])
    /// The member exists, but the Objective-C runtime cannot find it.
    case hidden(Member)
    case missing
    /// A superclass is unknown, or the class decides at run time.
    case unknown
  }

  package struct Member: Sendable {
    package let member: MemberDeclaration
    package let declaration: SourceIndex.Declaration
  }

  /// The property that an outlet or a runtime attribute sets.
  package func property(_ key: String) -> Membership {
    let names = KeyValueNames(key)
    return membership(unless: ["setValue:forUndefinedKey:", "setValue:forKey:"]) { member in
      switch member.kind {
      case .property: names.properties.contains(member.name)
      // A method with the name of the key may override the getter of a property that a system class has.
      case .method: names.setters.contains(member.name) || member.name == key
      }
    }
  }

  /// The property whose value a key path continues with.
  package func value(_ key: String) -> Membership {
    let names = KeyValueNames(key)
    return membership(unless: ["valueForUndefinedKey:", "valueForKey:"]) { member in
      names.getters.contains(member.name) || member.kind == .property && names.variables.contains(member.name)
    }
  }

  /// The method that an action calls.
  package func method(_ selector: String) -> Membership {
    membership(unless: ["forwardInvocation:", "forwardingTargetForSelector:"]) { member in
      switch member.kind {
      case .property: member.name == selector || KeyValueNames.setter(of: member.name) == selector
      case .method: member.name == selector
      }
    }
  }

  package func members(marked mark: MemberDeclaration.Mark) -> [Member] {
    members { $0.mark == mark }
  }

  private func members(_ isMeant: (MemberDeclaration) -> Bool) -> [Member] {
    declarations.flatMap { declaration in
      declaration.type.members.filter(isMeant).map { Member(member: $0, declaration: declaration) }
    }
  }

  private func membership(
    unless handlers: Set<String>, _ isMeant: (MemberDeclaration) -> Bool
  ) -> Membership {
    let found = members(isMeant)
    let exposed = found.filter { $0.member.isExposed || $0.declaration.type.exposesMembers }
    if !exposed.isEmpty { return .found(exposed) }
    let decidesAtRunTime = declarations.contains { $0.type.members.contains { handlers.contains($0.name) } }
    guard isComplete, !decidesAtRunTime, !inheritsExposure else { return .unknown }
    return found.first.map { .hidden($0) } ?? .missing
  }

  /// `@objcMembers` on a class also exposes the members of its subclasses.
  private var inheritsExposure: Bool {
    declarations.contains { $0.type.kind == .class && $0.type.exposesMembers }
  }

  package func names(of kind: MemberDeclaration.Kind, marked mark: MemberDeclaration.Mark) -> [String] {
    members { $0.kind == kind && $0.mark == mark }.map(\.member.name)
  }
}
