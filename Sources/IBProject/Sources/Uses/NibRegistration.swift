import IBBase

extension IdentifierUse {
  /// The purpose for which code registers a nib.
  package struct Registration: Sendable, Hashable {
    /// The class that the only object of the nib must be of.
    package var className: String
    /// The reuse identifier; nil for a computed one.
    package var identifier: String?
  }

  /// The calls that register nibs for cells, headers and footers, in both languages:
  /// `register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")`, directly or through a local.
  static func registrations(in text: SourceBytes, _ tokens: [Token]) -> [IdentifierUse] {
    guard text.bytes.range(of: "UINib") != nil else { return [] }
    return tokens.indices.filter { text.token(tokens[$0], is: "UINib") }.compactMap { index in
      var local = tokens[..<index].suffix(3)
      if local.last?.is("[") == true { local.removeLast() }
      let isAssigned = local.popLast()?.is("=") == true
      var reader = NibRegistration(text, tokens[(index + 1)...].prefix(100))
      return reader.use(of: isAssigned ? local.last.map(text.text) : nil, at: tokens[index].start)
    }
  }
}

/// A reader of the names and literals after `UINib`.
private struct NibRegistration {
  private var words: ArraySlice<(text: String, isLiteral: Bool)>

  init(_ text: SourceBytes, _ tokens: ArraySlice<Token>) {
    let words = zip(tokens, tokens.dropFirst()).compactMap { token, next -> (text: String, isLiteral: Bool)? in
      guard token.isName || token.kind == .string else { return nil }
      // A literal before an operator is only a part of a name.
      let isWhole = next.isName || [")", "]", ","].contains { next.is($0) }
      return (text.text(token), token.kind == .string && isWhole)
    }
    self.words = words[...]
  }

  private static let classes = [
    "forCellReuseIdentifier": "UITableViewCell", "forCellWithReuseIdentifier": "UICollectionReusableView",
    "forHeaderFooterViewReuseIdentifier": "UITableViewHeaderFooterView",
    "forSupplementaryViewOfKind": "UICollectionReusableView",
  ]

  /// - Parameter local: The variable that the nib is assigned to.
  mutating func use(of local: String?, at offset: Int) -> IdentifierUse? {
    guard let label = words.popFirst()?.text, label == "nibName" || label == "nibWithNibName", let nib = takeName(),
      words.first?.text == "bundle", let place = words.firstIndex(where: { NibRegistration.classes[$0.text] != nil })
    else { return nil }
    // Between are the bundle, or the rest of the statement and the call with the local.
    let between = words[..<place].map(\.text)
    let isDirect = between.count < 8 && !between.contains { $0.hasPrefix("register") }
    guard isDirect || local != nil && between.firstIndex(of: local ?? "") == between.count - 1 else { return nil }
    let argument = words[place].text
    words = words[(place + 1)...]
    if argument == "forSupplementaryViewOfKind" {
      words = words.drop { $0.text != "withReuseIdentifier" }.dropFirst()
    }
    return IdentifierUse(
      kind: .registeredNib, name: nib, offset: offset,
      registration: IdentifierUse.Registration(
        className: NibRegistration.classes[argument] ?? "", identifier: takeName()))
  }

  /// Takes a literal, `String(describing: Row.self)` or `NSStringFromClass([Row class])`.
  private mutating func takeName() -> String? {
    guard let first = words.popFirst() else { return nil }
    if first.isLiteral { return first.text }
    let start = first.text == "String" && words.popFirst()?.text == "describing" || first.text == "NSStringFromClass"
    guard start, let name = words.popFirst(), ["self", "class"].contains(words.popFirst()?.text), name.text != "Self"
    else { return nil }
    return name.text
  }
}
