import IBProject
import IBXML

/// The name of an outlet or an action in Swift, Objective-C and documents.
struct MemberName {
  /// The property, or the method's base name.
  let swift: String
  /// The property, or the selector's parts.
  let parts: [String]
  /// The property or the selector.
  let document: String
  let hasArguments: Bool

  init(_ member: MemberDeclaration, spelled: String) { self.init(swift: spelled, document: member.name) }

  private init(swift: String, document: String) {
    (self.swift, self.document) = (swift, document)
    parts = document.split(separator: ":").map(String.init)
    hasArguments = document.contains(":")
  }

  /// The member with a new name, given as a selector or as the first word in code.
  /// - Throws: `ExplainedError` if labels would have to change.
  func renamed(_ new: String) throws(ExplainedError) -> MemberName {
    guard hasArguments else { return MemberName(swift: new, document: new) }
    // `parts[0]` includes `WithSender` for a Swift method `tap(sender:)`.
    let ending = parts[0].hasPrefix(swift) ? String(parts[0].dropFirst(swift.count)) : ""
    let rest = parts.dropFirst().map { $0 + ":" }.joined()
    if !new.contains(":") { return MemberName(swift: new, document: "\(new)\(ending):\(rest)") }
    let first = String(new.prefix { $0 != ":" })
    guard new == "\(first):\(rest)", first.hasSuffix(ending), first != ending else {
      throw ExplainedError("the labels of `\(new)` and `\(document)` differ")
    }
    return MemberName(swift: String(first.dropLast(ending.count)), document: new)
  }
}
