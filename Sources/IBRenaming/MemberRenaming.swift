import IBModel
import IBProject
import IBXML

/// Renames an outlet or an action whose name is declared once.
///
/// Scopes are not analyzed: nothing is renamed if a variable, parameter, label or text also has the name.
struct MemberRenaming {
  private let renaming: Renaming
  private let facts: RenamingFacts
  private let family: ClassFamily
  private let old: MemberName
  private let new: MemberName
  /// The offsets of the member's declarations, by path.
  private let places: [String: Set<Int>]

  private typealias Found = (member: MemberDeclaration, type: TypeDeclaration, path: String)

  init(_ renaming: Renaming, _ facts: RenamingFacts) throws(ExplainedError) {
    (self.renaming, self.facts) = (renaming, facts)
    let (member, type, path) = try MemberRenaming.declaration(renaming, facts)
    let owner = String(type.ownName)
    family = ClassFamily(owner, facts.index)
    old = MemberName(member, spelled: MemberRenaming.word(of: (member, type, path), facts) ?? renaming.old)
    new = try old.renamed(renaming.new)
    var places = [path: Set([member.offset])]
    if type.language == .objectiveC {
      // A class has both an interface and an implementation.
      for file in facts.index.files {
        let own = file.source.types.filter { $0.language == .objectiveC && $0.ownName == owner }.flatMap(\.members)
        places[file.path, default: []].formUnion(own.filter { $0.name == member.name }.map(\.offset))
      }
    }
    self.places = places
    if PlatformMembers.have(old.document) {
      throw ExplainedError("system classes also have a member `\(old.document)`, and code does not tell them apart")
    }
    try checkNew()
  }

  private static func declaration(
    _ renaming: Renaming, _ facts: RenamingFacts
  ) throws(ExplainedError) -> Found {
    let marks: Set<MemberDeclaration.Mark> = renaming.subject == .outlet ? [.outlet] : [.action, .segueAction]
    let all = facts.index.files.flatMap { file in
      file.source.types.flatMap { type in type.members.map { (member: $0, type: type, path: file.path) } }
    }.filter { $0.member.mark.map(marks.contains) == true }
    let found = all.filter { candidate in
      let name = candidate.member.name
      return name == renaming.old
        || name.prefix { $0 != ":" }.hasPrefix(renaming.old) && word(of: candidate, facts) == renaming.old
    }
    let own = found.filter { found in
      renaming.owner.map { found.type.ownName == $0 || found.type.objectiveCName == $0 } ?? true
    }
    if let first = own.first { return first }
    let noun = renaming.subject.rawValue
    if let owner = renaming.owner {
      let owners = Set(found.map { String($0.type.ownName) }).sorted()
      throw ExplainedError(
        "`\(owner)` has no \(noun) `\(renaming.old)`"
          + (owners.isEmpty
            ? "" : "; \(owners.prefix(5).joined(separator: ", ")) \(owners.count == 1 ? "has" : "have") one"))
    }
    let similar = EditDistance.similar(to: renaming.old, among: Set(all.map(\.member.name)).sorted())
    throw ExplainedError(
      "no \(noun) is named `\(renaming.old)` in \(counted(facts.sourceCount, "source file"))"
        + (similar.map { "; did you mean `\($0)`?" } ?? ""))
  }

  private static func word(of found: Found, _ facts: RenamingFacts) -> String? {
    facts.code.first { $0.path == found.path }.map { SourceFile.word(in: $0.tokens.bytes, at: found.member.offset) }
  }

  private func checkNew() throws(ExplainedError) {
    if family.inheritsMember(new.document) {
      throw ExplainedError("a system superclass has a member `\(new.document)`")
    }
    for file in facts.code {
      if let use = file.places(of: new, renaming.subject, declaredAt: []).first {
        throw ExplainedError("`\(new.swift)` is already used: \(Renaming.place(file, at: use.range.lowerBound))")
      }
    }
  }

  func plan() throws(ExplainedError) -> RenamingPlan {
    var plan = RenamingPlan()
    for file in facts.code {
      for place in file.places(of: old, renaming.subject, declaredAt: places[file.path] ?? []) {
        plan.add(file.tokens.isSwiftCode ? new.swift : new.parts[0], in: file.path, at: place)
      }
      for text in file.tokens.texts(having: old.parts[0]) where text.meaning != .word {
        plan.addObstacle("a string contains the name", file.path, at: text.range.lowerBound)
      }
    }
    for (path, document) in facts.documents { try read(document, path, &plan) }
    return plan
  }

  private func read(_ document: Document, _ path: String, _ plan: inout RenamingPlan) throws(ExplainedError) {
    var edit = DocumentRenaming(document)
    let keys = KeyValueNames.keys(ofProperty: old.swift)
    for value in document.values(renaming.subject == .outlet ? .outlet : .action) {
      if value.text == old.document {
        if isOwn(value, in: document) {
          edit.change(value, to: new.document)
        } else {
          plan.addObstacle("an object of another class uses the name", path, at: value.range.lowerBound)
        }
      } else if renaming.subject == .action
        ? value.text.prefix(while: { $0 != ":" }) == old.swift : keys.contains(value.text) && isOwn(value, in: document)
      {
        // Old compilers produced other selectors, and a key can be `Title` for `title`.
        let text = "the \(renaming.subject.rawValue) is `\(value.text)` here, not `\(old.document)`"
        plan.addObstacle(text, path, at: value.range.lowerBound)
      }
    }
    for value in document.values(.keyPath) {
      guard value.text.split(separator: ".").contains(where: { keys.contains(String($0)) }) else { continue }
      plan.addObstacle("a key path contains the name", path, at: value.range.lowerBound)
    }
    try edit.finish(path, &plan)
  }

  /// Whether a connection belongs to the class. Any object may receive the actions of the first responder.
  private func isOwn(_ value: DocumentValue, in document: Document) -> Bool {
    guard let connection = Connection(value.element) else { return false }
    let isOutlet = connection.kind == .outlet || connection.kind == .outletCollection
    let object = isOutlet ? connection.source : connection.destination.flatMap { document.object($0) }
    if !isOutlet, connection.kind == .segue || object == nil || object?.isFirstResponder == true { return true }
    return object?.sourceClass.map { family.isOwn($0.name) } ?? false
  }
}

extension RenamingFacts.Code {
  fileprivate func places(
    of name: MemberName, _ subject: Renaming.Subject, declaredAt offsets: Set<Int>
  ) -> [CodePlace] {
    if tokens.isSwiftCode { return tokens.swiftPlaces(ofMember: name.swift, declaredAt: offsets) }
    if subject == .outlet { return tokens.objectiveCPlaces(ofProperty: name.swift, declaredAt: offsets) }
    return tokens.objectiveCPlaces(ofSelector: name.parts, hasArguments: name.hasArguments, declaredAt: offsets)
  }
}
