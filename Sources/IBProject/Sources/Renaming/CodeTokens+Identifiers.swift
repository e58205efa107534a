extension CodeTokens {
  /// The kind of identifier that a value is, judging by the function it is passed to or compared with; nil if unknown.
  func identifierKind(ofValueFrom start: Int, to end: Int) -> IdentifierKind? {
    if let kind = kindOfArgument(start, end) ?? kindOfComparison(start, end) ?? kindOfCase(start) { return kind }
    // `x.restorationIdentifier = value`
    if isMark(start - 1, "="), isWord(start - 2, "restorationIdentifier"), isMark(start - 3, ".") {
      return .restoration
    }
    return nil
  }

  private func kindOfArgument(_ start: Int, _ end: Int) -> IdentifierKind? {
    let isAlone = isMark(end + 1, in: isSwift ? ",)" : "])") || !isSwift && isName(end + 1)
    guard isAlone, let open = openBracket(around: start) else { return nil }
    let function = isName(open - 1) ? word(open - 1) : ""
    if isMark(start - 1, "("), isSwift {
      if let kind = SwiftIdentifiers.wrapper(function) { return kind }
      return IdentifierUse.Kind.ofOnlyArgument(to: function)?.identifierKind
    }
    guard isMark(start - 1, ":"), isName(start - 2) else { return nil }
    if !isSwift { return IdentifierUse.Kind.ofArgument(of: word(start - 2))?.identifierKind }
    if isWord(start - 2, "rawValue"), let kind = SwiftIdentifiers.wrapper(function) { return kind }
    return IdentifierUse.Kind.ofArgument(labelled: word(start - 2), to: function)?.identifierKind
  }

  private func kindOfComparison(_ start: Int, _ end: Int) -> IdentifierKind? {
    if isEquality(start - 2), let kind = kindOfName(endingAt: start - 3) { return kind }
    if isEquality(end + 1), let kind = kindOfName(startingAt: end + 3) { return kind }
    guard !isSwift, isMark(start - 1, ":"), isWord(start - 2, "isEqualToString") || isWord(start - 2, "isEqual") else {
      // `[@"login" isEqualToString:segue.identifier]`
      guard !isSwift, isWord(end + 1, "isEqualToString"), isMark(end + 2, ":") else { return nil }
      return kindOfName(startingAt: end + 3)
    }
    return kindOfName(endingAt: start - 3)
  }

  private func isEquality(_ index: Int) -> Bool {
    (isMark(index, "=") || isMark(index, "!")) && isMark(index + 1, "=") && tokens[index].end == tokens[index + 1].start
  }

  private func kindOfName(endingAt end: Int) -> IdentifierKind? {
    var place = end
    while isMark(place, "!") || isMark(place, "?") || isMark(place, ")") || isMark(place, "]") { place -= 1 }
    return kind(ofName: place)
  }

  private func kindOfName(startingAt start: Int) -> IdentifierKind? {
    var place = start
    while isMark(place, "[") || isMark(place, "(") { place += 1 }
    while isMark(place + 1, ".") || isMark(place + 1, "?"), isName(place + 2) { place += 2 }
    if !isSwift, isName(place + 1) { place += 1 }
    return kind(ofName: place)
  }

  /// The kind of identifier in a name such as `segue.identifier`, or in a variable that was set to it.
  private func kind(ofName index: Int) -> IdentifierKind? {
    guard isName(index) else { return nil }
    switch word(index) {
    case "reuseIdentifier": return .reuse
    case "restorationIdentifier": return .restoration
    case "identifier" where isOfSegue(index): return .segue
    default: return segueIdentifiers.contains(word(index)) && !isMark(index - 1, ".") ? .segue : nil
    }
  }

  /// Whether it is `segue.identifier` or `[segue identifier]`.
  private func isOfSegue(_ index: Int) -> Bool {
    var base = isMark(index - 1, ".") ? index - 2 : index - 1
    while isMark(base, "?") || isMark(base, "!") { base -= 1 }
    return isName(base) && word(base).lowercased().hasSuffix("segue")
  }

  private var segueIdentifiers: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where isWord(index, "identifier") && isOfSegue(index) {
      var start = isMark(index - 1, ".") ? index - 2 : index - 1
      while isMark(start, "?") || isMark(start, "!") { start -= 1 }
      if isMark(start - 1, "["), !isSwift { start -= 1 }
      if isMark(start - 1, "="), isName(start - 2) { names.insert(word(start - 2)) }
    }
    for index in tokens.indices where isWord(index, "shouldPerformSegue") && isWord(index + 2, "withIdentifier") {
      if isName(index + 3) { names.insert(word(index + 3)) }
    }
    for index in tokens.indices where isWord(index, "shouldPerformSegueWithIdentifier") && isMark(index + 1, ":") {
      if let close = closing(of: index + 2), isName(close + 1) { names.insert(word(close + 1)) }
    }
    return names
  }

  /// The kind of a value in a case of `switch segue.identifier`.
  private func kindOfCase(_ start: Int) -> IdentifierKind? {
    var place = start - 1
    while isMark(place, ","), place > 1 { place -= isMark(place - 2, ".") ? 4 : 2 }
    guard isSwift, isWord(place, "case"), let brace = openBrace(around: start) else { return nil }
    var head = brace - 1
    while head > 0, !isWord(head, "switch"), !isMark(head, in: "{};") { head -= 1 }
    guard isWord(head, "switch") else { return nil }
    return (head + 1..<brace).lazy.compactMap { kind(ofName: $0) }.first
  }

  /// Literals that code completes: `"cell" + name`, `"cell\(row)"`, `"cell%d"`.
  package var computedTexts: [(range: Range<Int>, parts: NameUses.Computed)] {
    tokens.indices.compactMap { index in
      guard let parts = computedParts(at: index), parts.beginning.count + parts.ending.count > 2 else { return nil }
      return (range(index), NameUses.Computed(beginning: parts.beginning, ending: parts.ending, line: 0))
    }
  }

  /// The letters before and after the text that is added to a literal; nil if none is.
  private func computedParts(at index: Int) -> (beginning: [UInt8], ending: [UInt8])? {
    let token = tokens[index]
    guard token.kind == .string || token.kind == .otherLiteral else { return nil }
    let bytes = text.bytes[range(index)]
    if let first = bytes.firstIndex(of: UInt8(ascii: "%")), let last = bytes.lastIndex(of: UInt8(ascii: "%")) {
      return (NameKey.letters(of: bytes[..<first]), NameKey.letters(of: bytes[last...]))
    }
    let start = isMark(index - 1, "@") ? index - 1 : index
    if isMark(index + 1, "+") || token.kind == .otherLiteral && isMark(index + 1, "(") {
      return (NameKey.letters(of: bytes), [])
    }
    let isAdded = isMark(start - 1, "+") || isWord(start - 2, in: ["stringByAppendingString", "appending", "append"])
    return isAdded || token.kind == .otherLiteral && isMark(index - 1, ")") ? ([], NameKey.letters(of: bytes)) : nil
  }
}

/// The AppKit types that wrap identifiers.
private enum SwiftIdentifiers {
  static func wrapper(_ type: String) -> IdentifierKind? {
    switch type {
    case "SceneIdentifier": .scene
    case "NSUserInterfaceItemIdentifier": .other
    default: nil
    }
  }
}

extension IdentifierUse.Kind {
  /// The kind of identifier; nil for names of documents and classes.
  fileprivate var identifierKind: IdentifierKind? {
    switch self {
    case .scene: .scene
    case .segue: .segue
    case .reuse, .registeredReuse: .reuse
    case .nib, .registeredNib, .storyboard, .className, .classChange: nil
    }
  }
}
