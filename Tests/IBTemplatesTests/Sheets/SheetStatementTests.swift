import IBLayout
import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct SheetStatementTests {
  @Test func `visual formats, constraints and metrics`() throws {
    let screen = layout(
      """
      <vfl options="alignAllCenterY">|-[a(==b)]-gap-[b]-4-|</vfl>
      <constraint firstItem="c" firstAttribute="width" relation="lessThanOrEqual" constant="30" priority="high"/>
      <constraint firstItem="Box/d" firstAttribute="top" secondItem="safeArea" secondAttribute="top" identifier="roof"/>
      """, attributes: #"metrics="gap=12""#)
    #expect(
      try screen.evaluated() == [
        "a.leading = Box.leadingMargin", "a.width = b.width", "b.leading = a.trailing + 12",
        "Box.trailing = b.trailing + 4", "a.centerY = b.centerY", "c.width ≤ 30 @750", "d.top = Safe Area.top #roof",
      ])
  }

  /// The sign table of KeepLayout.
  @Test(arguments: [
    (#"width="150""#, "a.width = 150"), (#"height="max 20""#, "a.height ≤ 20"),
    (#"aspectRatio="16:9""#, "a.width = 16:9 × a.height"), (#"to="b" relativeWidth="0.5""#, "a.width = 0.5 × b.width"),
    (#"to="b" relativeHeight="min 2""#, "a.height ≥ 2 × b.height"),
    (#"leftInset="≥ 20 @high""#, "a.left ≥ Box.left + 20 @750"), (#"rightInset="min 8""#, "a.right ≤ Box.right - 8"),
    (#"leadingInset="3""#, "a.leading = Box.leading + 3"), (#"trailingInset="3""#, "a.trailing = Box.trailing - 3"),
    (#"topInset="3 @low""#, "a.top = Box.top + 3 @250"), (#"bottomInset="≤ 3""#, "a.bottom ≥ Box.bottom - 3"),
    (#"firstBaselineInset="3""#, "a.firstBaseline = Box.top + 3"),
    (#"lastBaselineInset="3""#, "a.lastBaseline = Box.bottom - 3"),
    (#"leftMarginInset="0""#, "a.left = Box.leftMargin"), (#"rightMarginInset="1""#, "a.right = Box.rightMargin - 1"),
    (#"leadingMarginInset="1""#, "a.leading = Box.leadingMargin + 1"),
    (#"trailingMarginInset="1""#, "a.trailing = Box.trailingMargin - 1"),
    (#"topMarginInset="1""#, "a.top = Box.topMargin + 1"),
    (#"bottomMarginInset="1""#, "a.bottom = Box.bottomMargin - 1"),
    (#"horizontalCenter="0.5""#, "a.centerX = Box.centerX"),
    (#"verticalCenter="0.25""#, "a.centerY = 0.5 × Box.centerY"), (#"to="b" leftOffset="5""#, "a.left = b.right + 5"),
    (#"to="b" rightOffset="5""#, "b.left = a.right + 5"), (#"to="b" leadingOffset="5""#, "a.leading = b.trailing + 5"),
    (#"to="b" trailingOffset="min 5""#, "b.leading ≥ a.trailing + 5"),
    (#"to="b" topOffset="5""#, "a.top = b.bottom + 5"), (#"to="b" bottomOffset="5""#, "b.top = a.bottom + 5"),
    (#"to="b" firstBaselineOffset="5""#, "a.firstBaseline = b.lastBaseline + 5"),
    (#"to="b" lastBaselineOffset="5""#, "b.firstBaseline = a.lastBaseline + 5"),
    (#"to="b" leftAlign="5""#, "a.left = b.left + 5"), (#"to="b" rightAlign="min 5""#, "a.right ≤ b.right - 5"),
    (#"to="b" leadingAlign="5""#, "a.leading = b.leading + 5"),
    (#"to="b" trailingAlign="5""#, "a.trailing = b.trailing - 5"), (#"to="b" topAlign="5""#, "a.top = b.top + 5"),
    (#"to="b" bottomAlign="max 5""#, "a.bottom ≥ b.bottom - 5"),
    (#"to="b" verticalAlign="5""#, "a.centerX = b.centerX + 5"),
    (#"to="b" horizontalAlign="5""#, "a.centerY = b.centerY + 5"),
    (#"to="b" firstBaselineAlign="5""#, "a.firstBaseline = b.firstBaseline - 5"),
    (#"to="b" lastBaselineAlign="5""#, "a.lastBaseline = b.lastBaseline - 5"),
    (#"width="40 @high+10""#, "a.width = 40 @760"), (#"width="40 @fitting""#, "a.width = 40 @50"),
    (#"width="gap""#, "a.width = 12"),
  ]) func `kept attributes`(attributes: String, expected: String) throws {
    #expect(try layout(#"<keep view="a" \#(attributes)/>"#, attributes: #"metrics="gap=12""#).evaluated() == [expected])
  }

  @Test func `insets to the safe area`() throws {
    let screen = layout(#"<keep view="Box" safeInsets="1; 2; 3; 4"/>"#)
    #expect(
      try screen.evaluated() == [
        "Box.top = Safe Area.top + 1", "Box.left = Safe Area.left + 2", "Box.bottom = Safe Area.bottom - 3",
        "Box.right = Safe Area.right - 4",
      ])
    #expect(
      try layout(#"<keep view="Box" leadingSafeInset="5" trailingSafeInset="max 6"/>"#).evaluated() == [
        "Box.leading = Safe Area.leading + 5", "Box.trailing ≥ Safe Area.trailing - 6",
      ])
  }

  @Test(arguments: [
    (#"size="1; 2"#, ["a.width = 1", "a.height = 2"]),
    (#"to="b" relativeSize="1; 2"#, ["a.width = b.width", "a.height = 2 × b.height"]),
    (
      #"insets="1"#,
      ["a.top = Box.top + 1", "a.left = Box.left + 1", "a.bottom = Box.bottom - 1", "a.right = Box.right - 1"]
    ), (#"horizontalInsets="1; 2"#, ["a.left = Box.left + 1", "a.right = Box.right - 2"]),
    (#"verticalInsets="1; 2"#, ["a.top = Box.top + 1", "a.bottom = Box.bottom - 2"]),
    (#"horizontalMarginInsets="1"#, ["a.left = Box.leftMargin + 1", "a.right = Box.rightMargin - 1"]),
    (#"verticalMarginInsets="1"#, ["a.top = Box.topMargin + 1", "a.bottom = Box.bottomMargin - 1"]),
    (#"center="0.5; 0.25"#, ["a.centerX = Box.centerX", "a.centerY = 0.5 × Box.centerY"]),
    (
      #"to="b" edgeAlign="1; 2; 3; 4"#,
      ["a.top = b.top + 1", "a.left = b.left + 2", "a.bottom = b.bottom - 3", "a.right = b.right - 4"]
    ), (#"to="b" centerAlign="1; 2"#, ["a.centerX = b.centerX + 1", "a.centerY = b.centerY + 2"]),
  ]) func `attributes that are set together`(attributes: String, expected: [String]) throws {
    #expect(try layout("<keep view=\"a\" \(attributes)\"/>").evaluated() == expected)
  }

  /// Each view with the next one: two constraints for three views, as in the array methods of KeepLayout.
  @Test(arguments: [
    ("relativeWidth", "1", "a.width = b.width"), ("relativeHeight", "1", "a.height = b.height"),
    ("rightOffset", "5", "b.left = a.right + 5"), ("trailingOffset", "5", "b.leading = a.trailing + 5"),
    ("bottomOffset", "5", "b.top = a.bottom + 5"), ("lastBaselineOffset", "5", "b.firstBaseline = a.lastBaseline + 5"),
    ("leftAlign", "5", "a.left = b.left + 5"), ("rightAlign", "5", "a.right = b.right - 5"),
    ("leadingAlign", "0", "a.leading = b.leading"), ("trailingAlign", "0", "a.trailing = b.trailing"),
    ("topAlign", "0", "a.top = b.top"), ("bottomAlign", "0", "a.bottom = b.bottom"),
    ("verticalAlign", "0", "a.centerX = b.centerX"), ("horizontalAlign", "0", "a.centerY = b.centerY"),
    ("firstBaselineAlign", "0", "a.firstBaseline = b.firstBaseline"),
    ("lastBaselineAlign", "0", "a.lastBaseline = b.lastBaseline"),
  ]) func `chains of an attribute`(attribute: String, value: String, first: String) throws {
    let lines = try layout(#"<keep views="a, b, c" to="next" \#(attribute)="\#(value) @high"/>"#).evaluated()
    #expect(lines.count == 2 && lines.first == "\(first) @750")
    let alone = layout(#"<keep views="one" to="next" \#(attribute)="\#(value)"/>"#, attributes: #"lists="one=a""#)
    #expect(try alone.evaluated() == [])
  }

  @Test(arguments: [
    ("42", "42"), ("42 @high", "42 @750"), ("42 @low - 10", "42 @240"), ("42 @required", "42"),
    ("42 @fitting", "42 @50"), ("42 @501.5", "42 @501.5"),
  ]) func `priorities by name and number`(value: String, expected: String) throws {
    #expect(try layout("<keep view=\"a\" width=\"\(value)\"/>").evaluated() == ["a.width = \(expected)"])
  }

  /// Both axes at once or each by itself, where one of an axis wins.
  @Test(arguments: [
    (#"hugging="low""#, ["horizontalHuggingPriority=250", "verticalHuggingPriority=250"]),
    (#"hugging="high+1; 20" verticalHugging="30""#, ["horizontalHuggingPriority=751", "verticalHuggingPriority=30"]),
    (
      #"compressionResistance="1000; 1""#,
      ["horizontalCompressionResistancePriority=1000", "verticalCompressionResistancePriority=1"]
    ), (#"horizontalCompressionResistance="fitting""#, ["horizontalCompressionResistancePriority=50"]),
  ]) func `priorities of content sizes`(attributes: String, expected: [String]) throws {
    let applied = try layout(#"<keep view="a" \#(attributes)/>"#).template().applied()
    let view = try #require(applied.document.object("v-a"))
    #expect(
      expected.allSatisfy { text in
        let sides = text.split(separator: "=").map(String.init)
        return view.element[Name(sides[0])] == sides[1]
      })
    #expect(applied.plan.transfers.map { "\($0.keyPath)=\($0.value ?? "")" } == expected)
    let again = try #require(
      try layout(#"<keep view="a" \#(attributes)/>"#).sheet.templates(in: applied.document).first)
    #expect(try again.applied().document.bytes == applied.document.bytes)
  }

  /// Check sums of KeepLayout: 12 for the insets of 3 views, 6 for a row of 3.
  @Test func `arrays and chains`() throws {
    #expect(try layout(#"<keep views="a, b, c" insets="min 0"/>"#).evaluated().count == 12)
    let row = try layout(#"<keep views="rows" to="next" relativeWidth="1" rightOffset="8" topAlign="0"/>"#).evaluated()
    #expect(
      row == [
        "a.width = b.width", "b.left = a.right + 8", "a.top = b.top", "b.width = c.width", "c.left = b.right + 8",
        "b.top = c.top",
      ])
  }

  @Test func `a slot has one value, and none removes it`() throws {
    let screen = layout(
      #"<keep view="a" width="10, min 5, max 20"/><keep view="a" width="30 @low"/><keep view="a" width="min none"/>"#)
    #expect(try screen.evaluated() == ["a.width = 30 @250", "a.width ≤ 20"])
  }

  @Test func `a slot is the same from both sides`() throws {
    let screen = layout(
      """
      <keep view="a" to="b" topAlign="5"/><keep view="b" to="a" topAlign="3"/>
      <keep view="a" to="b" leftOffset="1"/><keep view="b" to="a" rightOffset="2"/>
      <keep view="a" to="b" relativeWidth="min 0.5"/><keep view="b" to="a" relativeWidth="max 2"/>
      """)
    #expect(try screen.evaluated() == ["b.top = a.top + 3", "a.left = b.right + 2", "b.width ≤ 2 × a.width"])
  }

  @Test func `views of AppKit have no margins`() throws {
    var screen = layout(
      #"<vfl>|-[a]-[b]</vfl><vfl standardGap="margins">V:|-[a]</vfl><keep view="c" leftMarginInset="3"/>"#)
    #expect(
      try screen.evaluated() == [
        "a.leading = Box.leadingMargin", "b.leading = a.trailing + 8", "a.top = Box.topMargin",
        "c.left = Box.leftMargin + 3",
      ])
    screen.runtime = "MacOSX.Cocoa"
    #expect(
      try screen.evaluated() == [
        "a.leading = Box.leading + 20", "b.leading = a.trailing + 8", "a.top = Box.topMargin", "c.left = Box.left + 3",
      ])
  }

  @Test func `conditions, traits and states`() throws {
    let screen = layout(
      """
      <when test="landscape"><keep view="a" width="1"/><else><keep view="a" width="2"/></else></when>
      <traits horizontal="compact" idiom="phone"><keep view="b" width="3"/><else><keep view="b" width="4"/></else></traits>
      <when test="state.isLarge and not portrait"><keep view="c" width="5"/></when>
      """, attributes: #"state="isLarge=no""#)
    #expect(try screen.evaluated() == ["a.width = 2", "b.width = 3"])
    let other = LayoutEnvironment(
      size: Size(width: 800, height: 600), sizeClasses: SizeClasses(width: .regular, height: .regular), idiom: .pad,
      state: ["isLarge": .boolean(true)])
    #expect(try screen.evaluated(in: other) == ["a.width = 1", "b.width = 4", "c.width = 5"])
  }

  @Test func `conditions in conditions, and statements around them`() throws {
    let screen = layout(
      """
      <keep view="a" width="1"/>
      <when test="state.isLarge"><when test="portrait"><keep view="b" width="2"/><else><keep view="b" width="3"/></else></when></when>
      <when test="state.isLarge and portrait"><keep view="c" width="2"/></when>
      <when test="state.isLarge and not portrait"><keep view="c" width="3"/></when>
      """, attributes: #"state="isLarge=no""#)
    #expect(try screen.evaluated() == ["a.width = 1"])
    let large = ["isLarge": StateValue.boolean(true)]
    #expect(try screen.evaluated(in: LayoutEnvironment(state: large)) == ["a.width = 1", "b.width = 2", "c.width = 2"])
    let wide = LayoutEnvironment(size: Size(width: 667, height: 375), state: large)
    #expect(try screen.evaluated(in: wide) == ["a.width = 1", "b.width = 3", "c.width = 3"])
  }

  @Test func `lists know their neighbors`() throws {
    let screen = layout(
      """
      <list of="rows" as="row"> <vfl>V:[previousRow]-8-[row]</vfl>
      <when test="not has previousRow"><keep view="row" topInset="0"/></when>
      <when test="index gt 0 and not has nextRow"><keep view="row" bottomInset="0"/></when> </list>
      """)
    #expect(
      try screen.evaluated() == [
        "a.top = Box.top", "b.top = a.bottom + 8", "c.top = b.bottom + 8", "c.bottom = Box.bottom",
      ])
  }

  @Test func `grids fill their superview, or know their neighbors`() throws {
    #expect(
      try layout(#"<grid of="a,b,c" columns="2" spacing="8; 4" margins="1"/>"#).evaluated() == [
        "a.leading = Box.leading + 1", "a.top = Box.top + 1", "b.width = a.width", "b.height = a.height",
        "b.leading = a.trailing + 8", "b.top = Box.top + 1", "Box.trailing = b.trailing + 1", "c.width = a.width",
        "c.height = a.height", "c.leading = Box.leading + 1", "c.top = a.bottom + 4", "Box.bottom = c.bottom + 1",
      ])
    let neighbors = layout(
      #"<grid of="Box/*" columns="2" as="t"><vfl>[leftT]-8-[t]</vfl><vfl>V:[aboveT]-4-[t]</vfl></grid>"#)
    #expect(
      try neighbors.evaluated() == [
        "b.leading = a.trailing + 8", "c.top = a.bottom + 4", "d.leading = c.trailing + 8", "d.top = b.bottom + 4",
      ])
  }

  @Test func `identifiers are numbered, and an outer one wins`() throws {
    let screen = layout(
      """
      <group identifier="Test" numbered="yes"> <keep view="a" width="1" identifier="inner"/>
      <keep view="b" size="2; 3"/> </group> <keep view="c" width="1" identifier="alone"/>
      """)
    #expect(
      try screen.evaluated() == [
        "a.width = 1 #Test [0]", "b.width = 2 #Test [1]", "b.height = 3 #Test [2]", "c.width = 1 #alone",
      ])
  }

  @Test func `identifiers of formats and of whole layouts`() throws {
    #expect(try layout(#"<vfl identifier="row">[a]-[b]</vfl>"#).evaluated() == ["b.leading = a.trailing + 8 #row"])
    let screen = SheetScreen(
      layouts: #"<layout name="x" identifier="Test" numbered="yes"><keep view="a" size="1; 2"/></layout>"#)
    #expect(try screen.evaluated() == ["a.width = 1 #Test [0]", "a.height = 2 #Test [1]"])
  }

  @Test func `views have several names`() throws {
    let screen = layout(
      """
      <vfl>[firstView(1)]</vfl><keep view="v-a" height="2"/><keep view="Box/b" width="3"/>
      <vfl views="other=v-a">[other]-[b]</vfl><keep view="root" width="4"/>
      """)
    #expect(
      try screen.evaluated() == [
        "a.width = 1", "a.height = 2", "b.width = 3", "b.leading = a.trailing + 8", "View.width = 4",
      ])
  }

  @Test func `layouts use others`() throws {
    let screen = SheetScreen(
      layouts: """
        <layout name="common" metrics="wide=50"><keep view="a" width="wide"/></layout>
        <layout name="x" metrics="wide=60"><use layout="common"/><keep view="b" width="wide"/></layout>
        """)
    #expect(try screen.evaluated("common") == ["a.width = 50"])
    // A declaration outside is what a layout sees that is used inside.
    #expect(try screen.evaluated() == ["a.width = 60", "b.width = 60"])
  }

  @Test func `values of views`() throws {
    let screen = layout(
      """
      <attribute view="a" keyPath="alpha" value="0.5"/><attribute view="b, c" keyPath="hidden" value="yes"/>
      <attribute view="d" keyPath="layer.cornerRadius" value="8"/>
      <attribute view="d" keyPath="backgroundColor"><color white="1" alpha="1" colorSpace="calibratedWhite"/></attribute>
      <attribute view="a" keyPath="nonsense" value="1"/><attribute view="b" keyPath="alpha" value="much"/>
      """)
    let applied = try screen.template().applied()
    let text = String(decoding: applied.bytes, as: UTF8.self)
    #expect(text.contains(#"<view alpha="0.5" "#) && text.ranges(of: #"<view hidden="YES" "#).count == 2)
    #expect(text.contains(#"<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">"#))
    #expect(text.contains(#"<color key="backgroundColor" white="1""#))
    #expect(
      applied.plan.skipped.map(\.reason) == [
        "`nonsense` is not a known key path of a View", "`alpha` cannot be `much`",
      ])
  }

  @Test func `a scroll view stops scrolling along an axis`() throws {
    var screen = layout(#"<keep view="Box" stops="horizontal"/>"#)
    screen.boxKind = "scrollView"
    let lines = try screen.evaluated()
    #expect(
      lines == [
        "scrollStop0.left = Box.left", "scrollStop0.right = Box.right", "scrollStop0.top = Box.top",
        "scrollStop0.bottom = Box.bottom", "scrollStop0.width = Box.width",
      ])
  }
}
