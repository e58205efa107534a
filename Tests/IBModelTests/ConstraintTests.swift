import IBModel
import TestSupport
import Testing

@Suite struct ConstraintTests {
  /// A constraint `c` held by the root view, between it, `a` (label “Title”) and `b`.
  static func document(_ attributes: String) throws -> (Document, Constraint) {
    let views = subviews("<label text=\"Title\" id=\"a\"/>\n" + view("b"))
    let document = try read(Storyboard.text(view: views + "\n" + constraints("<constraint \(attributes) id=\"c\"/>")))
    return (document, try document.constraint("c"))
  }

  @Test func anOmittedFirstItemIsTheHost() throws {
    let (_, constraint) = try Self.document(#"firstAttribute="width" constant="5""#)
    #expect(constraint.firstItem == "vie-wv-iew" && constraint.host.id == "vie-wv-iew")
  }

  @Test func whatIsOmittedHasItsDefault() throws {
    let (_, constraint) = try Self.document(#"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top""#)
    #expect(constraint.relation == .equal && constraint.multiplier?.value == 1)
    #expect(constraint.constant == 0 && constraint.priority == 1000)
    #expect(!constraint.isSymbolic && !constraint.isPlaceholder && constraint.identifier == nil)
  }

  @Test func whatIsWrittenIsRead() throws {
    let (_, constraint) = try Self.document(
      """
      firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="b" \
      secondAttribute="trailingMargin" multiplier="1:2" priority="750" constant="-8.5" placeholder="YES" \
      identifier="gap" symbolic="YES"
      """)
    #expect(constraint.items == ["a", "b"] && constraint.relation == .greaterThanOrEqual)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailingMargin)
    #expect(constraint.constant == -8.5 && constraint.priority == 750 && constraint.multiplier?.value == 0.5)
    #expect(constraint.isPlaceholder && constraint.isSymbolic && constraint.identifier == "gap")
  }

  @Test(arguments: ["abc", "", "nan", "inf", "1,5"]) func aConstantThatIsNoNumberIsNone(text: String) throws {
    let (_, constraint) = try Self.document("firstAttribute=\"width\" constant=\"\(text)\" priority=\"\(text)\"")
    #expect(constraint.constant == nil && constraint.priority == nil)
  }

  @Test func unknownWordsAreNeitherAttributeNorRelation() throws {
    let (_, constraint) = try Self.document(#"firstAttribute="middle" relation="about""#)
    #expect(constraint.firstAttribute == nil && constraint.relation == nil)
  }

  /// Multipliers as users type them (format.md, fact 7) and their values.
  static let multipliers: [(text: String, value: Double?)] = [
    ("1:1", 1), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("0.8", 0.8), ("2:0.9", 2 / 0.9), ("-1", -1), ("1", 1),
    ("", nil), ("abc", nil), ("1:", nil), (":1", nil), ("1:0", nil), ("1/2/3", nil), ("1:2:3", nil), ("nan", nil),
    ("inf", nil), ("1:nan", nil), ("1e308:1e-308", nil),
  ]

  @Test(arguments: multipliers) func aMultiplierIsTheFirstNumberByTheSecond(text: String, value: Double?) {
    #expect(Multiplier(text)?.value == value)
  }

  static let sentences: [(attributes: String, text: String)] = [
    (
      #"firstItem="a" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leadingMargin" constant="8" priority="750""#,
      "Title.leading = View (vie-wv-iew).leadingMargin + 8 @750"
    ), (#"firstAttribute="width" relation="lessThanOrEqual" constant="10""#, "View (vie-wv-iew).width ≤ 10"),
    (#"firstAttribute="width""#, "View (vie-wv-iew).width = 0"),
    (
      #"firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" secondAttribute="bottom" constant="-3.5""#,
      "Title.top ≥ View (b).bottom - 3.5"
    ),
    (
      #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9""#,
      "Title.width = 16:9 × Title.height"
    ),
    (
      #"firstItem="gon" firstAttribute="top" secondItem="b" secondAttribute="top" constant="0.0""#,
      "‹gon›.top = View (b).top"
    ),
    (
      #"firstAttribute="top" secondItem="b" secondAttribute="top" constant="12""#,
      "View (vie-wv-iew).top = View (b).top + 12"
    ),
  ]

  @Test(arguments: sentences) func aConstraintReadsAsASentence(attributes: String, text: String) throws {
    let (document, constraint) = try Self.document(attributes)
    #expect(document.text(of: constraint) == text)
  }

  @Test(arguments: [
    ("width", "", true), ("height", "", true), ("top", "", false),
    ("width", #"secondItem="b" secondAttribute="width""#, false),
  ]) func onlyAWidthOrHeightAloneIsAConstantSize(first: String, second: String, expected: Bool) throws {
    #expect(try Self.document("firstAttribute=\"\(first)\" \(second)").1.isConstantSize == expected)
  }

  /// Constraints outside a list of an object are drawing aids or rubbish.
  @Test func onlyAMemberOfAListIsAConstraint() throws {
    #expect(
      try read(Storyboard.text(view: #"<constraint firstAttribute="width" id="x"/>"#)).constraints.map(\.id) == [])
  }
}

@Suite struct ConstraintHostTests {
  @Test(
    arguments: [
      (["a"], "a"), (["a", "b"], "a"), (["b", "c"], "a"), (["b", "safe"], "vie-wv-iew"), (["b", "u"], nil), ([], nil),
    ] as [([ObjectID], ObjectID?)])
  func theHostIsTheNearestCommonAncestor(items: [ObjectID], host: ObjectID?) throws {
    let document = try read(
      Storyboard.text(
        view: subviews(view("a", subviews(view("b") + view("c")))) + #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
        besideController: view("u")))
    let objects = try items.map(document.object(named:))
    #expect(document.constraintHost(for: objects)?.id == host)
  }

  /// Content views hold constraints only if the document lists a capability.
  /// 4 of the 74 boxes of real documents hold the constraints of their content, all in the form of Xcode 10.
  @Test func aBoxThatHoldsTheConstraintsOfItsContentHoldsTheNextOneToo() throws {
    let content = "<view key=\"contentView\" id=\"con\">\(subviews(view("a") + view("b")))</view>"
    let held = constraints(
      #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/>"#)
    let document = try read(Storyboard.macXib("<box id=\"out\">\(content)\(held)</box>"))
    #expect(try document.constraintHost(for: [document.object(named: "a"), document.object(named: "b")])?.id == "out")
  }

  @Test(arguments: [
    ("collectionViewCell", "", "out"), ("collectionViewCell", "collection view cell content view", "con"),
    ("box", "", "con"), ("box", "box content view", "con"), ("visualEffectView", "", "con"),
  ]) func aContentViewOfOldIsNoHost(kind: String, capability: String, host: String) throws {
    let document = try read(
      Storyboard.xib(
        "<\(kind) id=\"out\"><view key=\"contentView\" id=\"con\">\(subviews(view("a") + view("b")))</view></\(kind)>",
        dependencies: "<capability name=\"\(capability)\" minToolsVersion=\"11.0\"/>"))
    #expect(
      try document.constraintHost(for: [document.object(named: "a"), document.object(named: "b")])?.id.rawValue == host)
  }
}
