/// A place in code that has the name of a member, and whose member it is there.
package struct MemberPlace: Sendable, Hashable {
  /// Whose member it is, as far as the file tells.
  package enum Owner: Sendable, Hashable {
    /// The type around the place declares it.
    case declaration
    /// That of the object whose code it is: `title`, `self.title`.
    case own
    /// That of an object of a class.
    case instance(of: String)
    /// That of the object in a property; of a property of the object whose code it is, if `isOwn`.
    case property(String, isOwn: Bool)
    /// That of an object about which the file tells nothing.
    case unknown
    /// Another name is not enough, or the file says too little.
    case unclear(String)
  }

  /// The name.
  package var place: CodePlace
  /// Whose member it is.
  package var owner: Owner
  /// The innermost type around the place.
  package var type: String?
  /// Which part of a selector it is, from 0.
  package var part = 0
}

extension CodeTokens {
  /// The places with the name of a member that may be one of an object. Variables, labels and names behind a class are
  /// not among them.
  package func memberPlaces(_ name: String) -> [MemberPlace] {
    isSwift ? SwiftMembers(self).places(of: name) : ObjectiveCMembers(self).places(of: name)
  }
}

/// Tells whose member a name in Swift code is.
private struct SwiftMembers {
  let code: CodeTokens
  private let bindings: SwiftBindings
  private let declarations: [Int: (type: TypeDeclaration, member: MemberDeclaration)]

  init(_ code: CodeTokens) { (self.code, bindings, declarations) = (code, SwiftBindings(code), code.declarations) }

  func places(of name: String) -> [MemberPlace] {
    code.indices(of: name).compactMap { index in
      owner(at: index).map { owner in
        MemberPlace(place: CodePlace(code.range(index)), owner: owner, type: code.type(at: index)?.name)
      }
    }
  }

  private func owner(at index: Int) -> MemberPlace.Owner? {
    if declarations[code.tokens[index].start] != nil { return .declaration }
    if code.isMark(index - 1, ".") { return ownerOfMember(at: index) }
    if code.isLabel(index) || isOtherDeclaration(index) || isLabelOfParameter(index) { return nil }
    if let open = code.openBracket(around: index), code.isMark(open, "["), code.isMark(open - 1, "{"), isCaptured(index)
    {
      return .unclear("a closure captures it under its own name")
    }
    if code.isWord(index - 1, "let") || code.isWord(index - 1, "var") {
      let hasValue = code.isMark(index + 1, "=") || code.isMark(index + 1, ":")
      let isCondition = isInCondition(index)
      return !hasValue && isCondition ? .unclear("a variable is bound to it under its own name") : nil
    }
    if isLabelOfClosure(index) || isLabelOfSubscript(index) || bindings.declares(index)
      || bindings.binding(of: index) != nil
    {
      return nil
    }
    return hasNamesake(before: index) ? .unclear("a variable of the same function has the name") : .own
  }

  /// As in `show { … } label: { … }`.
  private func isLabelOfClosure(_ index: Int) -> Bool {
    code.isMark(index - 1, "}") && code.isMark(index + 1, ":") && code.isMark(index + 2, "{")
  }

  /// As in `rows[label: a]`; in `[label: a]` the name is a key.
  private func isLabelOfSubscript(_ index: Int) -> Bool {
    guard code.isMark(index + 1, ":"), let open = code.openBracket(around: index), code.isMark(open, "["),
      index == open + 1 || code.isMark(index - 1, ",")
    else { return false }
    return code.isMark(open - 1, in: ")]?!")
      || code.isName(open - 1) && !code.isWord(open - 1, in: SwiftMembers.keywords)
  }

  /// Whether the member of the type that a use is in declares a variable with the name in front of it, in a scope that may be
  /// open there. Where a scope ends is not certain for all forms of conditions that Swift has had: 233 of 22,020 uses in
  /// eight apps were taken for the member before.
  private func hasNamesake(before index: Int) -> Bool {
    let name = code.text.bytes[code.range(index)]
    // The second one in `if let label = label` is what the first one is made of.
    var place = code.isMark(index - 1, "=") && code.has(name, at: index - 2) ? index - 3 : index - 1
    while place >= 0 {
      if code.isMark(place, "{"), code.isOfMember(place), (code.closing(of: place) ?? index) > index { return false }
      if code.isMark(place, "}"), let open = code.opening(of: place) {
        place = open - 1
        continue
      }
      if code.has(name, at: place), !code.isMark(place - 1, "."), isNamesake(place) { return true }
      place -= 1
    }
    return false
  }

  private func isNamesake(_ place: Int) -> Bool {
    code.isWord(place - 1, in: ["let", "var", "for", "await", "weak", "unowned"]) || isCaptured(place)
      || bindings.declares(place)
  }

  /// As in `[weak label]`.
  private func isCaptured(_ index: Int) -> Bool {
    (code.isMark(index - 1, "[") || code.isMark(index - 1, ",") || code.isWord(index - 1, in: ["weak", "unowned"]))
      && code.isMark(index + 1, in: ",]")
  }

  /// Whether `let` or `var` in front of a name is in a condition: `if let label {`.
  private func isInCondition(_ index: Int) -> Bool {
    code.isWord(index - 2, in: ["if", "guard", "while"]) || code.isMark(index - 2, ",")
  }

  private func isOtherDeclaration(_ index: Int) -> Bool {
    code.isWord(
      index - 1, in: ["func", "case", "class", "struct", "enum", "protocol", "typealias", "associatedtype", "import"])
      && !isPattern(index)
  }

  /// Whether it is a value that a case of `switch` compares with.
  private func isPattern(_ index: Int) -> Bool {
    guard code.isWord(index - 1, "case"), let brace = code.openBrace(around: index), !code.typeBraces.contains(brace)
    else { return false }
    // An enumeration in a function has cases of its own.
    var head = brace - 1
    while head > 0, !code.isMark(head, in: "{};") {
      if code.isWord(head, "enum") { return false }
      head -= 1
    }
    return true
  }

  /// As in `func show(label text: String)`.
  private func isLabelOfParameter(_ index: Int) -> Bool {
    // Of a type: `var show: (_ label: String) -> Void`.
    if code.isWord(index - 1, "_"), code.isMark(index + 1, ":") { return true }
    guard code.isMark(index - 1, in: "(,") || code.isName(index - 1), let open = code.openBracket(around: index),
      code.isMark(open, "("), bindings.declaresParameters(open)
    else { return false }
    return code.isMark(index + 1, ":") || code.isName(index + 1) && code.isMark(index + 2, ":")
  }

  // MARK: Behind a point

  private func ownerOfMember(at index: Int) -> MemberPlace.Owner? {
    var base = index - 2
    if code.isMark(base, "\\") { return .unknown }
    while code.isMark(base, "?") || code.isMark(base, "!") { base -= 1 }
    if code.isMark(base, ")") { return ownerBehindParenthesis(base) }
    if code.isMark(base, "]") || code.isMark(base, "}") { return .unknown }
    guard code.isName(base), !code.isWord(base, in: SwiftMembers.keywords) else { return nil }
    if code.isWord(base, in: ["self", "super"]) { return .own }
    if code.isMark(base - 1, ".") { return ownerBehindProperty(base) }
    if let binding = bindings.binding(of: base) {
      guard let type = binding.type else { return .unknown }
      return type == "self" ? .own : .instance(of: type)
    }
    if isUppercase(base) { return .instance(of: code.word(base)) }
    return .property(code.word(base), isOwn: true)
  }

  /// In front of these a point starts the name of a case or a static member.
  private static let keywords: Set<String> = ["return", "in", "case", "else", "default", "try", "await", "is", "as"]

  /// As in `self.child.label`, `other.child.label` and `Module.Type.label`.
  private func ownerBehindProperty(_ base: Int) -> MemberPlace.Owner? {
    if isUppercase(base) { return .instance(of: code.word(base)) }
    var root = base - 2
    while code.isMark(root, "?") || code.isMark(root, "!") { root -= 1 }
    return .property(code.word(base), isOwn: code.isWord(root, "self") && !code.isMark(root - 1, "."))
  }

  /// As in `(sender as! Cell).label` and `Cell().label`.
  private func ownerBehindParenthesis(_ close: Int) -> MemberPlace.Owner {
    guard let open = code.opening(of: close) else { return .unknown }
    if code.isName(open - 1), !code.isNewLine(between: open - 1, and: open) {
      return isUppercase(open - 1) && !code.isMark(open - 2, ".") ? .instance(of: code.word(open - 1)) : .unknown
    }
    guard code.isName(close - 1), isUppercase(close - 1) else { return .unknown }
    var cast = close - 2
    while code.isMark(cast, "."), code.isName(cast - 1) { cast -= 2 }
    while code.isMark(cast, "?") || code.isMark(cast, "!") { cast -= 1 }
    return code.isWord(cast, "as") ? .instance(of: code.word(close - 1)) : .unknown
  }

  private func isUppercase(_ index: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code.text[code.tokens[index].start])
  }
}
