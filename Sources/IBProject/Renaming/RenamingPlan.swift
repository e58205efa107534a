import IBModel
import IBXML

/// What a renaming changes, and what is in its way.
package struct RenamingPlan: Sendable {
  /// A place in a file, and what is said about it.
  package struct Remark: Sendable, Hashable {
    /// The path of the file; nil for something that is about the project.
    package var path: String?
    /// In UTF-8 bytes; nil for the whole file.
    package var offset: Int?
    /// One clause.
    package var text: String

    init(_ text: String, _ path: String? = nil, at offset: Int? = nil) {
      (self.text, self.path, self.offset) = (text, path, offset)
    }
  }

  /// The places that certainly mean what is renamed, by path: the bytes and what they become.
  package private(set) var splices: [String: [Splice]] = [:]
  /// Documents with the new name, by path.
  package private(set) var documents: [String: (document: Document, count: Int)] = [:]
  /// What prevents that everything is renamed, by place.
  package private(set) var obstacles: [Remark] = []
  /// What people should know.
  package private(set) var notes: [Remark] = []

  /// How many places change in code.
  package var codeCount: Int { splices.values.reduce(0) { $0 + $1.count } }
  /// How many places change in documents.
  package var documentCount: Int { documents.values.reduce(0) { $0 + $1.count } }

  /// No change.
  init() {}

  mutating func add(_ text: String, in path: String, at range: Range<Int>) {
    let splice = Splice(range, text)
    if splices[path]?.contains(where: { $0.range == range }) != true { splices[path, default: []].append(splice) }
  }

  mutating func add(_ document: Document, in path: String, count: Int) { documents[path] = (document, count) }

  mutating func block(_ text: String, _ path: String? = nil, at offset: Int? = nil) {
    let remark = Remark(text, path, at: offset)
    if !obstacles.contains(remark) { obstacles.append(remark) }
  }

  mutating func note(_ text: String, _ path: String? = nil, at offset: Int? = nil) {
    let remark = Remark(text, path, at: offset)
    if !notes.contains(remark) { notes.append(remark) }
  }

  /// Nothing certain is left where the name itself is not, or where all places change or none.
  mutating func withdraw() { (splices, documents) = ([:], [:]) }

  /// Sorts what is said by place.
  mutating func sort() {
    let order = { (left: Remark, right: Remark) in
      (left.path ?? "", left.offset ?? 0, left.text) < (right.path ?? "", right.offset ?? 0, right.text)
    }
    obstacles.sort(by: order)
    notes.sort(by: order)
  }
}

/// What is known about a project when something in it is renamed.
package struct RenamingFacts: Sendable {
  /// A source file that has one of the names.
  package struct Code: Sendable {
    package let path: String
    package let tokens: CodeTokens

    package init(path: String, _ tokens: CodeTokens) { (self.path, self.tokens) = (path, tokens) }
  }

  /// The classes of the project.
  package var index = SourceIndex([])
  /// The source files that matter.
  package var code: [Code] = []
  /// The documents that have one of the names.
  package var documents: [(path: String, document: Document)] = []
  /// The paths of all nibs.
  package var nibs: [String] = []
  /// Property lists and other files that may name something, with their bytes.
  package var texts: [(path: String, bytes: [UInt8])] = []
  /// The names of modules that the project builds.
  package var modules: Set<String> = []
  /// Files that have the old name and cannot be read.
  package var unread: [String] = []
  /// How many source files there are.
  package var sourceCount = 0
  /// Whether there is code that is neither Swift nor Objective-C.
  package var hasOtherLanguages = false
  /// What was not read at all.
  package var missing: String?

  /// Nothing is known.
  package init() {}
}

extension RenamingFacts {
  /// Where something is that is said about a file; nil for a whole file or project.
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

  /// The contents of a file that changes, before and after.
  /// - Throws: `RenamingError` when the changed code does not have the same tokens with other names.
  package func change(of path: String, in plan: RenamingPlan) throws(RenamingError) -> (old: [UInt8], new: [UInt8])? {
    if let edited = plan.documents[path], let original = documents.first(where: { $0.path == path })?.document {
      return (original.bytes, edited.document.bytes)
    }
    guard let splices = plan.splices[path], let file = code.first(where: { $0.path == path }) else { return nil }
    let old = file.tokens.bytes
    guard let new = try? splices.applied(to: old), file.tokens.hasSameTokens(as: new) else {
      throw RenamingError("\(path): the changed code cannot be read; nothing was changed")
    }
    return (old, new)
  }
}

extension Renaming {
  /// What changes, and what is in the way.
  /// - Throws: `RenamingError` when nothing has the name, or the new one is taken.
  package func plan(_ facts: RenamingFacts) throws(RenamingError) -> RenamingPlan {
    var plan: RenamingPlan
    switch subject {
    case .customClass: plan = try ClassRenaming(self, facts).plan()
    case .outlet, .action: plan = try MemberRenaming(self, facts).plan()
    case .identifier: plan = try IdentifierRenaming(self, facts).plan()
    case .module: plan = try ModuleRenaming(self, facts).plan()
    }
    for path in facts.unread { plan.block("this file has the name and cannot be read", path) }
    if let missing = facts.missing { plan.block(missing) }
    if isOfMember, !plan.obstacles.isEmpty { plan.withdraw() }
    if facts.hasOtherLanguages { plan.note("the project has code in other languages, which is not read") }
    plan.sort()
    return plan
  }

  /// A place for messages: file name and line.
  static func place(_ code: RenamingFacts.Code, at offset: Int) -> String {
    sourcePlace(code.path, line: code.tokens.line(of: offset))
  }
}
