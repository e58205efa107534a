/// Tells whose member a name in Objective-C code is.
struct ObjectiveCMembers {
  private let code: CodeTokens
  private let scanner: UseScanner
  private let declarations: [Int: (type: TypeDeclaration, member: MemberDeclaration)]

  init(_ code: CodeTokens) { (self.code, scanner, declarations) = (code, code.scanner, code.declarations) }

  // MARK: Properties

  /// The places of a property: its name, its variable and its setter.
  func places(of name: String) -> [MemberPlace] {
    [CodePlace.Form.plain, .variable, .setter].flatMap { form in
      code.indices(of: form.spelled(name)).compactMap { index in
        owner(at: index, form).map { place(index, $0, form) }
      }
    } + directivePlaces(name)
  }

  private func place(_ index: Int, _ owner: MemberPlace.Owner, _ form: CodePlace.Form = .plain) -> MemberPlace {
    MemberPlace(place: CodePlace(code.range(index), form: form), owner: owner, type: code.type(at: index)?.name)
  }

  private func directivePlaces(_ name: String) -> [MemberPlace] {
    code.directives.filter { !code.importsFile($0) }.flatMap { code.words(name, in: $0) }.map {
      MemberPlace(place: CodePlace($0), owner: .unclear("this is in a preprocessor directive"))
    }
  }

  private func owner(at index: Int, _ form: CodePlace.Form) -> MemberPlace.Owner? {
    if declarations[code.tokens[index].start] != nil { return .declaration }
    if code.isMark(index - 1, ".") { return owner(ofObjectEndingAt: index - 2) }
    if code.isMark(index - 1, ">"), code.isMark(index - 2, "-") { return owner(ofObjectEndingAt: index - 3) }
    let open = code.openBracket(around: index)
    if let open, code.isMark(open, "("),
      isWord(open - 1, in: ["selector", "NSDictionaryOfVariableBindings", "keypath"])
    {
      let isSetter = form == .setter || !code.isMark(index + 1, ":")
      return isSetter ? .unclear("code makes a text or a selector of the name") : nil
    }
    if let open, code.isMark(open, "["), index > open + 1 {
      let isMessage = form == .setter ? code.isMark(index + 1, ":") : code.isMark(index + 1, "]")
      if isMessage, endsObject(index - 1) { return owner(ofObjectEndingAt: index - 1) }
    }
    if form == .setter || code.isMark(index + 1, ":") && !code.isMark(index - 1, "?") { return nil }
    if form == .variable { return .own }
    if code.isMark(index + 1, "(") || declaresVariable(index) || isLocal(index) { return nil }
    return code.type(at: index) == nil ? nil : .own
  }

  private func isWord(_ index: Int, in words: Set<String>) -> Bool { code.isWord(index, in: words) }

  /// Whether an object that receives a message can end here.
  private func endsObject(_ index: Int) -> Bool {
    code.isName(index) && !code.isWord(index, "return") || code.isMark(index, in: ")]")
  }

  /// Whose member something behind an object is.
  private func owner(ofObjectEndingAt end: Int) -> MemberPlace.Owner {
    if code.isMark(end, "]") { return ownerBehindMessage(end) }
    if code.isMark(end, ")") { return ownerBehindCast(end) }
    guard code.isName(end) else { return .unknown }
    if code.isWord(end, in: ["self", "super", "weakSelf", "strongSelf", "wself", "sself"]) { return .own }
    if code.isMark(end - 1, ")"), let open = code.opening(of: end - 1), code.isMark(open + 2, "*"),
      open + 3 == end - 1
    {
      // As in `[(Cell *)cell label]`.
      return .instance(of: code.word(open + 1))
    }
    if code.isMark(end - 1, ".") || code.isMark(end - 1, ">") && code.isMark(end - 2, "-") {
      let root = code.isMark(end - 1, ".") ? end - 2 : end - 3
      return .property(code.word(end), isOwn: code.isWord(root, "self") && !code.isMark(root - 1, "."))
    }
    if let type = scanner.typeOfLocal(at: end) { return .instance(of: type) }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code.text[code.tokens[end].start]) {
      return .instance(of: code.word(end))
    }
    let word = code.word(end)
    return isLocal(end) ? .unknown : .property(word.hasPrefix("_") ? String(word.dropFirst()) : word, isOwn: true)
  }

  /// As in `[self child].label` and `[[self child] label]`.
  private func ownerBehindMessage(_ close: Int) -> MemberPlace.Owner {
    guard let open = code.opening(of: close), open + 3 == close, code.isName(open + 1), code.isName(open + 2) else {
      return .unknown
    }
    return .property(code.word(open + 2), isOwn: code.isWord(open + 1, "self"))
  }

  /// As in `((Cell *)cell).label`.
  private func ownerBehindCast(_ close: Int) -> MemberPlace.Owner {
    guard let open = code.opening(of: close), code.isMark(open + 1, "("), code.isName(open + 2),
      code.isMark(open + 3, "*"), code.isMark(open + 4, ")")
    else { return .unknown }
    return .instance(of: code.word(open + 2))
  }

  // MARK: Variables of methods

  /// Whether a name is that of a variable or parameter which is declared here.
  private func declaresVariable(_ index: Int) -> Bool {
    if code.isMark(index - 1, "*") || code.isMark(index - 1, ")") {
      return code.isMark(index + 1, in: "=;,):{") || code.isName(index + 1) || code.isMark(index + 1, "-")
    }
    return code.isName(index - 1) && !isWord(index - 1, in: ["return", "in", "else", "case"])
      && code.isMark(index + 1, in: "=;,)")
  }

  /// Whether the method around the place declares a variable or parameter of the name.
  private func isLocal(_ index: Int) -> Bool {
    var top = code.openBrace(around: index)
    while let place = top, let outer = code.openBrace(around: place) { top = outer }
    guard let top else { return false }
    var place = index - 1
    // The head of the method is between the end of the one before and its brace.
    while place >= 0, place > top || !code.isMark(place, in: "};@") {
      if code.isName(place), code.isSame(place, index), declaresVariable(place) { return true }
      place -= 1
    }
    return false
  }

  // MARK: Methods

  /// The places of a method, one for each part of its selector.
  func places(ofSelector parts: [String], hasArguments: Bool) -> [MemberPlace] {
    guard let first = parts.first else { return [] }
    let selector = hasArguments ? parts.map { $0 + ":" }.joined() : first
    return code.indices(of: first).flatMap { index -> [MemberPlace] in
      if let known = declarations[code.tokens[index].start] {
        return known.member.name == selector
          ? numbered(partsOfDeclaration(from: index, hasArguments), .declaration) : []
      }
      if !hasArguments { return owner(at: index, .plain).map { [place(index, $0)] } ?? [] }
      guard code.isMark(index + 1, ":"), let open = code.openBracket(around: index) else { return [] }
      let found = self.parts(in: open)
      guard found.first == index, found.map({ code.word($0) }) == parts else { return [] }
      let owner: MemberPlace.Owner
      if code.isMark(open, "("), code.isWord(open - 1, "selector") {
        owner = .unknown
      } else if code.isMark(open, "["), endsObject(index - 1) {
        owner = self.owner(ofObjectEndingAt: index - 1)
      } else {
        return []
      }
      return numbered(found, owner)
    } + directivePlaces(first)
  }

  private func numbered(_ parts: [Int], _ owner: MemberPlace.Owner) -> [MemberPlace] {
    parts.enumerated().map { number, part in
      var result = place(part, owner)
      result.part = number
      return result
    }
  }

  /// The words of a message or a selector that colons follow.
  private func parts(in open: Int) -> [Int] {
    guard let close = code.closing(of: open) else { return [] }
    var found: [Int] = []
    var (next, choices) = (open + 1, 0)
    while next < close {
      if code.isMark(next, in: "([{"), let end = code.closing(of: next) {
        next = end
      } else if code.isMark(next, "?") {
        choices += 1
      } else if code.isMark(next, ":") {
        if choices > 0 { choices -= 1 } else if code.isName(next - 1) { found.append(next - 1) }
      }
      next += 1
    }
    return found
  }

  /// As in `- (void)tap:(id)sender forEvent:(UIEvent *)event`.
  private func partsOfDeclaration(from start: Int, _ hasArguments: Bool) -> [Int] {
    guard hasArguments else { return [start] }
    var found: [Int] = []
    var next = start
    while next < code.tokens.count, !code.isMark(next, in: "{;") {
      if code.isMark(next, "("), let end = code.closing(of: next) { next = end }
      if code.isName(next), code.isMark(next + 1, ":") { found.append(next) }
      next += 1
    }
    return found
  }
}

extension CodeTokens {
  /// The places of a method in Objective-C code, one for each part of its selector.
  package func methodPlaces(_ parts: [String], hasArguments: Bool) -> [MemberPlace] {
    ObjectiveCMembers(self).places(ofSelector: parts, hasArguments: hasArguments)
  }
}
