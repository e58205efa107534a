/// Finds the uses of document objects in code: assignments such as `self.label?.text = …`, calls such as
/// `button.setTitle(…)` and `[_label setText:…]`, and outlets that are passed on.
///
/// It does not resolve types. Unclear uses count as uses that may set anything.
package struct UseScanner {
  let text: SourceBytes
  let tokens: [Token]
  let isSwift: Bool
  private let watched: WordTable<Bool>
  private let watchesNames: Bool
  /// Whether the outlets are declared in other files, so every property may be one.
  private let watchesAll: Bool
  private let types: [TypeDeclaration]
  private let marks: [TypeMark]
  private var nextMark = 0
  private var type: Int?
  private(set) var open: [Int] = []
  /// Hashes of uses: only the first of several equal uses in a type counts.
  private var known: Set<Int> = []
  private(set) var uses: [ObjectUse] = []
  private(set) var checkedNames: Set<Int> = []
  /// The calls that register cells under a computed identifier.
  private(set) var registrations: [IdentifierUse] = []
  /// The property whose observers are being read, and the token after them.
  var observed: (property: Int, end: Int)?

  /// A change of the innermost type at a token; `type` is nil outside types.
  package struct TypeMark: Sendable {
    package var token: Int
    package var type: Int?
  }

  init(_ text: SourceBytes, _ tokens: [Token], _ types: [TypeDeclaration], _ marks: [TypeMark], isSwift: Bool) {
    (self.text, self.tokens, self.types, self.marks, self.isSwift) = (text, tokens, types, marks, isSwift)
    let outlets = types.flatMap { $0.members.lazy.filter { $0.mark == .outlet }.map(\.name) }
    watched = WordTable(outlets)
    let classes = Set(types.filter { $0.kind == .class }.map(\.name))
    watchesAll =
      !isSwift
      || types.contains {
        $0.kind == .extension && !classes.contains($0.name) && PlatformClass(named: String($0.ownName)) == nil
      }
    watchesNames = watchesAll || !outlets.isEmpty
  }

  mutating func scan() {
    for index in tokens.indices {
      while nextMark < marks.count, marks[nextMark].token <= index {
        type = marks[nextMark].type
        nextMark += 1
      }
      switch tokens[index].kind {
      case .word, .quotedWord:
        if mayBeNil(at: index) { checkedNames.insert(Int(truncatingIfNeeded: hash(ofName: index))) }
        if watchesNames {
          if isSwift, text.token(tokens[index], is: "var") { readObservers(at: index) }
          readName(at: index)
        }
      case .mark(let byte): readMark(byte, at: index)
      default: break
      }
    }
  }

  private mutating func readMark(_ byte: UInt8, at index: Int) {
    switch byte {
    case UInt8(ascii: "="): readAssignment(at: index)
    case UInt8(ascii: ":"): readRegistration(at: index)
    case UInt8(ascii: "("), UInt8(ascii: "["):
      open.append(index)
      if byte == UInt8(ascii: "("), isSwift { readCall(at: index) }
    case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
    default: break
    }
  }

  /// Reads `receiver.property =` and, in Swift, `property =`, including compound assignments.
  private mutating func readAssignment(at index: Int) {
    guard let place = placeOfAssigned(by: index),
      let property = CodeProperty.assigned.value(of: tokens[place], in: text)
    else { return }
    if place > 0, tokens[place - 1].is(".") {
      record(.sets(property), onObjectEndingAt: place - 2)
    } else if isSwift, place > 0, !declares(tokens[place - 1]) {
      record(.sets(property), on: nil, at: place)
    }
  }

  /// The name that a sign assigns to; nil for a comparison, or after something other than a name.
  private func placeOfAssigned(by index: Int) -> Int? {
    guard index > 0, index + 1 < tokens.count, !touches(index, "=") else { return nil }
    var place = index - 1
    if case .mark(let byte) = tokens[place].kind, tokens[place].end == tokens[index].start {
      guard "+-*/".utf8.contains(byte) else { return nil }
      place -= 1
    }
    while place > 0, tokens[place].is("!") || tokens[place].is("?") { place -= 1 }
    return place >= 0 && tokens[place].isName ? place : nil
  }

  private func touches(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].is(mark) && tokens[index + 1].start == tokens[index].end
  }

  /// Whether the token before a name makes it a variable, parameter or argument.
  private func declares(_ token: Token) -> Bool {
    switch token.kind {
    case .word: UseScanner.declaring.contains(token, in: text)
    case .mark(let byte): ",(:@".utf8.contains(byte)
    default: false
    }
  }

  private static let declaring = WordTable<Bool>(["let", "var", "case", "func", "static", "lazy", "weak"])

  /// Reads `receiver.method(` and `method(`.
  private mutating func readCall(at index: Int) {
    guard index > 0, tokens[index - 1].isName, tokens[index - 1].end == tokens[index].start,
      let property = CodeProperty.called.value(of: tokens[index - 1], in: text)
    else { return }
    if property == .contents {
      record(.sets(.contents), on: nil, at: index - 1)
    } else if index > 1, tokens[index - 2].is(".") {
      record(.sets(property), onObjectEndingAt: index - 3)
    } else {
      record(.sets(property), on: nil, at: index - 1)
    }
  }

  /// Reads `[receiver selector`.
  private mutating func readMessage(at index: Int) {
    guard index > 0, tokens[index - 1].isName || tokens[index - 1].is("]"),
      let property = CodeProperty.called.value(of: tokens[index], in: text)
    else { return }
    if property == .contents {
      record(.sets(.contents), on: nil, at: index)
    } else {
      record(.sets(property), onObjectEndingAt: index - 1)
    }
  }

  private mutating func readName(at index: Int) {
    if !isSwift { readMessage(at: index) }
    guard isWatched(index), isOwn(index), !isDeclaredOrNamed(index) else { return }
    if isRequired(index), index == 0 || !isLocal(at: index) { record(.requires, on: index, at: index) }
    if isConstrained(index) { record(.sets(.contents), on: index, at: index) }
    if mayChangeAnything(index) { record(.other, on: index, at: index) }
  }

  private func isWatched(_ index: Int) -> Bool {
    let token = tokens[index]
    if isSwift { return watchesAll ? isPossibleProperty(token) : watched.contains(token, in: text) }
    return index > 1 && tokens[index - 1].is(".") && text.token(tokens[index - 2], is: "self")
      || text[token.start] == UInt8(ascii: "_") || watched.contains(token, in: text)
  }

  private func isPossibleProperty(_ token: Token) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[token.start]) && !isSelf(token)
      && !(token.kind == .word && UseScanner.keywords.contains(token, in: text))
  }

  private static let keywords = WordTable<Bool>([
    "as", "async", "await", "break", "catch", "continue", "default", "defer", "do", "else", "false", "get", "guard",
    "if", "in", "init", "inout", "internal", "is", "nil", "open", "override", "private", "public", "repeat", "return",
    "set", "some", "switch", "throw", "throws", "true", "try", "where", "while", "weak", "lazy", "static", "final",
  ])

  /// Whether a name refers to a member of `self`, or is unqualified.
  private func isOwn(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    if !isSwift, index > 1, tokens[index - 1].is(">"), tokens[index - 2].is("-") { return true }
    guard tokens[index - 1].is(".") else { return true }
    return object(endingAt: index - 2).map { isSelf(tokens[$0]) } ?? false
  }

  private func isSelf(_ token: Token) -> Bool { UseScanner.selves.contains(token, in: text) }

  private static let selves = WordTable<Bool>([
    "self", "super", "weakSelf", "strongSelf", "wself", "sself", "selfValue", "this",
  ])

  /// The last name of an expression that ends at a token, skipping optional marks and subscripts.
  private func object(endingAt end: Int) -> Int? {
    var place = end
    while place > 0, tokens[place].is("!") || tokens[place].is("?") { place -= 1 }
    if place > 0, tokens[place].is("]") {
      // As in `labels[0]` and `[self label]`.
      let start = opening(of: place)
      if let start, isSwift || start > 0 && tokens[start - 1].isName {
        place = start - 1
      } else {
        place -= 1
      }
    }
    return place >= 0 && tokens[place].isName ? place : nil
  }

  private func opening(of end: Int) -> Int? {
    var depth = 0
    for place in stride(from: end, through: max(0, end - 60), by: -1) {
      if tokens[place].is("]") { depth += 1 }
      if tokens[place].is("[") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  func name(at index: Int) -> String {
    let name = text.text(tokens[index])
    return !isSwift && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private mutating func readRegistration(at index: Int) {
    guard index > 0, index + 1 < tokens.count, UseScanner.registering.contains(tokens[index - 1], in: text),
      tokens[index + 1].kind != .string, !(tokens[index + 1].is("@") && tokens[index + 2].kind == .string),
      // A declaration has a type in parentheses.
      isSwift || !tokens[index + 1].is("(")
    else { return }
    registrations.append(
      IdentifierUse(
        kind: .registeredReuse, name: "", type: type.map { types[$0].name }, offset: tokens[index - 1].start))
  }

  private static let registering = WordTable<Bool>([
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
  ])

  /// Records a use of the object of an expression that ends at a token.
  private mutating func record(_ action: ObjectUse.Action, onObjectEndingAt end: Int) {
    guard let place = object(endingAt: end) else { return }
    if isSelf(tokens[place]) { return record(action, on: nil, at: place) }
    let isMessage =
      !isSwift && tokens[min(place + 1, tokens.count - 1)].is("]") && place > 0 && tokens[place - 1].isName
    let isOwn = isMessage ? isSelf(tokens[place - 1]) : self.isOwn(place)
    record(action, on: place, at: place, isOfAnother: !isOwn, otherClass: isOwn ? nil : classOfObject(with: place))
    if isOwn, action == .sets(.priority), let collection = collection(ofLoopWith: place) {
      record(action, on: collection, at: collection)
    }
    if isOwn, UseScanner.ownParts.contains(tokens[place], in: text) { record(action, on: nil, at: place) }
    // Setting a part, such as the label of a button, sets the whole.
    if UseScanner.parts.contains(tokens[place], in: text), place > 1, tokens[place - 1].is(".") {
      record(action, onObjectEndingAt: place - 2)
    }
  }

  /// Items that belong to a controller itself.
  private static let ownParts = WordTable<Bool>(["navigationItem", "tabBarItem"])

  private static let parts = WordTable<Bool>([
    "titleLabel", "configuration", "first", "last", "cell", "textLabel", "kf",
  ])

  private mutating func record(
    _ action: ObjectUse.Action, on receiver: Int?, at index: Int, isOfAnother: Bool = false, otherClass: String? = nil
  ) {
    var hasher = Hasher()
    hasher.combine(receiver.map { hash(ofName: $0) } ?? 0)
    hasher.combine(isOfAnother)
    hasher.combine(otherClass)
    hasher.combine(action)
    hasher.combine(type)
    guard known.insert(hasher.finalize()).inserted else { return }
    uses.append(
      ObjectUse(
        receiver: receiver.map(name), isOfAnother: isOfAnother, otherClass: otherClass, action: action,
        type: type.map { types[$0].name },
        offset: tokens[index].start))
  }

  /// The class of the variable that has a property: of `cell` in `cell.titleLabel`.
  private func classOfObject(with property: Int) -> String? {
    guard property > 1, tokens[property - 1].is(".") else { return nil }
    var place = property - 2
    while place > 0, tokens[place].is("?") || tokens[place].is("!") { place -= 1 }
    guard tokens[place].isName, place == 0 || !tokens[place - 1].is(".") else { return nil }
    return typeOfLocal(at: place)
  }

  func hash(ofName index: Int) -> UInt64 {
    let token = tokens[index]
    let skipsMark = !isSwift && text[token.start] == UInt8(ascii: "_")
    return SourceBytes.hash(text.bytes[(token.start + (skipsMark ? 1 : 0))..<token.end])
  }
}
