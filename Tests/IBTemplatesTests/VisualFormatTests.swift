import IBModel
import IBTemplates
import TestSupport
import Testing

@Suite struct VisualFormatTests {
  private static let views: [String: ObjectID] = ["a": "a", "b": "b", "c": "c", "superview": "S", "top": "guide"]

  private static func surroundings(
    _ options: VisualFormatOptions = [], _ standardGap: VisualFormat.StandardGap = .margins
  ) -> VisualFormat.Surroundings {
    VisualFormat.Surroundings(
      views: views, metrics: ["gap": 12, "high": 750, "c": 40], superviews: ["a": "S", "b": "S", "c": "S"],
      options: options, standardGap: standardGap)
  }

  private static func lines(
    _ format: String, _ options: VisualFormatOptions = [], _ standardGap: VisualFormat.StandardGap = .margins
  ) throws -> [String] {
    try VisualFormat(format).constraints(in: surroundings(options, standardGap)).map { line($0.content) }
  }

  /// `a.leading = S.leading + 20 @750`
  private static func line(_ content: ConstraintContent) -> String {
    let sign = content.relation == .equal ? "=" : content.relation == .lessThanOrEqual ? "<=" : ">="
    let anchor = { (anchor: ConstraintContent.Anchor) in "\(anchor.item).\(anchor.attribute.rawValue)" }
    let constant = content.constant.value
    let right =
      content.second.map { anchor($0) + (constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)") }
      ?? "\(constant)"
    let priority = content.priority == 1000 ? "" : " @\(content.priority)"
    return "\(anchor(content.first)) \(sign) \(right)\(priority)"
  }

  @Test(arguments: [
    ("[a]-10-[b]", ["b.leading = a.trailing + 10.0"]), ("H:[a]-10-[b]", ["b.leading = a.trailing + 10.0"]),
    ("V:[a]-10-[b]", ["b.top = a.bottom + 10.0"]), ("[a][b]", ["b.leading = a.trailing"]),
    ("|[a]", ["a.leading = S.leading"]), ("[a]|", ["S.trailing = a.trailing"]),
    ("|-20-[a]-30-|", ["a.leading = S.leading + 20.0", "S.trailing = a.trailing + 30.0"]),
    ("V:|-20-[a]-30-|", ["a.top = S.top + 20.0", "S.bottom = a.bottom + 30.0"]),
    ("[a]-gap-[b]", ["b.leading = a.trailing + 12.0"]),
    ("[a]-(>=10,<=gap@high)-[b]", ["b.leading >= a.trailing + 10.0", "b.leading <= a.trailing + 12.0 @750.0"]),
    ("[a]-(-5)-[b]", ["b.leading = a.trailing - 5.0"]), ("[a]-(==10)-[b]", ["b.leading = a.trailing + 10.0"]),
    ("[a]-[b]", ["b.leading = a.trailing + 8.0"]),
    ("|-[a]-|", ["a.leading = S.leadingMargin", "S.trailingMargin = a.trailing"]),
    ("V:|-[a]-|", ["a.top = S.topMargin", "S.bottomMargin = a.bottom"]), ("[a(50)]", ["a.width = 50.0"]),
    ("V:[a(>=50@20)]", ["a.height >= 50.0 @20.0"]), ("[a(gap)]", ["a.width = 12.0"]),
    ("[a(==b)]", ["a.width = b.width"]), ("V:[a(<=b@high)]", ["a.height <= b.height @750.0"]),
    ("[a(>=70,<=100)]", ["a.width >= 70.0", "a.width <= 100.0"]), ("[a(1.5e2)]", ["a.width = 150.0"]),
    ("[a(c)]", ["a.width = 40.0"]),
    ("[a(50)]-[b(60)]", ["a.width = 50.0", "b.leading = a.trailing + 8.0", "b.width = 60.0"]),
    (" V : | - 20 - [ a ( == b ) ] ", ["a.top = S.top + 20.0", "a.height = b.height"]),
    ("V:[top]-[a]", ["a.top = guide.bottom + 8.0"]), ("H:[superview]-(<=1)-[a]", ["a.leading <= S.trailing + 1.0"]),
  ]) func formatsSayConstraints(format: String, lines: [String]) throws { #expect(try Self.lines(format) == lines) }

  /// The examples in the appendix of Apple's guide, with other names.
  @Test(arguments: [
    ("[a]-[b]", 1), ("[a(>=50)]", 1), ("|-50-[a]-50-|", 2), ("V:[a]-10-[b]", 1), ("[a][b]", 1), ("[a(100@20)]", 1),
    ("[a(==b)]", 1), ("[a(>=70,<=100)]", 2), ("|-[a]-[b]-[c(>=20)]-|", 5),
  ]) func theExamplesOfTheGuideAreRead(format: String, count: Int) throws {
    #expect(try Self.lines(format).count == count)
  }

  @Test func aHyphenCanBeAFixedDistance() throws {
    #expect(
      try Self.lines("|-[a]-[b]", [], .edges) == ["a.leading = S.leading + 20.0", "b.leading = a.trailing + 8.0"])
  }

  @Test(
    arguments: [
      ("[a][b][c]", VisualFormatOptions.alignAllCenterY, ["a.centerY = b.centerY", "b.centerY = c.centerY"]),
      ("[a][b]", [.alignAllTop, .alignAllBottom], ["a.top = b.top", "a.bottom = b.bottom"]),
      ("|[a]|", .alignAllCenterY, []), ("V:[a][b]", .alignAllLeading, ["a.leading = b.leading"]),
      ("[a][b]", .alignAllLastBaseline, ["a.lastBaseline = b.lastBaseline"]),
    ] as [(String, VisualFormatOptions, [String])])
  func optionsAlignNeighbors(format: String, options: VisualFormatOptions, lines: [String]) throws {
    #expect(try Self.lines(format, options).suffix(lines.count) == lines[...])
    #expect(try Self.lines(format, options).count == Self.lines(format).count + lines.count)
  }

  @Test(
    arguments: [
      (
        "|-1-[a]-2-[b]-3-|", VisualFormatOptions.directionLeftToRight,
        ["a.left = S.left + 1.0", "b.left = a.right + 2.0", "S.right = b.right + 3.0"]
      ),
      (
        "|-1-[a]-2-[b]-3-|", .directionRightToLeft,
        ["S.right = a.right + 1.0", "a.left = b.right + 2.0", "b.left = S.left + 3.0"]
      ), ("|-[a]-|", .directionRightToLeft, ["S.rightMargin = a.right", "a.left = S.leftMargin"]),
      ("V:|-1-[a]-2-[b]", .directionRightToLeft, ["a.top = S.top + 1.0", "b.top = a.bottom + 2.0"]),
      (
        "V:|-1-[a]-2-[b]", .spacingBaselineToBaseline,
        ["a.top = S.top + 1.0", "b.firstBaseline = a.lastBaseline + 2.0"]
      ),
    ] as [(String, VisualFormatOptions, [String])])
  func optionsChooseEdges(format: String, options: VisualFormatOptions, lines: [String]) throws {
    #expect(try Self.lines(format, options) == lines)
  }

  @Test(
    arguments: [
      ("", 0, .empty), ("  ", 0, .empty), ("V[a]", 1, .missingColon), ("H:|-10-|", 7, .missingView),
      ("|", 1, .missingView),
      ("[]", 1, .missingName), ("[1a]", 1, .missingName), ("[a", 2, .openView), ("[a(50]", 5, .openConditions),
      ("[a(50,)]", 6, .missingOperand), ("[a(=50)]", 3, .unknownRelation), ("[a(<50)]", 3, .unknownRelation),
      ("[a]-10[b]", 6, .missingHyphen), ("[a]-1.2.3-[b]", 4, .unreadableNumber), ("[a]--[b]", 4, .missingOperand),
      ("[a]|[b]", 4, .surplus), ("[a]b", 3, .surplus), ("[a]-", 4, .missingOperand), ("[a]-10-", 7, .missingView),
      ("[aa]", 1, .unknownView("aa", nearest: "a")), ("[a]-gab-[b]", 4, .unknownMetric("gab", nearest: "gap")),
      ("[a(hihg)]", 3, .unknownName("hihg", nearest: "high")), ("[a]-b-[c]", 4, .viewAsDistance("b")),
      ("|[top]", 2, .noSuperview("top")), ("[superview]-[a]", 1, .standardDistanceToSuperview("superview")),
      ("[a]-[superview]", 5, .standardDistanceToSuperview("superview")), ("[a(50@0)]", 3, .invalidPriority(0)),
      ("[a(50@1001)]", 3, .invalidPriority(1001)),
    ] as [(String, Int, VisualFormatError.Reason)])
  func mistakesHaveAPlace(format: String, offset: Int, reason: VisualFormatError.Reason) throws {
    let error = #expect(throws: VisualFormatError.self) { try Self.lines(format) }
    #expect(error?.offset == offset && error?.reason == reason, "\(error?.reason as Any) at \(error?.offset as Any)")
  }

  @Test func anOptionAlongTheAxisIsRefused() {
    #expect(throws: VisualFormatError.self) { try Self.lines("[a][b]", .alignAllLeading) }
    #expect(throws: VisualFormatError.self) { try Self.lines("V:[a][b]", .alignAllTop) }
  }

  @Test func aMistakeIsMarked() throws {
    let error = try #require(#expect(throws: VisualFormatError.self) { try VisualFormat("V:[a]-10[b]") })
    #expect(error.marked(in: "V:[a]-10[b]") == "V:[a]-10[b]\n        ^")
    #expect(error.description == "a distance ends with a hyphen")
  }

  @Test func optionsHaveTheirNumbersAndNames() {
    #expect(VisualFormatOptions.alignAllLastBaseline.rawValue == 2048)
    #expect(VisualFormatOptions.directionRightToLeft.rawValue == 131_072)
    #expect(VisualFormatOptions.spacingBaselineToBaseline.rawValue == 524_288)
    #expect(Set(VisualFormatOptions.named.map(\.name)).count == VisualFormatOptions.named.count)
  }

  /// Five formats and two constraints of the talk are ten constraints.
  @Test func theTalksFormatsSayTenConstraints() throws {
    let names: [String: ObjectID] = ["_green": "G", "_orange": "O", "_imageView": "I", "_labelContainer": "L"]
    let surroundings = VisualFormat.Surroundings(views: names, superviews: ["G": "R", "O": "R", "I": "G", "L": "G"])
    let formats = [
      "H: [_green]-16-[_orange]", "V: |-20-[_orange]", "V:[_green]-20-|", "V:|[_imageView]-56-[_labelContainer]|",
      "H:|[_labelContainer]|",
    ]
    let lines = try formats.flatMap { try VisualFormat($0).constraints(in: surroundings).map(\.content) }.map(Self.line)
    #expect(
      lines == [
        "O.leading = G.trailing + 16.0", "O.top = R.top + 20.0", "R.bottom = G.bottom + 20.0", "I.top = G.top",
        "L.top = I.bottom + 56.0", "G.bottom = L.bottom", "L.leading = G.leading", "G.trailing = L.trailing",
      ])
  }

  @Test(arguments: [
    "H:[a]-(10)-[b]", "V:|-(20)-[a]", "H:[a(>=50)]", "H:[a(b@750)]", "V:[a]-(<=5@20)-|", "H:|-[a]", "V:[a]-|",
    "H:[a]-(0)-[b]",
  ]) func aConstraintIsPrinted(format: String) throws {
    let content = try #require(try VisualFormat(format).constraints(in: Self.surroundings()).first).content
    let superviews: [ObjectID: ObjectID] = ["a": "S", "b": "S", "c": "S"]
    #expect(VisualFormat(content, name: { $0.rawValue }, superview: { superviews[$0] })?.description == format)
    let swapped = VisualFormat(content.exchanged, name: { $0.rawValue }, superview: { superviews[$0] })
    #expect(content.second?.attribute == .width || swapped?.description == format)
  }

  @Test func whatFormatsCannotSayIsNotPrinted() {
    let a = ConstraintContent.Anchor("a", .centerX)
    #expect(
      VisualFormat(
        ConstraintContent(a, .equal, ConstraintContent.Anchor("b", .centerX)), name: { $0.rawValue },
        superview: { _ in nil }) == nil)
    let half = ConstraintContent(
      ConstraintContent.Anchor("a", .width), .equal, ConstraintContent.Anchor("b", .width), multiplier: Multiplier(0.5))
    #expect(VisualFormat(half, name: { $0.rawValue }, superview: { _ in nil }) == nil)
    let size = ConstraintContent(ConstraintContent.Anchor("a", .width), constant: .number(5))
    #expect(VisualFormat(size, name: { _ in "not a name" }, superview: { _ in nil }) == nil)
  }

  @Test func generatedFormatsAreReadBack() throws {
    let surroundings = Self.surroundings()
    for seed in 0..<500 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let text = Self.random(&generator)
      let contents = try VisualFormat(text).constraints(in: surroundings).map(\.content)
      let again = try VisualFormat(try VisualFormat(text).description)
      #expect(try again.constraints(in: surroundings).map(\.content) == contents, "\(text)")
    }
  }

  @Test(arguments: 0..<20) func anyTextIsReadOrRefused(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 { readAnything(&generator) }
  }

  private func readAnything(_ generator: inout SeededGenerator) {
    let pieces = [
      "V:", "H", ":", "|", "-", "[", "]", "(", ")", "a", "b", "gap", "10", "-5", ">=", "==", "@", ",", " ", "é", "e9",
      ".",
    ]
    let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? ""
    }.joined()
    do throws(VisualFormatError) { _ = try VisualFormat(text).constraints(in: Self.surroundings()) } catch {
      #expect((0...text.utf8.count).contains(error.offset))
    }
  }

  private static func random(_ generator: inout SeededGenerator) -> String {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let gaps = ["", "-", "-10-", "-gap-", "-(>=5)-", "-(>=5,<=9@high)-", "-(-3@20)-"]
    var text = pick(["", "H:", "V:"]) + pick(["", "|" + pick(gaps)])
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      if index > 0 { text += pick(gaps) }
      text += "[\(pick(["a", "b", "c"]))\(pick(["", "(50)", "(==b)", "(>=gap,<=90@5)"]))]"
    }
    return text + pick(["", pick(gaps) + "|"])
  }
}

extension ConstraintContent {
  fileprivate var exchanged: ConstraintContent {
    guard let second, multiplier.value == 1 else { return self }
    return ConstraintContent(second, relation.inverse, first, constant: .number(-constant.value), priority: priority)
  }
}
