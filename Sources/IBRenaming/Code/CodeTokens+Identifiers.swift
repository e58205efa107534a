import IBProject

extension CodeTokens {
  /// The purpose of a value, judging by the function it is passed to or compared with; nil if unknown.
  func meaning(ofValueFrom start: Int, to end: Int) -> TextPlace.Meaning? {
    if let meaning = meaningOfArgument(start, end) { return meaning }
    if let kind = kindOfComparison(start, end) ?? kindOfCase(start) { return .identifier(kind) }
    // `x.restorationIdentifier = value`
    let isRestoration = isMark(start - 1, "=") && isWord(start - 2, "restorationIdentifier") && isMark(start - 3, ".")
    return isRestoration ? .identifier(.restoration) : nil
  }

  private func meaningOfArgument(_ start: Int, _ end: Int) -> TextPlace.Meaning? {
    let isAlone = isMark(end + 1, in: isSwift ? ",)" : "])") || !isSwift && isName(end + 1)
    guard isAlone, let open = openBracket(around: start) else { return nil }
    let function = isName(open - 1) ? word(open - 1) : ""
    if isMark(start - 1, "("), isSwift {
      // As in `NSNib.Name("Login")`.
      let type = function == "Name" ? word(open - 3) : function
      return SwiftIdentifiers.wrapper(type) ?? IdentifierUse.Kind.ofOnlyArgument(to: function)?.meaning
    }
    guard isMark(start - 1, ":"), isName(start - 2) else { return nil }
    if isWord(start - 2, "windowNibName") { return .document }
    if !isSwift { return IdentifierUse.Kind.ofArgument(of: word(start - 2))?.meaning }
    if isWord(start - 2, "rawValue"), let meaning = SwiftIdentifiers.wrapper(function) { return meaning }
    return IdentifierUse.Kind.ofArgument(labelled: word(start - 2), to: function)?.meaning
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

  /// Literals that can be a name when code completes them: `"cell" + name`, `"cell\(row)"`, `"cell%d"`.
  package func texts(thatCanBe name: String) -> [Range<Int>] {
    let name = Array(name.utf8)
    return tokens.indices.filter { index in
      guard let (beginning, ending) = completedParts(at: index) else { return false }
      let count = beginning.count + ending.count
      return count > 2 && count <= name.count && name.starts(with: beginning)
        && name.reversed().starts(with: ending.reversed())
    }.map(range)
  }

  /// The bytes before and after the text that is added to a literal; nil if none is.
  private func completedParts(at index: Int) -> (beginning: ArraySlice<UInt8>, ending: ArraySlice<UInt8>)? {
    let token = tokens[index]
    guard token.kind == .string || token.kind == .otherLiteral else { return nil }
    let bytes = text.bytes[range(index)]
    if let first = bytes.firstIndex(of: UInt8(ascii: "%")), let last = bytes.lastIndex(of: UInt8(ascii: "%")) {
      return (bytes[..<first], bytes[(last + 1)...].drop { "0123456789.-+#$ lhqz".utf8.contains($0) }.dropFirst())
    }
    let start = isMark(index - 1, "@") ? index - 1 : index
    let isPiece = token.kind == .otherLiteral
    let isBehind =
      isMark(start - 1, "+") || isPiece && isMark(index - 1, ")")
      || isWord(start - 2, in: ["stringByAppendingString", "appending", "append"])
    if isMark(index + 1, "+") || isPiece && isMark(index + 1, "(") {
      // A piece in the middle says nothing about the ends; the backslash of an interpolation is part of the literal.
      let isEscaped = bytes.last == UInt8(ascii: "\\")
      return isBehind ? nil : (isEscaped ? bytes.dropLast() : bytes, [])
    }
    return isBehind ? ([], bytes) : nil
  }
}

/// The AppKit types that wrap identifiers and names of documents.
private enum SwiftIdentifiers {
  static func wrapper(_ type: String) -> TextPlace.Meaning? {
    switch type {
    case "SceneIdentifier": .identifier(.scene)
    case "NSUserInterfaceItemIdentifier": .identifier(.other)
    case "NSNib", "NSStoryboard": .document
    default: nil
    }
  }
}

extension IdentifierUse.Kind {
  var meaning: TextPlace.Meaning {
    switch self {
    case .scene, .sceneOfOwnName: .identifier(.scene)
    case .segue: .identifier(.segue)
    case .reuse, .registeredReuse: .identifier(.reuse)
    case .nib, .registeredNib, .ownerlessNib, .controllerNib, .storyboard: .document
    case .className, .classChange: .className
    case .imageName: .other
    }
  }
}
