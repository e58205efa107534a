extension ObjectiveCScanner {
  mutating func readLiteral(_ literal: Token) {
    var place = next - 2
    if place >= 0, tokens[place].is("@") { place -= 1 }
    guard place > 0, tokens[place - 1].isName else { return }
    let word = text.text(tokens[place - 1])
    guard
      let kind = tokens[place].is(":")
        ? IdentifierUse.Kind.ofArgument(of: word) : tokens[place].is("(") ? .ofCall(of: word) : nil
    else { return }
    let type = isInType ? types.last?.name : nil
    uses.append(IdentifierUse(kind: kind, name: text.text(literal), type: type, offset: literal.start))
  }
}

extension IdentifierUse.Kind {
  /// The kind of name in a literal passed to a C function.
  static func ofCall(of function: String) -> IdentifierUse.Kind? {
    function == "NSClassFromString" ? .className : nil
  }

  /// The kind of name in a literal after a part of a selector.
  static func ofArgument(of piece: String) -> IdentifierUse.Kind? {
    switch piece {
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier": .scene
    case "performSegueWithIdentifier": .segue
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier": .reuse
    case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier": .registeredReuse
    case "initWithNibName", "nibWithNibName", "loadNibNamed", "initWithNibNamed", "initWithWindowNibName": .nib
    case "storyboardWithName": .storyboard
    default: nil
    }
  }
}
