import IBBase

extension IdentifierUse {
  /// The calls that load a nib without an owner, or as the view of a controller, in both languages.
  /// - Parameter type: The type around a token.
  static func nibLoads(in text: SourceBytes, _ tokens: [Token], _ type: (Int) -> String?) -> [IdentifierUse] {
    guard text.bytes.range(of: "ibName") != nil else { return [] }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .string, index > 3 else { return nil }
      let sign = tokens[index - 1].is("@") ? index - 2 : index - 1
      let (label, name) = (text.text(tokens[sign - 1]), text.text(tokens[index]))
      switch label {
      case "loadNibNamed", "LoadNibNamed":
        guard isOwnerless(tokens[(index + 1)...].prefix(4), text) else { return nil }
        return IdentifierUse(kind: .ownerlessNib, name: name, offset: tokens[index].start)
      case "nibName", "initWithNibName", "initWithWindowNibName", "windowNibName":
        guard let owner = controller(before: sign - 1, tokens, text, type) else { return nil }
        return IdentifierUse(kind: .controllerNib, name: name, type: owner, offset: tokens[index].start)
      default: return nil
      }
    }
  }

  /// `, owner: nil` and `owner:nil`
  private static func isOwnerless(_ tokens: ArraySlice<Token>, _ text: SourceBytes) -> Bool {
    let words = tokens.filter { !$0.is(",") && !$0.is(":") }
    return words.count > 1 && text.token(words[0], is: "owner") && text.token(words[1], is: "nil")
  }

  /// The class in `Page(nibName:`, `super.init(nibName:`, `[[Page alloc] initWithNibName:` and `[super initWithNibName:`;
  /// nil for another call.
  private static func controller(
    before label: Int, _ tokens: [Token], _ text: SourceBytes, _ type: (Int) -> String?
  ) -> String? {
    let words = tokens[..<label].suffix(4).filter { $0.isName }
    guard let last = words.last.map({ text.text($0) }) else { return nil }
    switch last {
    case "init", "super", "self": return type(label)
    case "alloc": return words.dropLast().last.map { text.text($0) }
    default: return tokens[label - 1].is("(") && last.first?.isUppercase == true && !last.hasSuffix("Nib") ? last : nil
    }
  }
}
