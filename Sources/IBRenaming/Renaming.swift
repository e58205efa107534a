import IBBase
import IBModel
import IBProject
import IBXML

/// A change of a name in documents and code.
package struct Renaming: Sendable {
  package enum Subject: String, Sendable, CaseIterable {
    case customClass = "class"
    case outlet, action, identifier
  }

  package let subject: Subject
  /// The class of an outlet or action; nil if only one class has it.
  package let owner: String?
  package let old: String
  package let new: String
  /// The kinds of identifiers; empty for all that have the name.
  package let kinds: Set<IdentifierKind>
  /// Whether several segues may have the identifier.
  package let includesAll: Bool

  /// - Parameter old: Outlets and actions may include the class: `LoginController.title`.
  /// - Throws: `ExplainedError` when the new name is invalid.
  package init(
    _ subject: Subject, _ old: String, to new: String, kinds: Set<IdentifierKind> = [], includesAll: Bool = false
  ) throws(ExplainedError) {
    (self.subject, self.kinds, self.includesAll) = (subject, kinds, includesAll)
    let point = subject == .outlet || subject == .action ? old.lastIndex(of: ".") : nil
    owner = point.map { String(old[..<$0]) }
    self.old = point.map { String(old[old.index(after: $0)...]) } ?? old
    self.new = new
    guard !self.old.isEmpty, !new.isEmpty, owner != "" else { throw ExplainedError("a name is empty") }
    if self.old == new { throw ExplainedError("the name is already `\(new)`") }
    switch subject {
    case .action: try checkSelectors()
    case .customClass, .outlet: try Renaming.check(new)
    case .identifier: break
    }
    if subject == .identifier, new.contains(where: { "\"\\\n".contains($0) }) {
      throw ExplainedError("`\(new)` cannot be an identifier, because strings in code would have to escape it")
    }
  }

  /// Whether it renames an outlet or action, which changes all places or none.
  package var isOfMember: Bool { subject == .outlet || subject == .action }

  private func checkSelectors() throws(ExplainedError) {
    let parts = new.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    for part in new.hasSuffix(":") ? parts.dropLast() : parts[...] { try Renaming.check(part) }
    let (oldCount, newCount) = (old.count { $0 == ":" }, new.count { $0 == ":" })
    guard oldCount == newCount || oldCount == 0 || newCount == 0 else {
      throw ExplainedError("`\(old)` has \(counted(oldCount, "argument")), and `\(new)` has \(newCount)")
    }
  }

  private static func check(_ name: String) throws(ExplainedError) {
    let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
    guard isName, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw ExplainedError("`\(name)` is not a name that Swift and Objective-C accept")
    }
    if keywords.contains(name) { throw ExplainedError("`\(name)` is a keyword") }
  }

  /// Swift and Objective-C keywords that are not valid names everywhere.
  private static let keywords = Set(
    """
    Any Protocol Self Type as associatedtype auto break case catch char class const continue default defer deinit do
    double else enum extension extern fallthrough false fileprivate float for func goto guard id if import in init
    inline inout int internal is let long nil operator private protocol public register repeat rethrows return self
    short signed sizeof static struct subscript super switch throw throws true try typealias typedef union unsigned
    var void volatile where while SEL BOOL YES NO IMP NULL dealloc copy mutableCopy new alloc description hash
    superclass
    """.split { $0.isWhitespace }.map(String.init))

  /// A file is parsed if it contains one of these texts.
  package var needles: [String] {
    switch subject {
    case .customClass, .identifier:
      return [old, new, "NSClassFromString", "objc_getClass"] + Renaming.classTexts
    // Setters contain one of the keys.
    case .outlet: return [old, new].flatMap(KeyValueNames.keys)
    case .action:
      // Swift code writes `send(sender:)` for `sendWithSender:`.
      let words = [old, new].compactMap { $0.split(separator: ":").first.map(String.init) }
      let places = words.map { Array($0.utf8).range(of: "With")?.lowerBound }
      return words + zip(words, places).compactMap { word, end in end.map { String(word.utf8.prefix($0)) ?? "" } }
    }
  }

  /// Texts in code that makes a text of the name of a class.
  private static let classTexts = [
    "describing", "reflecting", "NSStringFromClass", "class_getName", "getClassName", "className", "class] description",
    #"\(self)"#, #"\(Self"#, #"String(self)"#, #".self)""#, ".self)_", ".self)-", #"\(type(of"#,
  ]
}
