import IBBase
import IBProject

/// A name in a text literal in code.
package struct TextPlace: Sendable, Hashable {
  /// The purpose of the text.
  package enum Meaning: Sendable, Hashable {
    /// The text is looked up in documents, or compared with a value from them.
    case identifier(IdentifierKind)
    /// The name of a class to look up: `NSClassFromString("Cell")`.
    case className
    /// The name of a method: `Selector("tap:")`.
    case selector
    /// The name of a document.
    case document
    /// The value of a constant; only the uses of the constant determine the purpose.
    case constant(CodeConstant)
    case key
    /// A text of unknown purpose.
    case other
    /// A part of a dotted name: a key path, or a class with its module.
    case part
    /// A word in a longer text.
    case word

    package var constant: CodeConstant? { if case .constant(let constant) = self { constant } else { nil } }

    var isLookup: Bool { if case .identifier = self { true } else { self == .document } }
  }

  package var range: Range<Int>
  package var meaning: Meaning
}

/// A constant, or an enumeration case with a raw value.
package struct CodeConstant: Sendable, Hashable {
  package var name: String
  /// The type that declares it; nil for one at file scope.
  package var type: String?
  package var isCase = false
}

/// The kinds of document identifiers that code looks up.
package enum IdentifierKind: String, Sendable, Hashable, CaseIterable {
  case scene = "storyboard"
  case segue
  case reuse
  case restoration
  /// Others, such as those of user interface items in AppKit.
  case other
}

extension CodeTokens {
  package func texts(equalTo name: String) -> [TextPlace] {
    let bytes = Array(name.utf8)
    let literals = tokens.indices.filter { index in
      tokens[index].kind == .string && text.bytes[range(index)].elementsEqual(bytes)
    }
    return literals.map { TextPlace(range: range($0), meaning: meaning(ofText: $0)) } + definitions(of: name)
  }

  /// The texts that contain a name as a word.
  package func texts(having name: String) -> [TextPlace] {
    let literals = tokens.indices.flatMap { index -> [TextPlace] in
      guard tokens[index].kind == .string || tokens[index].kind == .otherLiteral else { return [] }
      let found = words(name, in: range(index))
      if found.isEmpty { return [] }
      if tokens[index].kind == .string, found == [range(index)] {
        return [TextPlace(range: range(index), meaning: meaning(ofText: index))]
      }
      let isPlain = tokens[index].kind == .string
      let content = text.bytes[range(index)]
      let meaning: TextPlace.Meaning =
        isPlain && lookups[tokens[index].start] == .className && content.reversed().starts(with: name.utf8.reversed())
        ? .className
        : isPlain && isSelectorText(index)
          ? .selector
          : content.allSatisfy({ isWordByte($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") })
            ? .part : .word
      return found.map { TextPlace(range: $0, meaning: meaning) }
    }
    return literals + definitions(of: name)
  }

  private func meaning(ofText index: Int) -> TextPlace.Meaning {
    if let kind = lookups[tokens[index].start] { return kind.meaning }
    if isSelectorText(index) { return .selector }
    let start = isMark(index - 1, "@") ? index - 1 : index
    if let meaning = meaning(ofValueFrom: start, to: index) { return meaning }
    if isKey(from: start, to: index) { return .key }
    return declaration(ofValueAt: start) ?? .other
  }

  /// Whether the text is a key, as in `values["title"]` and `["title": value]`.
  private func isKey(from start: Int, to end: Int) -> Bool {
    if isMark(start - 1, "["), isMark(end + 1, "]") { return isName(start - 2) || isMark(start - 2, in: "])?!") }
    return isMark(end + 1, ":") && isMark(start - 1, in: "[,{")
  }

  private func isSelectorText(_ index: Int) -> Bool {
    let start = isMark(index - 1, "@") ? index - 1 : index
    guard let open = openBracket(around: start), isMark(open, "("), open == start - 1 else { return false }
    var function = open - 1
    while isMark(function, "(") { function -= 1 }
    return isWord(function, in: ["Selector", "NSSelectorFromString", "sel_registerName"])
  }

  /// The constant or case whose value starts at a token.
  private func declaration(ofValueAt start: Int) -> TextPlace.Meaning? {
    let type = type(at: start)?.name
    if isMark(start - 1, "=") {
      var name = start - 2
      if isSwift, isName(name), isMark(name - 1, ":") { name -= 2 }
      guard isName(name) else { return nil }
      if let brace = openBrace(around: name), !typeBraces.contains(brace) {
        guard declares(name), let end = closing(of: brace) else { return nil }
        let uses = indices(of: word(name)).filter { $0 != name && (brace..<end).contains($0) }
        let meanings = Set(uses.map { meaning(ofValueFrom: $0, to: $0) })
        return meanings.count == 1 ? meanings.first ?? nil : nil
      }
      if isSwift {
        if isWord(name - 1, "let") { return .constant(CodeConstant(name: word(name), type: type)) }
        guard isWord(name - 1, "case") || isMark(name - 1, ",") else { return nil }
        return .constant(CodeConstant(name: word(name), type: type, isCase: true))
      }
      let isConstant = (0..<8).contains { isWord(name - $0, in: ["const", "static"]) }
      return isConstant ? .constant(CodeConstant(name: word(name))) : nil
    }
    let brace = isWord(start - 1, "return") ? start - 2 : start - 1
    guard isMark(brace, "{") else { return nil }
    // As in `- (NSString *)nibName { return @"Login"; }` and `override var nibName: String? { "Login" }`.
    let isNibName = (1..<7).contains { distance in
      isWord(brace - distance, in: ["nibName", "windowNibName"])
        && (isSwift ? isWord(brace - distance - 1, "var") : distance == 1)
    }
    if isNibName { return .document }
    // As in `static var identifier: String { return "Cell" }`.
    guard isSwift, isMark(start + 1, "}"), isWord(brace - 1, "String"), isMark(brace - 2, ":"), isWord(brace - 4, "var")
    else { return nil }
    return .constant(CodeConstant(name: word(brace - 3), type: type))
  }

  /// Definitions such as `#define CellIdentifier @"Cell"`.
  func definitions(of name: String) -> [TextPlace] {
    let quoted = Array("\"\(name)\"".utf8)
    return directives.compactMap { directive in
      let bytes = text.bytes[directive]
      guard let found = bytes.range(of: quoted) else { return nil }
      let range = found.lowerBound + 1..<found.upperBound - 1
      let words = bytes[..<found.lowerBound].split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
      let isPlain = words.count == 2 && words[0] == "define" && !bytes[found.upperBound...].contains { !isSpace($0) }
      return TextPlace(range: range, meaning: isPlain ? .constant(CodeConstant(name: words[1])) : .other)
    }
  }

  /// The purposes of the uses of a constant; nil for an unclear one.
  package func meanings(of constant: CodeConstant) -> [TextPlace.Meaning?] {
    indices(of: constant.name).compactMap { index -> TextPlace.Meaning?? in
      guard !declares(index), !isLabel(index), let start = startOfUse(index, of: constant) else { return nil }
      var end = index
      while isMark(end + 1, "."), isWord(end + 2, in: ["rawValue", "identifier"]) { end += 2 }
      return .some(meaning(ofValueFrom: start, to: end))
    }
      + directives.filter { directive in
        // A macro that uses the constant in its own text.
        !importsFile(directive)
          && words(constant.name, in: directive).count > (definesName(constant.name, directive) ? 1 : 0)
      }.map { _ in nil }
  }

  /// The start of the expression of a constant; nil if the name means something else.
  private func startOfUse(_ index: Int, of constant: CodeConstant) -> Int? {
    guard isMark(index - 1, ".") else { return constant.type == nil || isInside(index, constant) ? index : nil }
    guard let type = constant.type, isName(index - 2) else { return constant.isCase ? index - 1 : nil }
    var start = index - 2
    let owner = word(start)
    while isMark(start - 1, "."), isName(start - 2) { start -= 2 }
    let isGeneric = owner.utf8.count <= 2
    if isGeneric || type.split(separator: ".").last.map(String.init) == owner { return start }
    return isInside(index, constant) && ["self", "Self"].contains(owner) ? start : nil
  }

  private func isInside(_ index: Int, _ constant: CodeConstant) -> Bool {
    guard let type = constant.type, let around = self.type(at: index)?.name else { return false }
    return around == type || around.hasPrefix(type + ".") || type.hasPrefix(around + ".")
  }

  private func definesName(_ name: String, _ directive: Range<Int>) -> Bool {
    let words = text.bytes[directive].split { !isWordByte($0) }.prefix(2).map { String(decoding: $0, as: UTF8.self) }
    return words == ["define", name]
  }

  private func declares(_ index: Int) -> Bool {
    if isSwift { return isWord(index - 1, in: ["let", "var", "case"]) && !isMark(index - 1, ".") }
    // `extern NSString *const Cell;` and `static NSString *const Cell = @"Cell";`
    return (isMark(index - 1, "*") || isWord(index - 1, "const")) && isMark(index + 1, in: "=;")
  }
}
