/// Code that reaches classes and members by names that it makes when it runs.
package struct DynamicAccess: Sendable, Hashable {
  /// What is reached.
  package enum Kind: Sendable, Hashable {
    /// A class: `NSClassFromString(name)`.
    case type
    /// A method: `NSSelectorFromString(name)`.
    case method
    /// A property: `value(forKey: name)`, `Mirror(reflecting: self)`.
    case property
  }

  /// What is reached.
  package var kind: Kind
  /// Where.
  package var range: Range<Int>
  /// The type whose own members are reached; nil for those of any object.
  package var ownType: String?
}

extension CodeTokens {
  /// Where code reaches something by a name that is no literal.
  package var dynamicAccesses: [DynamicAccess] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word else { return nil }
      switch word(index) {
      case "NSClassFromString", "objc_getClass": return isCall(index) ? access(.type, at: index) : nil
      case "NSSelectorFromString", "sel_registerName": return isCall(index) ? access(.method, at: index) : nil
      case "Selector" where isSwift && !isMark(index - 1, "."): return isCall(index) ? access(.method, at: index) : nil
      case "forKey", "forKeyPath", "valueForKey", "valueForKeyPath":
        guard isMark(index + 1, ":"), !isLiteral(index + 2), isKeyValueCoding(index) else { return nil }
        return access(.property, at: index, ofOwn: true)
      case "reflecting" where isMark(index + 1, ":") && isWord(index + 2, "self") && isOfMirror(index):
        return access(.property, at: index, ofOwn: true)
      case "class_copyPropertyList", "class_copyIvarList": return access(.property, at: index, ofOwn: true)
      default: return nil
      }
    }
  }

  private func access(_ kind: DynamicAccess.Kind, at index: Int, ofOwn: Bool = false) -> DynamicAccess {
    DynamicAccess(kind: kind, range: range(index), ownType: ofOwn ? type(at: index)?.name ?? "" : nil)
  }

  /// Whether a function is called with something that is no literal.
  private func isCall(_ index: Int) -> Bool {
    var first = index + 1
    guard isMark(first, "(") else { return false }
    while isMark(first, "(") { first += 1 }
    return !isLiteral(first) && !isMark(first, ")") && !isWord(first, "rawValue")
  }

  private func isLiteral(_ index: Int) -> Bool {
    let place = isMark(index, "@") ? index + 1 : index
    guard tokens.indices.contains(place) else { return false }
    // An interpolated text is not known before it is made.
    return tokens[place].kind == .string || tokens[place].kind == .otherLiteral && !isMark(place + 1, "(")
  }

  private func isOfMirror(_ index: Int) -> Bool {
    openBracket(around: index).map { isWord($0 - 1, "Mirror") } ?? false
  }

  /// Whether the receiver of a message about a key is the object itself.
  private func isKeyValueCoding(_ index: Int) -> Bool {
    guard let open = openBracket(around: index) else { return false }
    if !isSwift { return isMark(open, "[") && isWord(open + 1, "self") && !isMark(open + 2, ".") }
    guard isMark(open, "("), isWord(open - 1, in: ["value", "setValue"]) else { return false }
    return !isMark(open - 2, ".") && !isWord(open - 2, "func") || isWord(open - 3, in: ["self", "super"])
  }
}
