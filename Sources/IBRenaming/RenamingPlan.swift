import IBModel
import IBProject
import IBXML

/// The changes of a renaming, and its obstacles.
package struct RenamingPlan: Sendable {
  /// A message about a place in a file.
  package struct Remark: Sendable, Hashable {
    /// Nil for a message about the whole project.
    package var path: String?
    /// In UTF-8 bytes; nil for the whole file.
    package var offset: Int?
    /// One clause.
    package var text: String
  }

  /// The certain changes in code, by path.
  package private(set) var splices: [String: [Splice]] = [:]
  package private(set) var documents: [String: (document: Document, count: Int)] = [:]
  /// The places that cannot be renamed with certainty, each with the reason, sorted by place.
  package private(set) var obstacles: [Remark] = []
  /// Information for the user.
  package private(set) var notes: [Remark] = []
  /// Whether code may find a document or an identifier by the name, so a renamed app can fail when it runs.
  package internal(set) var mayFailAtRunTime = false

  package var codeCount: Int { splices.values.reduce(0) { $0 + $1.count } }
  package var documentCount: Int { documents.values.reduce(0) { $0 + $1.count } }

  init() {}

  mutating func add(_ text: String, in path: String, at range: Range<Int>) {
    let splice = Splice(range, text)
    if splices[path]?.contains(where: { $0.range == range }) != true { splices[path, default: []].append(splice) }
  }

  mutating func add(_ new: String, in path: String, at place: CodePlace) {
    guard let obstacle = place.obstacle else { return add(place.form.spelled(new), in: path, at: place.range) }
    addObstacle(obstacle, path, at: place.range.lowerBound)
  }

  mutating func add(_ document: Document, in path: String, count: Int) { documents[path] = (document, count) }

  mutating func addObstacle(_ text: String, _ path: String? = nil, at offset: Int? = nil) {
    let remark = Remark(path: path, offset: offset, text: text)
    if !obstacles.contains(remark) { obstacles.append(remark) }
  }

  mutating func note(_ text: String, _ path: String? = nil, at offset: Int? = nil) {
    let remark = Remark(path: path, offset: offset, text: text)
    if !notes.contains(remark) { notes.append(remark) }
  }

  /// Drops all changes, because the name itself cannot change or only some of its places can.
  mutating func dropChanges() { (splices, documents) = ([:], [:]) }

  mutating func sort() {
    let order = { (left: Remark, right: Remark) in
      (left.path ?? "", left.offset ?? 0, left.text) < (right.path ?? "", right.offset ?? 0, right.text)
    }
    obstacles.sort(by: order)
    notes.sort(by: order)
  }
}

/// The facts about a project that a renaming needs.
package struct RenamingFacts: Sendable {
  /// A source file that contains one of the names.
  package struct Code: Sendable {
    package let path: String
    package let tokens: CodeTokens

    package init(path: String, _ tokens: CodeTokens) { (self.path, self.tokens) = (path, tokens) }
  }

  package var index = SourceIndex([])
  package var code: [Code] = []
  package var documents: [(path: String, document: Document)] = []
  package var documentPaths: [String] = []
  /// Property lists and other non-code files that may contain names.
  package var texts: [(path: String, bytes: [UInt8])] = []
  /// The modules that the project builds.
  package var modules: Set<String> = []
  package var unread: [String] = []
  package var sourceCount = 0
  /// Whether there is code in languages other than Swift and Objective-C.
  package var hasOtherLanguages = false
  /// The parts that were not read at all.
  package var missing: String?

  package init() {}

  func uses(of constant: CodeConstant) -> [TextPlace.Meaning?] { code.flatMap { $0.tokens.meanings(of: constant) } }

  /// The purposes of the texts that are a name; for a constant, those of its uses.
  func meanings(ofText name: String) -> [TextPlace.Meaning] {
    code.flatMap { $0.tokens.texts(equalTo: name) }.flatMap { text in
      text.meaning.constant.map { uses(of: $0).map { $0 ?? .other } } ?? [text.meaning]
    }
  }

  /// Whether a text only finds identifiers and documents, as all uses of a constant can.
  func isOnlyLookedUp(_ text: TextPlace) -> Bool {
    let meanings = text.meaning.constant.map(uses) ?? [text.meaning]
    return !meanings.isEmpty && meanings.allSatisfy { $0?.isLookup ?? false }
  }

  /// Whether the name of a class can matter where code does not write it: code passes the class on, creates it without
  /// the name of a nib, or a library knows it.
  func escapes(_ name: String) -> Bool {
    let ancestry = index.ancestry(of: name)
    let names = index.classes(named: name).flatMap { [String($0.type.ownName), $0.type.objectiveCName ?? name] }
    // Protocols of the system begin with two capitals; an extension of another may use the name.
    let isOfLibrary = ancestry.declarations.flatMap(\.type.inherited).contains { type in
      !index.hasType(named: type) && !type.prefix(2).allSatisfy(\.isUppercase)
    }
    return names.contains { $0 != name } || isOfLibrary || !ancestry.isComplete
      || code.contains { $0.tokens.escapes(name) }
  }

  /// The position of a remark; nil for a whole file or project.
  package func position(of remark: RenamingPlan.Remark) -> SourcePosition? {
    guard let path = remark.path, let offset = remark.offset else { return nil }
    if let document = documents.first(where: { $0.path == path })?.document {
      return document.tree.lineIndex().position(of: offset)
    }
    let bytes = code.first { $0.path == path }?.tokens.bytes ?? texts.first { $0.path == path }?.bytes
    if let bytes { return LineIndex(bytes).position(of: offset) }
    let line = index.files.first { $0.path == path }?.source.line(ofOffset: offset)
    return line.map { SourcePosition(line: $0, column: 1, columnInUTF16: 1) }
  }

  /// The contents of a changed file, before and after.
  /// - Throws: `ExplainedError` when the new code does not have the same tokens apart from the names.
  package func change(of path: String, in plan: RenamingPlan) throws(ExplainedError) -> (old: [UInt8], new: [UInt8])? {
    if let edited = plan.documents[path], let original = documents.first(where: { $0.path == path })?.document {
      return (original.bytes, edited.document.bytes)
    }
    guard let splices = plan.splices[path], let file = code.first(where: { $0.path == path }) else { return nil }
    let old = file.tokens.bytes
    guard let new = try? splices.applied(to: old), file.tokens.hasSameTokens(as: new) else {
      throw ExplainedError("\(path): the changed code cannot be read; nothing was changed")
    }
    return (old, new)
  }
}

extension Renaming {
  /// The changes and obstacles.
  /// - Throws: `ExplainedError` when nothing has the old name, or the new name is taken.
  package func plan(_ facts: RenamingFacts) throws(ExplainedError) -> RenamingPlan {
    var plan: RenamingPlan
    switch subject {
    case .customClass: plan = try ClassRenaming(self, facts).plan()
    case .outlet, .action: plan = try MemberRenaming(self, facts).plan()
    case .identifier: plan = try IdentifierRenaming(self, facts).plan()
    }
    for path in facts.unread { plan.addObstacle("this file contains the name, but cannot be read", path) }
    if let missing = facts.missing { plan.addObstacle(missing) }
    if isOfMember, !plan.obstacles.isEmpty { plan.dropChanges() }
    if facts.hasOtherLanguages { plan.note("the project has code in other languages, which is not read") }
    plan.sort()
    return plan
  }

  static func place(_ code: RenamingFacts.Code, at offset: Int) -> String {
    sourcePlace(code.path, line: code.tokens.line(of: offset))
  }
}
