import IBXML
import Testing

@Suite struct ByteRangeTests {
  /// A document, the name of the first element looked for, and how that element is spelled.
  static let elements: [(text: String, name: String, spelling: String)] = [
    ("<a/>", "a", "<a/>"), ("<a />", "a", "<a />"), ("<a></a>", "a", "<a></a>"), ("<a\n></a\n>", "a", "<a\n></a\n>"),
    ("<?xml version=\"1.0\"?>\n<!-- <b/> -->\n<a><b/></a>\n<!-- after -->", "b", "<b/>"),
    ("<?xml version=\"1.0\"?>\n<!-- <b/> -->\n<a><b/></a>\n<!-- after -->", "a", "<a><b/></a>"),
    ("<a><x v='&lt;?no?>'/><b/></a>", "b", "<b/>"), ("<a><x v='>'/><b>t</b></a>", "x", "<x v='>'/>"),
    (#"<a><x v="/>"/><b>t</b></a>"#, "b", "<b>t</b>"), ("<a><![CDATA[<b/>]]><b c='1'/></a>", "b", "<b c='1'/>"),
    ("<a><?php <b/> ?><b c='2'/></a>", "b", "<b c='2'/>"), ("<a><!-- <b> --><b c='3'/></a>", "b", "<b c='3'/>"),
    ("<a><b><b>inner</b></b></a>", "b", "<b><b>inner</b></b>"),
    ("<a>text &amp; <b>more</b> text</a>", "b", "<b>more</b>"), ("<é><b ü='1'>ß</b></é>", "b", "<b ü='1'>ß</b>"),
    ("\u{FEFF}<a><b/></a>", "b", "<b/>"), ("<a>\r\n\t<b\r\n\tc='1'\r\n/>\r\n</a>", "b", "<b\r\n\tc='1'\r\n/>"),
  ]

  @Test(arguments: elements)
  func anElementReachesFromItsBracketToItsBracket(text: String, name: String, expected: String) throws {
    let tree = try read(text)
    let element = try #require(tree.elements.first { $0.name.text == name })
    #expect(spelling(element.range, in: tree) == expected)
  }

  @Test func innerElementsOfTheSameNameHaveTheirOwnRange() throws {
    let tree = try read("<b><b/><b><b>x</b></b></b>")
    let found = tree.elements.map { spelling($0.range, in: tree) }
    #expect(found == ["<b><b/><b><b>x</b></b></b>", "<b/>", "<b><b>x</b></b>", "<b>x</b>"])
  }

  @Test(arguments: [
    (#"<a b="1" c='2'>"#, [#"b="1""#, "c='2'"]), ("<a b = \"1\"\n   c\t=\t'2' >", [#"b = "1""#, "c\t=\t'2'"]),
    ("<a\n  b='x > y'\n  c='\"'>", ["b='x > y'", "c='\"'"]), (#"<a b='' c="'">"#, ["b=''", #"c="'""#]),
    ("<a b='é👩‍👩‍👧' c='/'>", ["b='é👩‍👩‍👧'", "c='/'"]), ("<a b='&#10;&amp;' c='='>", ["b='&#10;&amp;'", "c='='"]), ("<a>", []),
  ]) func anAttributeReachesFromItsNameToItsQuote(startTag: String, expected: [String]) throws {
    let tree = try read(startTag + "</a>")
    #expect(tree.root.attributes.map { spelling($0.range, in: tree) } == expected)
  }

  @Test func aValueIsWhatStandsBetweenTheQuotes() throws {
    let tree = try read(#"<a b = ' 1 ' c=""/>"#)
    #expect(tree.root.attributes.map { spelling($0.valueRange, in: tree) } == [" 1 ", ""])
  }

  @Test(arguments: [
    ("<a b='1'>t</a>", "<a b='1'>", "t"), ("<a b='>' />", "<a b='>' />", ""), ("<a></a>", "<a>", ""),
    ("<a ><b/></a >", "<a >", "<b/>"),
  ]) func anElementIsItsStartTagAndItsContent(text: String, startTag: String, content: String) throws {
    let tree = try read(text)
    #expect([tree.root.startTagRange, tree.root.contentRange].map { spelling($0, in: tree) } == [startTag, content])
  }

  @Test(arguments: [("<a/>", true), ("<a />", true), ("<a></a>", false), ("<a> </a>", false), ("<a b='/'></a>", false)])
  func isSelfClosedExactlyWhenWrittenSo(text: String, isSelfClosed: Bool) throws {
    #expect(try read(text).root.isSelfClosed == isSelfClosed)
  }

  @Test func textsReachFromTagToTagWithSectionsAndInstructions() throws {
    let tree = try read("<a>one <b/>&lt;two<![CDATA[ <b/> ]]><?p <b/> ?>three<b/> </a>")
    #expect(
      tree.root.texts.map { spelling($0.range, in: tree) } == ["one ", "&lt;two<![CDATA[ <b/> ]]><?p <b/> ?>three"])
  }

  @Test func whiteSpaceBetweenChildrenIsNoText() throws {
    #expect(try read("<a>\n  <b/>\n\t<c/>\r\n</a>").root.texts.isEmpty)
  }

  @Test(arguments: [" ", "\n", "\t \n"]) func whiteSpaceAloneInAnElementIsItsText(blank: String) throws {
    #expect(try read("<a><b>\(blank)</b></a>").root.child("b")?.text == blank)
  }

  @Test func commentsReachFromDelimiterToDelimiter() throws {
    let tree = try read("<!--before--><a><!-- - > <x> --><b/><!----></a><!-- after -->\n")
    let expected = ["<!--before-->", "<!-- - > <x> -->", "<!---->", "<!-- after -->"]
    #expect(tree.comments.map { spelling($0.range, in: tree) } == expected)
  }

  @Test func aCommentSaysWhatStandsBetweenItsDelimiters() throws {
    #expect(try read("<a><!-- &amp; <b/> --></a>").comments.map(\.text) == [" &amp; <b/> "])
  }
}

@Suite struct TreeShapeTests {
  let tree: XMLTree
  init() throws { tree = try read("<a><b><c/>t<d><!-- --><e/></d></b><f/></a>") }

  @Test func childrenAreTheDirectOnesInOrder() { #expect(tree.root.children.map(\.name.text) == ["b", "f"]) }

  @Test func theSubtreeIsTheElementAndAllBelowInDocumentOrder() throws {
    let b = try #require(tree.root.child("b"))
    #expect(b.subtree.map(\.name.text) == ["b", "c", "d", "e"])
  }

  @Test func ancestorsGoFromTheInnermostToTheRoot() throws {
    #expect(try #require(tree.elements.first { $0.name == "e" }).ancestors.map(\.name.text) == ["d", "b", "a"])
  }

  @Test func containsItselfAndWhatIsBelowButNotWhatIsBeside() throws {
    let b = try #require(tree.root.child("b"))
    #expect(tree.elements.map { b.contains($0) } == [false, true, true, true, true, false])
  }

  @Test func anElementOfAnotherTreeIsNeitherEqualNorContained() throws {
    let other = try read("<a><b><c/>t<d><!-- --><e/></d></b><f/></a>")
    #expect(other.root != tree.root && !tree.root.contains(other.root))
  }

  @Test func onlyAnElementWithoutChildElementsHasEmptyChildren() throws {
    #expect(try read("<a><b>text<!-- --></b></a>").elements.map(\.children.isEmpty) == [false, true])
  }
}
