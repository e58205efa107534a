extension SelectorReader {
  mutating func qualifier(of kind: KindTest?) throws(SelectorError) -> SelectorCondition? {
    let start = cursor.position
    switch cursor.next {
    case UInt8(ascii: "["): return try attributeTest(of: kind)
    case UInt8(ascii: "#"):
      cursor.position += 1
      let id = cursor.word(with: "-_")
      if id.isEmpty { throw failure("an id is expected after `#`", at: start) }
      return .id(id)
    case UInt8(ascii: "."):
      cursor.position += 1
      let name = cursor.word(with: "_*?.$")
      if name.isEmpty { throw failure("a class or a pattern of classes is expected after `.`", at: start) }
      return .customClass(.pattern(TextPattern(name)))
    case UInt8(ascii: ":"):
      cursor.position += 1
      return try pseudoClass(from: start)
    default: return nil
    }
  }

  enum PseudoClass: String, CaseIterable {
    case not, name, text, installed, under
    case inside, parent, sibling, has, connectedTo, connectedBy, constrains, constrainedBy, scene
  }

  private mutating func pseudoClass(from start: Int) throws(SelectorError) -> SelectorCondition {
    let word = cursor.word()
    guard let pseudoClass = PseudoClass(rawValue: word) else {
      let known = PseudoClass.allCases.map(\.rawValue)
      throw failure(
        word.isEmpty ? "a word is expected after `:`" : "there is no `:\(shortened(word))`", at: start,
        nearest: EditDistance.nearest(to: String(word.prefix(60)), among: known).map { ":" + $0 },
        advice: "the words are \(known.map { "`:\($0)`" }.joined(separator: ", "))")
    }
    if pseudoClass == .installed { return .installed(classes) }
    let open = cursor.position
    guard cursor.take("(") else { throw failure("`(` is expected after `:\(word)`", at: open) }
    switch pseudoClass {
    case .not:
      let condition = SelectorCondition.not(try alternatives())
      try close("(", at: open)
      return condition
    case .name: return .name(try textTest(from: open))
    case .text: return .text(try textTest(from: open))
    case .under, .installed: return try under(from: open)
    default:
      let other = try alternatives()
      try close("(", at: open)
      guard let kind = Relation.Kind(rawValue: word) else { return other }
      return try relation(kind, to: other)
    }
  }

  private mutating func textTest(from open: Int) throws(SelectorError) -> TextTest {
    cursor.skipSpaces()
    let test: TextTest
    switch cursor.next {
    case UInt8(ascii: "/"): test = .expression(try expression())
    case UInt8(ascii: "'"), UInt8(ascii: "\""): test = .pattern(TextPattern(try quoted()))
    default:
      guard let text = cursor.text(until: UInt8(ascii: ")")) else {
        throw failure("there is no `)` for this `(`", at: open)
      }
      if text.text.isEmpty {
        throw failure("a text is expected here", at: cursor.position, advice: "`*` stands for any characters")
      }
      test = .pattern(TextPattern(text.text))
    }
    try close("(", at: open)
    return test
  }

  private mutating func under(from open: Int) throws(SelectorError) -> SelectorCondition {
    let outer = classes
    defer { classes = outer }
    classes = try sizeClasses()
    guard cursor.take(",") else {
      throw failure("`,` and a condition are expected after the size classes", at: cursor.position)
    }
    let condition = try alternatives()
    try close("(", at: open)
    return condition
  }

  /// Reads size classes as `wC hR` or `w:compact h:regular`.
  private mutating func sizeClasses() throws(SelectorError) -> SizeClasses {
    var classes = SizeClasses.any
    while true {
      cursor.skipSpaces()
      let start = cursor.position
      let word = cursor.word(with: ":")
      if word.isEmpty, cursor.position > 0, classes != .any { return classes }
      let written = SizeClasses.byWord[word.lowercased()]
      guard let written else {
        throw failure(
          word.isEmpty ? "size classes are expected here" : "there is no size class `\(shortened(word))`", at: start,
          advice: "the size classes are `wC`, `wR`, `hC` and `hR`")
      }
      if let width = written.width {
        guard classes.width == nil else { throw failure("there are two size classes for the width", at: start) }
        classes.width = width
      }
      if let height = written.height {
        guard classes.height == nil else { throw failure("there are two size classes for the height", at: start) }
        classes.height = height
      }
    }
  }
}
