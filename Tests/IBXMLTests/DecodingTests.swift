import FoundationXML
import Foundation
import IBXML
import Testing
import TestSupport

@Suite struct DecodingTests {
  /// A value as spelled, and what XML 1.0 (sections 3.3.3 and 4.1) makes of it.
  static let values: [(spelled: String, meant: String)] = [
    ("plain", "plain"), ("", ""), ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#x2764;", "AB❤"),
    ("&#x1F469;", "👩"), ("a&#10;b&#13;c&#9;d", "a\nb\rc\td"), ("a\nb", "a b"), ("a\tb", "a b"), ("a\r\nb", "a b"),
    ("a\rb", "a b"), ("a\n\nb", "a  b"), ("  a  ", "  a  "), ("&amp;lt;", "&lt;"), ("é👩‍👩‍👧\u{2028}", "é👩‍👩‍👧\u{2028}"),
    ("&#38;#38;", "&#38;"), ("a > b", "a > b"),
  ]

  @Test(arguments: values) func anAttributeValueIsReadAsXMLSays(spelled: String, meant: String) throws {
    #expect(try read("<a b=\"\(spelled)\"/>").root["b"] == meant)
  }

  /// Text as spelled, and what XML 1.0 (sections 2.4, 2.7 and 2.11) makes of it.
  static let texts: [(spelled: String, meant: String)] = [
    ("plain", "plain"), ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;", "AB"), ("a\nb\tc", "a\nb\tc"),
    ("a\r\nb\rc", "a\nb\nc"), ("&#13;", "\r"), ("<![CDATA[<&amp;>]]>", "<&amp;>"), ("a<![CDATA[]]>b", "ab"),
    ("<![CDATA[a\r\nb\rc]]>", "a\nb\nc"), ("a<?p q?>b", "ab"), ("a<!-- c -->b", "ab"), ("\n  a\n", "\n  a\n"),
    ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"), ("a <![CDATA[ ]]> b", "a   b"), ("\"'", "\"'"),
  ]

  @Test(arguments: texts) func textIsReadAsXMLSays(spelled: String, meant: String) throws {
    #expect(try read("<a>\(spelled)</a>").root.text == meant)
  }

  @Test(arguments: ["\"", "'"], ["a\"b'c", "<&>", "a\nb\tc\rd", "é👩‍👩‍👧", "", " ", "&amp;", "]]>"])
  func anEscapedAttributeIsReadBackUnchanged(quote: String, value: String) throws {
    let escaped = Escaping.attribute(value, quote: Array(quote.utf8)[0])
    #expect(try read("<a b=\(quote)\(escaped)\(quote)/>").root["b"] == value)
  }

  @Test(arguments: ["a\"b'c", "<&>", "a\nb\tc\rd", "é👩‍👩‍👧", "&amp;", "]]>", " "]) func escapedTextIsReadBackUnchanged(
    value: String
  ) throws { #expect(try read("<a>\(Escaping.text(value))</a>").root.text == value) }

  @Test func xcodeLeavesApostrophesAsTheyAre() {
    #expect(Escaping.attribute(#"<it's> & "quoted""#) == "&lt;it's&gt; &amp; &quot;quoted&quot;")
  }

  @Test func anAttributeWithAPrefixKeepsItsName() throws {
    let tree = try read("<a xml:space='preserve' space='1'><b space='2'/></a>")
    #expect(tree.elements.flatMap { $0.attributes.map(\.name.text) } == ["xml:space", "space", "space"])
  }

  @Test func anElementWithAPrefixKeepsItsName() throws {
    #expect(
      try read("<p:a xmlns:p='urn:p'><a/><p:b/><b/></p:a>").elements.map(\.name.text) == ["p:a", "a", "p:b", "b"])
  }

  @Test func namespaceDeclarationsAreAttributes() throws {
    let tree = try read("<a xmlns='urn:a' b='1' xmlns:p='urn:p' p:c='2'/>")
    #expect(tree.root.attributes.map { "\($0.name)=\($0.value)" } == ["xmlns=urn:a", "b=1", "xmlns:p=urn:p", "p:c=2"])
  }

  @Test(arguments: 0..<40) func randomDocumentsReadAsFoundationReadsThem(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomXML.document(&random)
    #expect(try Outline(of: read(text)) == Outline(readByFoundation: Array(text.utf8)), "seed \(seed)")
  }
}

@Suite struct DecodingOfRealDocumentsTests {
  @Test func everyTwentiethDocumentReadsAsFoundationReadsIt() async throws {
    let complaints = try await Corpus.complaints(every: 20) { _, bytes in
      return try Outline(of: XMLTree(parsing: bytes)) == Outline(readByFoundation: bytes) ? nil : "reads differently"
    }
    #expect(complaints == [])
  }
}

/// The contents of a document, element by element, as any parser reads them.
struct Outline: Equatable {
  struct Line: Equatable {
    var depth: Int
    var name: String
    var attributes: [String: String]
    var text: String
  }

  var lines: [Line] = []

  init(of tree: XMLTree) {
    for element in tree.elements {
      let attributes = element.attributes.map { ($0.name.text, $0.value) }
      let line = Line(
        depth: Array(element.ancestors).count, name: element.name.text,
        attributes: Dictionary(uniqueKeysWithValues: attributes), text: Outline.trimmed(element.text))
      lines.append(line)
    }
  }

  init(readByFoundation bytes: [UInt8]) throws {
    let listener = Listener()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = listener
    try #require(parser.parse(), "Foundation: \(String(describing: parser.parserError))")
    lines = listener.lines
    for index in lines.indices { lines[index].text = Outline.trimmed(lines[index].text) }
  }

  /// White space between child elements belongs to no text.
  private static func trimmed(_ text: String) -> String {
    text.unicodeScalars.allSatisfy { " \n\t\r".unicodeScalars.contains($0) }
      ? "" : text.filter { !" \n\t".contains($0) }
  }

  private final class Listener: NSObject, XMLParserDelegate {
    var lines: [Line] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      lines.append(Line(depth: open.count, name: elementName, attributes: attributes, text: ""))
      open.append(lines.count - 1)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { lines[last].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      if let last = open.last { lines[last].text += String(decoding: block, as: UTF8.self) }
    }
  }
}

/// Random documents spelled in every way XML allows.
enum RandomXML {
  static func document(_ random: inout SeededGenerator) -> String {
    let head = random.pick(["", "<?xml version=\"1.0\" encoding='UTF-8'?>\n", "<?xml version='1.0' ?>", "\u{FEFF}"])
    return head + misc(&random) + element(depth: 0, &random) + misc(&random)
  }

  private static func misc(_ random: inout SeededGenerator) -> String {
    random.pick(["", "\n", "<!-- <a b='c'/> -->", "<?p <a/> ?>\n"])
  }

  private static func element(depth: Int, _ random: inout SeededGenerator) -> String {
    let name = random.pick(["a", "b", "view", "é", "x.y", "a_1-2"])
    var tag = "<" + name
    for attribute in ["id", "ä", "key", "value", "x"] where random.oneIn(3) {
      let quote = random.pick(["\"", "'"])
      tag += random.pick([" ", "\n  ", "\t", "\r\n"]) + attribute + random.pick(["=", " = ", "\n=", "= "])
      tag += quote + value(&random) + quote
    }
    tag += random.pick(["", "", " ", "\n"])
    if depth > 5 || random.oneIn(4) { return tag + "/>" }
    var content = ""
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      content += random.oneIn(2) ? element(depth: depth + 1, &random) : text(&random)
    }
    return tag + ">" + content + "</" + name + random.pick(["", " ", "\n"]) + ">"
  }

  private static func value(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      random.pick(["a", ">", "/>", "&amp;", "&#x2764;", "é", "👩‍👩‍👧", "\n", "\t", " ", "&#10;", "=", "&lt;b c=&quot;"])
    }.joined()
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    random.pick([
      "t", " ", "\n    ", "&lt;a&gt;", "<![CDATA[<a b='c'>&amp;]]>", "<!-- <a> -->", "<?p a='<b/>'?>", "é", "&#65;",
      "a = 'b'", "]]&gt;", "\r\n",
    ])
  }
}
