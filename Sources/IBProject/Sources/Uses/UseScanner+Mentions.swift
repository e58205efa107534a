extension UseScanner {
  /// Whether a name is a variable, argument or function rather than an object.
  func isDeclaredOrNamed(_ index: Int) -> Bool {
    if index > 0, tokens[index - 1].kind == .word, UseScanner.binding.contains(tokens[index - 1], in: text) {
      return true
    }
    // As in `IBOutlet UILabel *label`.
    if !isSwift, index > 0, tokens[index - 1].is("*") { return true }
    guard index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    // As in `@synthesize label = _label, other = _other`.
    if !isSwift, index > 0, tokens[index - 1].is(","), next.is("=") { return true }
    // In `a ? label : other`, the name is not an argument label.
    if next.is(":") { return !(index > 0 && tokens[index - 1].is("?")) && isSwift }
    return next.is("(") && next.start == tokens[index].end
  }

  private static let binding = WordTable<Bool>([
    "let", "var", "func", "case", "class", "struct", "enum", "import", "for", "typealias", "extension", "protocol",
    "synthesize", "dynamic",
  ])

  /// Whether code constrains an outlet: `label.topAnchor`, `label.snp`.
  func isConstrained(_ index: Int) -> Bool {
    var next = index + 1
    while next + 1 < tokens.count, isOptionalMark(next) { next += 1 }
    guard isMark(next, "."), next + 1 < tokens.count else { return false }
    return text.token(tokens[next + 1], is: "snp") || text.text(tokens[next + 1]).hasSuffix("Anchor")
  }

  /// Whether the use of an outlet may set anything.
  func mayChangeAnything(_ index: Int) -> Bool {
    var next = index + 1
    while next + 1 < tokens.count, isOptionalMark(next) { next += 1 }
    guard next < tokens.count else { return false }
    switch tokens[next].kind {
    case .mark(UInt8(ascii: ".")): return next + 1 < tokens.count && mayChangeAnything(throughMember: next + 1)
    case .mark(UInt8(ascii: "=")): return !isComparison(next) && !isMark(next - 1, "!")
    case .mark(UInt8(ascii: "!")), .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: ">")): return false
    case .mark(UInt8(ascii: "[")): return false
    case .word where !isSwift:
      return !isHarmless(next) && CodeProperty.called.value(of: tokens[next], in: text) == nil
    default: return isPassedOn(index)
    }
  }

  /// Whether a token is `?` or `!` after a name, and not part of `!=`.
  private func isOptionalMark(_ index: Int) -> Bool {
    guard tokens[index].is("?") || tokens[index].is("!"), tokens[index - 1].end == tokens[index].start else {
      return false
    }
    return !(tokens[index].is("!") && isMark(index + 1, "=") && tokens[index + 1].start == tokens[index].end)
  }

  private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(mark)
  }

  /// Whether a sign is part of `==` or `===`.
  private func isComparison(_ index: Int) -> Bool {
    isMark(index + 1, "=") && tokens[index + 1].start == tokens[index].end
      || isMark(index - 1, "=") && tokens[index - 1].end == tokens[index].start
  }

  /// Whether a call, assignment or binding of an outlet's member may set anything.
  private func mayChangeAnything(throughMember index: Int) -> Bool {
    let member = tokens[index]
    guard member.isName else { return false }
    if UseScanner.bindings.contains(member, in: text) { return true }
    guard index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    if next.is("("), next.start == member.end {
      return !isHarmless(index) && CodeProperty.called.value(of: member, in: text) == nil
    }
    if next.is("{") { return UseScanner.closures.contains(member, in: text) }
    guard next.is("="), !isComparison(index + 1) else { return false }
    return CodeProperty.assigned.value(of: member, in: text) == nil && !PlatformMembers.keys.contains(text.text(member))
  }

  /// Members that bind values.
  private static let bindings = WordTable<Bool>(["rx", "reactive", "bnd", "combine", "publisher", "bind", "binding"])

  /// Methods that pass the object to a closure.
  private static let closures = WordTable<Bool>([
    "map", "flatMap", "compactMap", "forEach", "do", "then", "apply", "also", "let", "with", "configure", "run",
    "setup", "style", "tap",
  ])

  /// Whether an outlet is passed to code that may set anything.
  private func isPassedOn(_ index: Int) -> Bool {
    let start = startOfName(index)
    guard start > 0 else { return false }
    let before = tokens[start - 1]
    switch before.kind {
    case .mark(UInt8(ascii: "=")):
      return !isComparison(start - 1) && !isMark(start - 2, "!") && !isSameName(start - 2, index)
    case .mark(UInt8(ascii: "!")), .mark(UInt8(ascii: "&")), .mark(UInt8(ascii: "|")), .mark(UInt8(ascii: "{")),
      .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")):
      return false
    default: return !isArgumentOfHarmless(start)
    }
  }

  /// The first token of `label` or `self.label`.
  func startOfName(_ index: Int) -> Int {
    guard index > 1, tokens[index - 1].is(".") else { return index }
    var start = index - 2
    while start > 0, tokens[start].is("?") || tokens[start].is("!") { start -= 1 }
    return start
  }

  /// Whether both names are the same, as in `guard let label = label` and `@synthesize label = _label`.
  private func isSameName(_ left: Int, _ right: Int) -> Bool {
    guard left > 0, tokens[left].isName, name(at: left) == name(at: right) else { return false }
    return !isSwift || text.token(tokens[left - 1], is: "let") || text.token(tokens[left - 1], is: "var")
  }

  /// Whether the callee of an argument sets nothing on it.
  private func isArgumentOfHarmless(_ start: Int) -> Bool {
    if !isSwift {
      if tokens[start - 1].is(":"), start > 1 { return isHarmless(start - 2) }
      return tokens[start - 1].is("(") && start > 1 && text.token(tokens[start - 2], is: "if")
    }
    guard var opener = open.last else { return false }
    if tokens[opener].is("["), open.count > 1 { opener = open[open.count - 2] }
    return opener > 0 && tokens[opener].is("(") && isHarmless(opener - 1)
  }

  private func isHarmless(_ index: Int) -> Bool { UseScanner.harmless.contains(tokens[index], in: text) }

  /// System methods that set no document property, neither on their receiver nor on arguments.
  private static let harmless = WordTable<Bool>([
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview", "addTarget",
    "removeArrangedSubview", "insertArrangedSubview", "removeFromSuperview", "removeTarget", "sizeToFit",
    "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "becomeFirstResponder", "resignFirstResponder",
    "addGestureRecognizer", "removeGestureRecognizer", "setContentHuggingPriority", "startAnimating", "stopAnimating",
    "setContentCompressionResistancePriority", "reloadData", "setImage", "setBackgroundImage", "setTitleColor", "setOn",
    "setProgress", "convert", "addConstraint", "addConstraints", "removeConstraint", "removeConstraints",
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "invalidateIntrinsicContentSize", "sendActions",
    "endEditing", "isDescendant", "viewWithTag", "hitTest", "setSelected", "setHighlighted", "setEnabled",
    "addInteraction", "sizeThatFits", "systemLayoutSizeFitting", "title", "image", "setCustomSpacing", "setValue",
    "setContentOffset", "scrollToRow", "scrollToItem", "selectRow", "deselectRow", "cellForRow", "register",
    "dequeueReusableCell", "setTextColor", "setBackgroundColor", "setTintColor", "setDelegate", "setDataSource",
    "setNumberOfLines", "setTextAlignment", "setTag", "setUserInteractionEnabled", "isEqual", "print", "NSLog",
    "sizeThatFitsSize", "superview", "window", "layer", "type", "constraint", "addObserver", "removeObserver",
    "setNeedsFocusUpdate", "scrollRectToVisible", "isFirstResponder", "isKind", "isKindOfClass", "post", "assert",
    "bringSubviewToFrontView", "sender", "setMinimumTrackImage", "setThumbImage", "beginUpdates", "endUpdates",
  ])
}
