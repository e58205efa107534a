import IBXML

extension IdentifierUse {
  /// The purpose for which code registers a nib.
  package struct Registration: Sendable, Hashable {
    /// The class that the only object of the nib must be of.
    package var className: String
    /// The reuse identifier; nil for a computed one.
    package var identifier: String?
  }
}

/// A reader of the calls that register nibs for cells, headers and footers, in both languages:
/// `register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")`, directly or through a local.
struct NibRegistrations {
  private let text: SourceBytes
  private let tokens: [Token]

  static func all(in text: SourceBytes, _ tokens: [Token]) -> [IdentifierUse] {
    guard text.bytes.range(of: "UINib") != nil else { return [] }
    let reader = NibRegistrations(text: text, tokens: tokens)
    return tokens.indices.compactMap { text.token(tokens[$0], is: "UINib") ? reader.registration(ofNibAt: $0) : nil }
  }

  private func isWord(_ index: Int, _ words: StaticString...) -> Bool {
    tokens.indices.contains(index) && words.contains { text.token(tokens[index], is: $0) }
  }

  private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(mark)
  }

  /// The registration of `UINib(nibName: "Row", …)` or `[UINib nibWithNibName:@"Row" …]`.
  private func registration(ofNibAt index: Int) -> IdentifierUse? {
    let isSwift = isMark(index + 1, "(")
    let start = isSwift ? index : index - 1
    let label = isSwift ? index + 2 : index + 1
    guard isWord(label, "nibName", "nibWithNibName"), isMark(label + 1, ":"), let name = name(at: label + 2),
      let end = end(ofCallFrom: name.end)
    else { return nil }
    let registration = registration(after: end) ?? local(assignedAt: start).flatMap { registration(of: $0, from: end) }
    return registration.map {
      IdentifierUse(kind: .registeredNib, name: name.text, offset: tokens[index].start, registration: $0)
    }
  }

  /// A name as a literal, as `String(describing: Row.self)` or as `NSStringFromClass([Row class])`, and the next token.
  private func name(at index: Int) -> (text: String, end: Int)? {
    let start = isMark(index, "@") ? index + 1 : index
    if tokens.indices.contains(start), tokens[start].kind == .string { return (text.text(tokens[start]), start + 1) }
    let type: Int
    if isWord(index, "String"), isWord(index + 2, "describing"), isMark(index + 5, "."), isWord(index + 6, "self") {
      type = index + 4
    } else if isWord(index, "NSStringFromClass"), isMark(index + 2, "["), isWord(index + 4, "class") {
      type = index + 3
    } else {
      return nil
    }
    guard !isWord(type, "Self", "self") else { return nil }
    return (text.text(tokens[type]), index + (isWord(index, "String") ? 8 : 7))
  }

  /// The first token after the call whose arguments include a token.
  private func end(ofCallFrom start: Int) -> Int? {
    var depth = 1
    for index in start..<min(start + 20, tokens.count) {
      if isMark(index, "(") || isMark(index, "[") { depth += 1 }
      if isMark(index, ")") || isMark(index, "]") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// The rest of a registration after its nib: `, forCellReuseIdentifier: "Row")`.
  private func registration(after end: Int) -> IdentifierUse.Registration? {
    let start = isMark(end, ",") ? end + 1 : end
    guard tokens.indices.contains(start), isMark(start + 1, ":"),
      let className = NibRegistrations.classes[text.text(tokens[start])]
    else { return nil }
    let place = isWord(start, "forSupplementaryViewOfKind")
      ? (start..<start + 16).first { isWord($0, "withReuseIdentifier") } : start
    let identifier = place.flatMap { name(at: $0 + 2) }
    let isWhole = identifier.map { isMark($0.end, ")") || isMark($0.end, "]") } == true
    return IdentifierUse.Registration(className: className, identifier: isWhole ? identifier?.text : nil)
  }

  /// The classes that UIKit requires, by the argument that follows the nib.
  private static let classes = [
    "forCellReuseIdentifier": "UITableViewCell", "forCellWithReuseIdentifier": "UICollectionReusableView",
    "forHeaderFooterViewReuseIdentifier": "UITableViewHeaderFooterView",
    "forSupplementaryViewOfKind": "UICollectionReusableView",
  ]

  private func local(assignedAt start: Int) -> String? {
    guard isMark(start - 1, "="), tokens.indices.contains(start - 2), tokens[start - 2].isName else { return nil }
    return text.text(tokens[start - 2])
  }

  /// The registration that is the next use of a local.
  private func registration(of local: String, from start: Int) -> IdentifierUse.Registration? {
    let use = (start..<min(start + 60, tokens.count)).first { tokens[$0].isName && text.text(tokens[$0]) == local }
    guard let use, isWord(use - 2, "register", "registerNib") else { return nil }
    return registration(after: use + 1)
  }
}

extension SourceIndex {
  /// The calls that register a nib for cells, headers or footers.
  package func registrations(ofNib name: String) -> [Use] {
    uses(byType: IdentifierUse.key(ofNib: name)).filter { $0.use.kind == .registeredNib && $0.use.name == name }
  }
}
