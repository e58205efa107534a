import IBBase
import IBModel

/// A class with its inherited types, as far as the sources and the tables of system classes show them.
///
/// Classes of the same name, for example in different apps of a repository, are merged.
package struct Ancestry: Sendable {
  /// Declarations and extensions of the class, its superclasses and, in Objective-C, its protocols.
  package private(set) var declarations: [SourceIndex.Declaration] = []
  /// The nearest system class on each path upward.
  package private(set) var platformClasses: [PlatformClass] = []
  /// Whether every superclass is found, and no macro may add members.
  package private(set) var isComplete = true

  /// Whether a name stands for different classes in different targets or on different platforms.
  package private(set) var isAmbiguous = false

  /// The name that documents use.
  let name: String

  private var visited: Set<String> = []
  /// The names in code and in documents of the class and its superclasses, which differ where `@objc(name)` has one.
  private var names: Set<String> = []

  package func inherits(from name: String) -> Bool {
    names.contains(name) || platformClasses.contains { $0.inherits(from: name) }
  }

  fileprivate init(of name: String, in index: SourceIndex) {
    self.name = name
    var remaining = [name]
    while let next = remaining.popLast() {
      guard visited.insert(next).inserted else { continue }
      let found = index.declarations(of: next)
      // A source can declare a system class, too, for platforms that lack it.
      let platformClass = PlatformClass(named: next)
      if let platformClass {
        platformClasses.append(platformClass)
        // Extensions of system classes in the sources count too.
        for name in platformClass.ancestry.map(\.name) { declarations += index.declarations(of: name) }
      }
      let parents = Set(found.filter { [.class, .alias].contains($0.type.kind) }.map(\.type.inherited.first))
      if parents.count > 1 { isAmbiguous = true }
      if found.contains(where: { $0.type.kind == .class }) {
        for parents in add(found) { remaining += parents }
      } else if found.contains(where: { $0.type.kind == .alias }) {
        // One name can stand for a class of each platform.
        remaining += found.filter { $0.type.kind == .alias }.flatMap(\.type.inherited)
      } else if platformClass != nil {
        continue
      } else if found.contains(where: { $0.type.kind == .protocol }) {
        for parents in add(found) where !parents.isEmpty { remaining += parents.filter(index.hasType) }
      } else {
        isComplete = false
      }
    }
    addProtocols(from: index)
    names = visited
    for type in declarations.map(\.type) where type.kind == .class {
      names.formUnion([type.name, String(type.ownName)] + [type.objectiveCName].compactMap { $0 })
    }
  }

  /// Adds the declarations of a name; returns the names that each of them inherits from.
  private mutating func add(_ found: [SourceIndex.Declaration]) -> [[String]] {
    declarations += found
    if found.contains(where: { $0.type.mayHaveMoreMembers }) { isComplete = false }
    return found.filter { $0.type.kind == .class }.map { declaration in
      // A class without a superclass is the interface of one declared elsewhere.
      guard let parent = declaration.type.inherited.first else {
        isComplete = false
        return []
      }
      let name = parent.split(separator: ".").last.map(String.init) ?? parent
      // `class Game: Core.Game` inherits from a class of another module.
      if parent.contains("."), name == declaration.type.ownName {
        isComplete = false
        return []
      }
      return [name]
    }
  }

  /// Properties of Objective-C protocols belong to the classes that adopt them.
  private mutating func addProtocols(from index: SourceIndex) {
    let adopted = declarations.filter { $0.type.language == .objectiveC }.flatMap(\.type.inherited)
    var remaining = adopted.filter { !visited.contains($0) }
    while let name = remaining.popLast() {
      guard visited.insert(name).inserted else { continue }
      let protocols = index.declarations(of: name).filter { $0.type.kind == .protocol }
      declarations += protocols
      remaining += protocols.flatMap(\.type.inherited)
    }
  }

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
    // The compiler names the variable of a property of Objective-C `_name`.
    let property = key.hasPrefix("_") ? String(key.dropFirst()) : key
    let own = membership(unless: ["setValue:forUndefinedKey:", "setValue:forKey:"]) { member in
      switch member.kind {
      case .property: names.properties.contains(member.name) || member.name == property
      // A method with the name of the key may override the getter of a property that a system class has.
      case .method: names.setters.contains(member.name) || member.name == key
      case .initializer, .trap: false
      }
    }
    if case .missing = own, platformClasses.contains(where: { PlatformMembers.have(key, in: $0) }) { return .unknown }
    return own
  }

  /// The property whose value a key path continues with.
  package func value(_ key: String) -> Membership {
    let names = KeyValueNames(key)
    return membership(unless: ["valueForUndefinedKey:", "valueForKey:"]) { member in
      names.getters.contains(member.name) || member.kind == .property && names.variables.contains(member.name)
    }
  }

  /// The property or method that a misspelled key means.
  package func value(meantBy key: String) -> String? {
    guard !platformClasses.contains(where: { PlatformMembers.have(key, in: $0) }) else { return nil }
    let names = members { $0.kind == .property || $0.kind == .method && !$0.name.contains(":") }.map(\.member.name)
    return Misspelling.nearest(to: key, among: names.map { String($0.trimmingPrefix("_")) })
  }

  /// The method that an action calls.
  package func method(_ selector: String) -> Membership {
    membership(unless: ["forwardInvocation:", "forwardingTargetForSelector:"]) { member in
      switch member.kind {
      case .property: member.name == selector || KeyValueNames.setter(of: member.name) == selector
      case .method: member.name == selector
      case .initializer, .trap: false
      }
    }
  }

  /// Whether a Swift method has a selector if the label of its first parameter is left out, as in Swift 2, which shows
  /// the runtime those without a mark, too: `send(sender:)` is `send:`.
  package func hasUnlabeledMethod(_ selector: String) -> Bool {
    members { $0.kind == .method }.contains { found in
      found.declaration.type.language == .swift && found.member.name.isLabeled(selector)
    }
  }

  /// The initializer that documents call, if it only ends the app and code has no other one with a decoder to call.
  package var trap: Member? {
    let initializers = members { $0.kind == .initializer || $0.kind == .trap }.filter {
      PlatformClass(named: $0.declaration.type.name) == nil
    }
    guard let first = initializers.first, members({ $0.name.hasPrefix("awakeAfter") }).isEmpty else { return nil }
    let own = initializers.filter { $0.declaration.type.name == first.declaration.type.name }
    return own.allSatisfy { $0.member.kind == .trap } ? first : nil
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
    guard isComplete, !decidesAtRunTime else { return .unknown }
    return found.first.map { inheritsExposure ? .unknown : .hidden($0) } ?? .missing
  }

  /// `@objcMembers` on a class also exposes the members of its subclasses.
  private var inheritsExposure: Bool {
    declarations.contains { $0.type.kind == .class && $0.type.exposesMembers }
  }

  package func names(of kind: MemberDeclaration.Kind, marked mark: MemberDeclaration.Mark) -> [String] {
    members { $0.kind == kind && $0.mark == mark }.map(\.member.name)
  }

  /// A clause that names a similar member, with a semicolon in front; empty if there is none.
  package func similar(to name: String, of kind: MemberDeclaration.Kind, marked mark: MemberDeclaration.Mark) -> String
  {
    let nearest = EditDistance.similar(to: name, among: names(of: kind, marked: mark))
    return nearest.map { "; it has `\($0)`" } ?? ""
  }

  /// Whether code decides the content size of the class's views: it overrides a sizing member, or adds contents that
  /// give them a size.
  package func decidesContentSize(in sources: SourceIndex) -> CodeAnswer {
    let isOverridden = ownDeclarations.contains { declaration in
      declaration.type.members.contains { Ancestry.sizingMembers.contains($0.name) }
    }
    return isOverridden ? .yes : sets([.contents, .frame], in: sources)
  }

  /// Whether the code of the class sets properties of its own object.
  package func sets(_ properties: Set<CodeProperty>, in sources: SourceIndex) -> CodeAnswer {
    let isSet = Set(ownDeclarations.map(\.type.name)).contains { type in
      sources.ownUses(byType: type).contains { $0.use.action.sets(properties) }
    }
    if isSet { return .yes }
    return isComplete ? .no : .unknown
  }

  /// The declarations of the class and its superclasses. An extension of a system class cannot override anything.
  private var ownDeclarations: [SourceIndex.Declaration] {
    declarations.filter { declaration in
      switch declaration.type.kind {
      case .class: true
      case .extension: PlatformClass(named: String(declaration.type.ownName)) == nil
      case .protocol, .alias, .value: false
      }
    }
  }

  /// The members that determine the size of a view, or its alignment rectangle.
  private static let sizingMembers: Set<String> = [
    "intrinsicContentSize", "sizeThatFits:", "systemLayoutSizeFittingSize:", "fittingSize", "alignmentRectInsets",
    "alignmentRectForFrame:", "frameForAlignmentRect:", "layoutSubviews", "layout", "updateConstraints",
    "systemLayoutSizeFitting:",
    "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
    "systemLayoutSizeFitting:withHorizontalFittingPriority:verticalFittingPriority:", "viewForBaselineLayout",
    "viewForFirstBaselineLayout", "viewForLastBaselineLayout", "forFirstBaselineLayout", "forLastBaselineLayout",
    "cellSize", "cellSizeForBounds:",
  ]

  fileprivate func declares(_ type: String) -> Bool { declarations.contains { $0.type.name == type } }
}

extension SourceIndex {
  /// The class with a name. It is kept, because each use of an object in code asks for one of a few.
  package func ancestry(of name: String) -> Ancestry {
    if let known = knownAncestries.withLock({ $0[name] }) { return known }
    let ancestry = Ancestry(of: name, in: self)
    knownAncestries.withLock { $0[name] = ancestry }
    return ancestry
  }

  /// Whether code sets properties of the object of an outlet: code of the outlet's class, its superclasses and
  /// subclasses, or code that reaches the outlet through another object.
  package func setsProperties(
    _ properties: Set<CodeProperty>, throughOutlet key: String, of owner: Ancestry
  ) -> CodeAnswer {
    var answer: CodeAnswer = owner.isComplete ? .no : .unknown
    for located in KeyValueNames(key).properties.flatMap(objectUses(through:)) {
      let isSet = located.use.action.sets(properties)
      guard isSet || located.use.action == .other, isAbout(located.use, owner) else { continue }
      if isSet { return .yes }
      answer = .unknown
    }
    return answer
  }

  /// Whether a use of a property may refer to a class.
  private func isAbout(_ use: ObjectUse, _ owner: Ancestry) -> Bool {
    if use.isOfAnother {
      guard let name = use.otherClass else { return true }
      let other = ancestry(of: name)
      return !other.isComplete || other.inherits(from: owner.name) || owner.inherits(from: name)
    }
    guard let type = use.type else { return false }
    return owner.declares(type) || ancestry(of: type).inherits(from: owner.name)
  }
}

extension SourceIndex {
  /// Whether an action of any class has a selector if the label of its first parameter is left out, as in Swift 2.
  package func haveUnlabeledAction(_ selector: String) -> Bool { actionNames.contains { $0.isLabeled(selector) } }
}

extension String {
  /// Whether a selector is another one with a label of its first parameter: `sendWithSender:` is `send:` with one.
  fileprivate func isLabeled(_ selector: String) -> Bool {
    let base = selector.prefix { $0 != ":" }
    guard hasPrefix(base) else { return false }
    let label = dropFirst(base.count).prefix { $0 != ":" }
    return label.hasPrefix("With") && base + dropFirst(base.count + label.count) == selector
  }
}

extension Ancestry.Member {
  /// File name and line, as messages give them.
  package func place(in sources: SourceIndex) -> String {
    sourcePlace(declaration.path, line: sources.line(of: member, in: declaration))
  }
}

/// The answer to the question whether code decides something.
package enum CodeAnswer: Sendable, Hashable {
  case yes
  /// The sources are complete, and nothing decides it.
  case no
  /// The sources are incomplete, for example because a superclass is from a library.
  case unknown

  /// The answer when either of two may decide it.
  package func or(_ other: CodeAnswer) -> CodeAnswer {
    if self == .yes || other == .yes { return .yes }
    return self == .unknown ? .unknown : other
  }
}

extension ObjectUse.Action {
  func sets(_ properties: Set<CodeProperty>) -> Bool {
    if case .sets(let property) = self { return properties.contains(property) }
    return false
  }
}
