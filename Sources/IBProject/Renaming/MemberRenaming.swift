import IBModel
import IBSources
import IBXML

/// Renames an outlet or an action.
struct MemberRenaming {
  private let renaming: Renaming
  private let facts: RenamingFacts
  private let family: ClassFamily
  private let old: MemberName
  private let new: MemberName
  /// Whether nothing else is known to have the name, so that every object which has it is one of the class.
  private let isUnique: Bool
  /// Whether Swift code declares it.
  private let isSwift: Bool

  init(_ renaming: Renaming, _ facts: RenamingFacts) throws(RenamingError) {
    (self.renaming, self.facts) = (renaming, facts)
    let (member, owner) = try MemberRenaming.declaration(renaming, facts)
    family = ClassFamily(owner, facts.index)
    isSwift = member.declaration.language == .swift
    let name = MemberRenaming.word(of: member, facts) ?? renaming.old
    old = MemberName(member.member, spelled: name)
    new = try old.renamed(renaming.new, isSwift: isSwift)
    let document = old.document
    let isOfPlatform =
      renaming.subject == .action
      ? PlatformMembers.actions.contains(document)
      : PlatformMembers.outlets.contains(document) || PlatformMembers.keys.contains(document)
    let names = Set([document, "_" + document])
    isUnique =
      !isOfPlatform
      && facts.index.files.allSatisfy { file in
        file.source.types.allSatisfy { type in
          type.ownName == owner || type.objectiveCName == owner || !type.members.contains { names.contains($0.name) }
        }
      }
    try checkNew()
  }

  // MARK: The declaration

  private typealias Found = (member: MemberDeclaration, declaration: TypeDeclaration, path: String)

  private static func declaration(
    _ renaming: Renaming, _ facts: RenamingFacts
  ) throws(RenamingError) -> (member: Found, owner: String) {
    let marks: Set<MemberDeclaration.Mark> = renaming.subject == .outlet ? [.outlet] : [.action, .segueAction]
    var found: [Found] = []
    for file in facts.index.files {
      for type in file.source.types {
        for member in type.members where member.mark.map(marks.contains) == true {
          let first = member.name.prefix { $0 != ":" }
          guard member.name == renaming.old || first.hasPrefix(renaming.old) else { continue }
          let candidate = (member, type, file.path)
          guard member.name == renaming.old || word(of: candidate, facts) == renaming.old else { continue }
          found.append(candidate)
        }
      }
    }
    let owners = Set(found.map { String($0.declaration.ownName) }).sorted()
    let noun = renaming.subject.rawValue
    if let owner = renaming.owner {
      let own = found.filter { $0.declaration.ownName == owner || $0.declaration.objectiveCName == owner }
      guard let first = own.first else {
        throw RenamingError(
          "`\(owner)` has no \(noun) `\(renaming.old)`"
            + (owners.isEmpty
              ? "" : "; \(owners.prefix(5).joined(separator: ", ")) \(owners.count == 1 ? "has" : "have")"))
      }
      return (first, String(first.declaration.ownName))
    }
    guard let first = found.first else {
      let names = Set(
        facts.index.files.flatMap { $0.source.types.flatMap(\.members) }
          .filter { $0.mark.map(marks.contains) == true }.map(\.name))
      let similar = EditDistance.similar(to: renaming.old, among: names.sorted())
      throw RenamingError(
        "no \(noun) is `\(renaming.old)` in \(facts.sourceCount) source files"
          + (similar.map { "; did you mean `\($0)`?" } ?? ""))
    }
    guard owners.count == 1 else {
      throw RenamingError(
        "several classes have an \(noun) `\(renaming.old)`: "
          + owners.prefix(5).joined(separator: ", ")
          + "; write the class in front, as in `\(owners[0]).\(renaming.old)`")
    }
    return (first, owners[0])
  }

  /// The name with which code declares a member.
  private static func word(of member: Found, _ facts: RenamingFacts) -> String? {
    facts.code.first { $0.path == member.path }.map { SourceFile.word(in: $0.tokens.bytes, at: member.member.offset) }
  }

  private func checkNew() throws(RenamingError) {
    for file in facts.index.files {
      for type in file.source.types where family.relation(of: type.name) != .none {
        for member in type.members where [new.document, "_" + new.document, new.swift].contains(member.name) {
          throw RenamingError(
            "`\(type.name)` has a member `\(member.name)` already: \(sourcePlace(file.path, line: file.source.line(ofOffset: member.offset)))"
          )
        }
      }
    }
    if family.inheritsMember(new.document, isSwift: isSwift) {
      throw RenamingError("a superclass of the system has a member `\(new.document)`")
    }
    for file in facts.code {
      for place in file.tokens.places(of: new, renaming.subject) where place.type.map(family.isOwn) == true {
        guard place.owner == .own else { continue }
        throw RenamingError("`\(new.swift)` is used already: \(Renaming.place(file, at: place.place.range.lowerBound))")
      }
    }
  }

  // MARK: Code

  func plan() throws(RenamingError) -> RenamingPlan {
    var plan = RenamingPlan()
    for file in facts.code {
      for place in file.tokens.places(of: old, renaming.subject) { read(place, in: file, &plan) }
      readTexts(file, &plan)
      readDynamicUses(file, &plan)
    }
    try readDocuments(&plan)
    checkClass(&plan)
    return plan
  }

  /// Targets of a project can have classes of the same name, whose members the names do not tell apart.
  private func checkClass(_ plan: inout RenamingPlan) {
    let classes = facts.index.classes(named: family.name)
    guard classes.count > 1 else { return }
    plan.withdraw()
    for declaration in classes {
      plan.block("the class `\(family.name)` is declared here, too", declaration.path, at: declaration.type.offset)
    }
  }

  private func read(_ place: MemberPlace, in file: RenamingFacts.Code, _ plan: inout RenamingPlan) {
    switch verdict(place, in: file) {
    case .same where place.owner == .own && file.tokens.isBound(new.swift, at: place.place.range):
      plan.block("a variable has the new name here", file.path, at: place.place.range.lowerBound)
    case .same:
      let parts = file.tokens.isSwiftCode ? [new.swift] : new.parts
      plan.add(place.place.form.spelled(parts[place.part]), in: file.path, at: place.place.range)
    case .other: break
    case .unclear(let reason): plan.block(reason, file.path, at: place.place.range.lowerBound)
    }
  }

  private enum Verdict {
    case same, other
    case unclear(String)
  }

  private func verdict(_ place: MemberPlace, in file: RenamingFacts.Code) -> Verdict {
    switch place.owner {
    case .declaration: return declarationVerdict(place, in: file)
    case .own:
      guard let type = place.type else { return .other }
      return verdict(ofObject: type)
    case .instance(let type): return verdict(ofObject: type)
    case .property(let name, let isOwn): return verdict(ofProperty: name, of: isOwn ? place.type : nil)
    case .unknown: return unknown
    case .unclear(let reason):
      if let type = place.type, family.relation(of: type) == .none, !isUnique { return .other }
      return .unclear(reason)
    }
  }

  private var unknown: Verdict { isUnique ? .same : .unclear("the class of the object is not known") }

  private func declarationVerdict(_ place: MemberPlace, in file: RenamingFacts.Code) -> Verdict {
    guard let type = place.type else { return .other }
    let member = file.tokens.member(declaredAt: place.place.range.lowerBound)
    switch family.relation(of: type) {
    case .same:
      if file.tokens.overrides(at: place.place.range.lowerBound) {
        return .unclear("it overrides a member of the superclass")
      }
      if member?.kind == .method, renaming.subject == .action, member?.name != old.document {
        return .unclear("another method has the name")
      }
      if family.inheritsMember(old.document, isSwift: isSwift) {
        return .unclear("it may be a property of the superclass, too")
      }
      return .same
    case .subclass: return .unclear("a subclass declares it, too")
    case .superclass: return .unclear("a superclass declares it, too")
    case .protocol: return .unclear("a protocol requires it")
    case .none: return .other
    }
  }

  private func verdict(ofObject type: String) -> Verdict {
    switch family.relation(of: type) {
    case .same, .subclass: return .same
    case .protocol: return .unclear("this is a member of a protocol")
    case .superclass: return .other
    case .none:
      // A type parameter may be any class.
      return type.count <= 2 || type == "Self" ? unknown : .other
    }
  }

  private func verdict(ofProperty name: String, of type: String?) -> Verdict {
    let ancestry = type.map { facts.index.ancestry(of: $0) }
    if let ancestry, let types = family.types(ofProperty: name, in: ancestry.declarations.map(\.type)) {
      return combined(types)
    }
    guard let types = family.types(ofProperty: name, in: facts.index.files.lazy.flatMap(\.source.types)) else {
      return unknown
    }
    return isUnique ? .same : combined(types)
  }

  /// What holds if an object has one of several classes.
  private func combined(_ types: Set<String?>) -> Verdict {
    let verdicts = types.map { $0.map { verdict(ofObject: $0) } ?? unknown }
    let isSame = verdicts.allSatisfy { if case .same = $0 { true } else { false } }
    if isSame { return .same }
    let isOther = verdicts.allSatisfy { if case .other = $0 { true } else { false } }
    return isOther ? .other : .unclear("the class of the object is not known")
  }

  private func readTexts(_ file: RenamingFacts.Code, _ plan: inout RenamingPlan) {
    for text in file.tokens.texts(having: old.parts[0]) {
      switch text.meaning {
      case .identifier, .document, .className, .key, .word: break
      case .selector where renaming.subject == .action && isUnique && old.parts.count == 1:
        plan.add(new.parts[0], in: file.path, at: text.range)
      case .selector, .constant, .other, .part:
        plan.block("a text has the name", file.path, at: text.range.lowerBound)
      }
    }
  }

  private func readDynamicUses(_ file: RenamingFacts.Code, _ plan: inout RenamingPlan) {
    for access in file.tokens.dynamicAccesses {
      switch (access.kind, renaming.subject) {
      case (.property, .outlet):
        guard let type = access.ownType, family.relation(of: type) != .none else { continue }
        plan.block("code finds members by names that it makes", file.path, at: access.range.lowerBound)
      case (.method, .action):
        plan.block("code finds a method by a name that it makes", file.path, at: access.range.lowerBound)
      default: break
      }
    }
  }

  // MARK: Documents

  private func readDocuments(_ plan: inout RenamingPlan) throws(RenamingError) {
    for (path, document) in facts.documents {
      var edit = DocumentRenaming(document)
      let values = renaming.subject == .outlet ? document.values(.outlet) : document.values(.action)
      for value in values where value.text == old.document {
        switch verdict(value, in: document) {
        case .same: edit.change(value, to: new.document)
        case .other: break
        case .unclear(let reason): plan.block(reason, path, at: value.range.lowerBound)
        }
      }
      if renaming.subject == .action {
        for value in values where value.text != old.document && value.text.prefix(while: { $0 != ":" }) == old.swift {
          // An old compiler has other selectors.
          guard case .same = verdict(value, in: document) else { continue }
          plan.block("the action is `\(value.text)` here, not `\(old.document)`", path, at: value.range.lowerBound)
        }
      }
      for value in document.values(.keyPath) where value.text.split(separator: ".").contains(where: { $0 == old.swift })
      {
        if isOfFamily(value, in: document) { plan.block("a key path has the name", path, at: value.range.lowerBound) }
      }
      try edit.finish(path, &plan)
    }
  }

  private func verdict(_ value: DocumentValue, in document: Document) -> Verdict {
    guard let connection = Connection(value.element) else { return .other }
    if connection.kind == .outlet || connection.kind == .outletCollection {
      return verdict(ofClass: connection.source)
    }
    let receiver = connection.destination.flatMap { document.object($0) }
    let isOpen = connection.kind == .segue || receiver == nil || receiver?.isFirstResponder == true
    if isOpen { return isUnique ? .same : .unclear("any object may receive this action") }
    return verdict(ofClass: receiver)
  }

  private func verdict(ofClass object: Object?) -> Verdict {
    guard let source = object?.sourceClass else { return .other }
    return verdict(ofObject: source.name)
  }

  /// Whether a key path begins at an object of the class.
  private func isOfFamily(_ value: DocumentValue, in document: Document) -> Bool {
    let destination = Connection(value.element)?.destination.flatMap { document.object($0) }
    return [value.object, destination].contains { object in
      object?.sourceClass.map { family.relation(of: $0.name) != .none } ?? false
    }
  }
}
