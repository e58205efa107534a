extension SwiftScanner {
  /// Keeps a literal that is passed to a function for looking up names.
  mutating func readLiteral(_ literal: Token) {
    let place = next - 1
    guard place > 0, place + 1 < tokens.count, tokens[place + 1].is(")") || tokens[place + 1].is(",") else { return }
    let kind: IdentifierUse.Kind?
    if tokens[place - 1].is(":"), place > 1, tokens[place - 2].isName {
      kind = .ofArgument(labelled: text.text(tokens[place - 2]), to: calledFunction)
    } else if tokens[place - 1].is("(") {
      kind = calledFunction.flatMap { .ofOnlyArgument(to: $0) }
    } else {
      kind = nil
    }
    guard let kind else { return }
    let type = openType.map { types[$0].name }
    uses.append(IdentifierUse(kind: kind, name: text.text(literal), type: type, offset: literal.start))
  }
}

extension IdentifierUse.Kind {
  /// The kind of name in a labeled argument.
  static func ofArgument(labelled label: String, to function: String?) -> IdentifierUse.Kind? {
    switch (label, function) {
    case ("withIdentifier", "performSegue"), ("withIdentifier", "shouldPerformSegue"): .segue
    case ("withIdentifier", "instantiateViewController"), ("withIdentifier", "instantiateController"),
      ("identifier", "instantiateViewController"):
      .scene
    case ("withIdentifier", "dequeueReusableCell"), ("withReuseIdentifier", "dequeueReusableCell"),
      ("withReuseIdentifier", "dequeueReusableSupplementaryView"):
      .reuse
    case ("forCellReuseIdentifier", _), ("forCellWithReuseIdentifier", _), ("withReuseIdentifier", "register"),
      ("forHeaderFooterViewReuseIdentifier", _):
      .registeredReuse
    case ("nibName", _), ("nibNamed", _): .nib
    case ("name", "UIStoryboard"), ("name", "NSStoryboard"): .storyboard
    default: nil
    }
  }

  /// The kind of name in a first argument without label.
  static func ofOnlyArgument(to function: String) -> IdentifierUse.Kind? {
    switch function {
    case "NSClassFromString": .className
    case "loadNibNamed": .nib
    case "instantiateViewControllerWithIdentifier": .scene
    case "performSegueWithIdentifier": .segue
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier": .reuse
    default: nil
    }
  }
}
