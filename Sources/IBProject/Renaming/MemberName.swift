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
    self.init(swift: spelled, document: member.name)
  }

  private init(swift: String, document: String) {
    (self.swift, self.document) = (swift, document)
    parts = document.split(separator: ":").map(String.init)
    hasArguments = document.contains(":")
  }

  /// The member with another name, which is given as a selector or as its first word in code.
  /// - Throws: `RenamingError` if labels would have to change.
  func renamed(_ new: String) throws(RenamingError) -> MemberName {
    guard hasArguments else { return MemberName(swift: new, document: new) }
    // `WithSender` of a Swift method `tap(sender:)`.
    let ending = parts[0].hasPrefix(swift) ? String(parts[0].dropFirst(swift.count)) : ""
    let rest = parts.dropFirst().map { $0 + ":" }.joined()
    if !new.contains(":") { return MemberName(swift: new, document: "\(new)\(ending):\(rest)") }
    let first = String(new.prefix { $0 != ":" })
    guard new == "\(first):\(rest)", first.hasSuffix(ending), first != ending else {
      throw RenamingError("`\(new)` has other labels than `\(document)`")
    }
    return MemberName(swift: String(first.dropLast(ending.count)), document: new)
  }
}
