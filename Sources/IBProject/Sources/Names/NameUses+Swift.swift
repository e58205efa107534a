extension NameUses {
  /// Collects the names in Swift code, except comments.
  /// - Parameter skipped: offsets of words that are not uses.
  package init(swift bytes: [UInt8], of sought: Set<NameKey>, skipping skipped: Set<Int> = []) {
    self.init(of: sought, isGenerated: NameUses.isGenerated(bytes))
    let text = SourceBytes(bytes)
    guard let starts = text.lineStarts() else { return }
    var lexer = SwiftLexer(text)
    lexer.readAll()
    let reader = SwiftNameReader(text: text, tokens: lexer.tokens, lines: LineLengths(starts: starts), skipped: skipped)
    reader.read(into: &self)
  }
}

/// A reader of the words and literals in Swift code.
private struct SwiftNameReader {
  let text: SourceBytes
  let tokens: [Token]
  let lines: LineLengths
  let skipped: Set<Int>
  /// The closing parentheses of interpolations, by the opening ones.
  private var closings: [Int: Int] = [:]

  init(text: SourceBytes, tokens: [Token], lines: LineLengths, skipped: Set<Int>) {
    (self.text, self.tokens, self.lines, self.skipped) = (text, tokens, lines, skipped)
    var open: [Int] = []
    for place in tokens.indices {
      if tokens[place].is("(") { open.append(place) }
      guard tokens[place].is(")"), let start = open.popLast() else { continue }
      if start > 0, tokens[start - 1].kind == .otherLiteral { closings[start] = place }
    }
  }

  func read(into uses: inout NameUses) {
    for index in tokens.indices {
      switch tokens[index].kind {
      case .word, .quotedWord: readWord(index, into: &uses)
      case .string: readText(index, into: &uses)
      case .otherLiteral: readParts(index, into: &uses)
      default: break
      }
    }
  }

  private func line(of token: Token) -> Int { lines.line(ofOffset: token.start) }

  /// Reads a word with its member path: `L10n.Login.title` also has the names `L10n.Login` and so on.
  private func readWord(_ index: Int, into uses: inout NameUses) {
    let token = tokens[index]
    if skipped.contains(token.start) { return }
    if let lookup = lookup(at: index) { uses.add(lookup, line: line(of: token)) }
    var key = NameKey()
    key.add(word: text.bytes[token.start..<token.end])
    uses.add(key, manner(of: index), line: line(of: token))
    var next = index
    for _ in 0..<SwiftNameReader.longestPath {
      guard next + 2 < tokens.count, tokens[next + 1].is("."), tokens[next + 2].isName else { return }
      next += 2
      key.add(word: text.bytes[tokens[next].start..<tokens[next].end])
      uses.add(key, .member, line: line(of: token))
    }
  }

  /// The lookup in calls such as `UIImage(named: name)`, `NSLocalizedString(key, comment: "")` and `key.localized`.
  private func lookup(at index: Int) -> NameUses.Lookup? {
    let next = index + 1
    let isNamed = tokens.indices.contains(next + 1) && tokens[next + 1].isName
    switch text.text(tokens[index]) {
    case "named": return isNamed && tokens[next].is(":") && !isParameter(next + 1) ? .asset : nil
    case "Image": return isNamed && tokens[next].is("(") && !isSign(next + 2, ":") ? .asset : nil
    case "NSLocalizedString", "LocalizedStringKey": return isNamed && tokens[next].is("(") ? .string : nil
    case "localized": return index > 1 && tokens[index - 1].is(".") && tokens[index - 2].isName ? .string : nil
    default: return nil
    }
  }

  private func isParameter(_ index: Int) -> Bool { text.token(tokens[index], is: "String") }

  /// The maximum number of members added to a word.
  private static let longestPath = 6

  private func manner(of index: Int) -> NameUses.Manner {
    guard index > 0 else { return .word }
    if tokens[index - 1].is(".") || tokens[index - 1].is(",") { return .member }
    guard tokens[index - 1].kind == .word else { return .word }
    switch text.text(tokens[index - 1]) {
    case "class", "struct", "enum", "extension", "protocol", "actor": return .declaration
    case "case": return .member
    default: return .word
    }
  }

  private func readText(_ index: Int, into uses: inout NameUses) {
    let token = tokens[index]
    let bytes = text.bytes[token.start..<token.end]
    uses.add(text: bytes, line: line(of: token))
    let isEnd = isSign(index - 1, "+") || isAppended(index)
    let isBeginning = isSign(index + 1, "+")
    if isBeginning { uses.add(beginning: NameKey.letters(of: bytes), ending: [], line: line(of: token)) }
    if isEnd { uses.add(beginning: [], ending: NameKey.letters(of: bytes), line: line(of: token)) }
  }

  private func isSign(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(mark)
  }

  /// Whether the literal is appended, as in `name.appending("_selected")`.
  private func isAppended(_ index: Int) -> Bool {
    index > 1 && tokens[index - 1].is("(")
      && ["append", "appending"].contains { $0 == text.text(tokens[index - 2]) }
  }

  /// Reads a literal with escapes or interpolations, starting at its first part.
  private func readParts(_ index: Int, into uses: inout NameUses) {
    // A part after an interpolation was read with the first one.
    if index > 0, tokens[index - 1].is(")"), tokens[index - 1].end == tokens[index].start { return }
    let first = tokens[index]
    var parts = [first]
    var next = index
    while let end = endOfInterpolation(behind: next) {
      guard end + 1 < tokens.count, tokens[end + 1].kind == .otherLiteral, tokens[end + 1].start == tokens[end].end
      else { break }
      next = end + 1
      parts.append(tokens[next])
    }
    let bytes = parts.map { text.bytes[$0.start..<$0.end] }
    guard parts.count > 1, let last = bytes.last else { return uses.add(text: bytes[0], line: line(of: first)) }
    var key = NameKey()
    for part in bytes { NameKey.letters(of: part).forEach { key.add($0) } }
    uses.add(key, .text, line: line(of: first))
    uses.add(
      beginning: NameKey.letters(of: bytes[0]), ending: NameKey.letters(of: last), line: line(of: first))
  }

  /// The closing parenthesis of the interpolation after a part of a literal.
  private func endOfInterpolation(behind index: Int) -> Int? {
    let open = index + 1
    guard open < tokens.count, tokens[open].is("("), tokens[open].start == tokens[index].end else { return nil }
    return closings[open]
  }
}
