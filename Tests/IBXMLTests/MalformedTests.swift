import IBXML
import Testing
import TestSupport

@Suite struct MalformedTests {
  /// A text and the line a reader would point at.
  static let faults: [(text: String, line: Int)] = [
    ("<a>\n<b>\n</a>", 3), ("<a>\n</b>\n", 2), ("<a>\n<b c=1/></a>", 2), ("<a>\n<b c></b></a>", 2),
    ("<a>\n<b c='1' c='2'/></a>", 2), ("<a>\n<b c='1'd='2'/></a>", 2), ("<a>\n&undefined;</a>", 2),
    ("<a>\n<b c='&undefined;'/></a>", 2), ("<a>\n&amp</a>", 2), ("<a>\n<b c='<'/></a>", 2), ("<a>]]></a>", 1),
    ("<a/>\n<b/>", 2), ("<a/>\ntext", 2), ("<a>\n<!-- -- --></a>", 2), ("<a>\n< b/></a>", 2),
    ("<a>\n<1/></a>", 2), ("<a>\n&#0;</a>", 2), ("<a>\n&#xD800;</a>", 2), ("<a>\n&#x110000;</a>", 2),
    ("<a>\n\u{1}</a>", 2), ("<a>\n\u{FFFE}</a>", 2), ("<a>\n<?xml version='1.0'?></a>", 2),
    ("\n<?xml version='1.0'?><a/>", 2), ("<a>\n<b/ ></a>", 2), ("<a>\n<b c='1' / ></a>", 2),
  ]

  @Test(arguments: faults) func aFaultIsOnTheLineAReaderWouldPointAt(text: String, line: Int) throws {
    let fault = try fault(of: text)
    #expect(fault.position.line == line, "\(fault)")
    #expect(fault.kind == .syntax)
  }

  @Test(arguments: ["", " ", "\n\t\r\n", "\u{FEFF}", "\u{FEFF} \n"])
  func aFileWithoutContentIsEmpty(text: String) throws { #expect(try fault(of: text).kind == .empty) }

  @Test(arguments: ["<?xml version='1.0'?>", "<!-- only -->", "<?p?>\n", "<", "<a"])
  func aFileWithoutElementIsAFault(text: String) throws { #expect(try fault(of: text).kind == .syntax) }

  @Test(arguments: ["plain", "&", "\n text\n<a/>", "\u{FEFF}{}"])
  func aTextThatDoesNotBeginWithATagIsNotXML(text: String) throws {
    let fault = try fault(of: text)
    #expect(fault.kind == .notXML)
    #expect(Array(text.utf8)[fault.offset] != UInt8(ascii: "\n"))
  }

  @Test(arguments: [
    "<!DOCTYPE a><a/>", #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#,
    #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>"#,
    #"<!DOCTYPE a [<!ENTITY % p SYSTEM "http://example.invalid/"> %p;]><a/>"#,
    "<!DOCTYPE a [<!ENTITY l0 'lol'>"
      + (1...9).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined() + "]><a>&l9;</a>",
    "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>",
  ]) func aDocumentTypeIsRefused(text: String) throws {
    #expect(try fault(of: "<?xml version=\"1.0\"?>\n" + text).kind == .forbidden)
  }

  static let everything = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- before -->
    <a b="1" c = '2'>
        <d e="&lt;é&#10;"/><f>text &amp; <![CDATA[<x>]]><?p q?></f>
        <g></g>
    </a>
    """

  @Test func aDocumentCutAnywhereIsAFaultWithinIt() throws {
    let bytes = Array(Self.everything.utf8)
    for length in 0..<bytes.count {
      let fault = try fault(of: Array(bytes[..<length]))
      #expect((0...length).contains(fault.offset), "cut at \(length): \(fault)")
    }
  }

  /// libxml2 decides which it is.
  @Test(arguments: 0..<20) func aChangedTextIsAFaultWithinItOrAnotherSoundDocument(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = ([Self.everything] + WellFormedTests.sound + WellFormedTests.faulty).map { Array($0.utf8) }
    for _ in 0..<400 {
      var bytes = random.pick(texts)
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let piece = random.oneIn(4) ? [UInt8.random(in: 0...255, using: &random)] : random.pick(texts)
      let start = Int.random(in: 0..<piece.count, using: &random)
      let end = place + random.pick([0, 1])
      bytes.replaceSubrange(place..<end, with: piece[start...].prefix(random.pick([0, 1, 3, 9, 99])))
      do throws(XMLError) {
        try expectSound(XMLTree(parsing: bytes), bytes)
        #expect(complaint(about: bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
      } catch {
        #expect((0...bytes.count).contains(error.offset), "seed \(seed): \(error)")
        #expect(error.kind != .syntax || bytes.contains(0) || complaint(about: bytes) != nil)
        #expect(!error.message.contains("lost track"), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  private func expectSound(_ tree: XMLTree, _ bytes: [UInt8]) throws(XMLError) {
    for element in tree.elements {
      let range = element.range
      #expect(tree.source.utf8[range.lowerBound] == UInt8(ascii: "<"))
      #expect(tree.source.utf8[range.upperBound - 1] == UInt8(ascii: ">"))
      if let parent = element.parent { #expect(parent.contentRange.clamped(to: range) == range) }
      for attribute in element.attributes {
        #expect(element.startTagRange.clamped(to: attribute.range) == attribute.range)
      }
    }
    #expect(throws: Never.self) { try #expect(tree.source.encoded(TreeEdit(tree).applied()) == bytes) }
  }

  @Test(arguments: [
    "\0<a/>", "<\0a/>", "<a\0/>", "<a b='\0'/>", "<a>\0</a>", "<a>t\0t</a>", "<!--\0--><a/>", "<a/>\0", "<a/>\0<b>",
    "<a/>\n\0\n",
  ]) func aNullByteIsAFault(text: String) throws {
    let fault = try fault(of: text)
    #expect((0...text.utf8.count).contains(fault.offset))
  }

  private static func nested(_ levels: Int) -> String {
    String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
  }

  @Test func asManyLevelsAsLibxml2AllowsAreRead() throws { #expect(try read(Self.nested(256)).nodeCount == 256) }

  @Test(arguments: [257, 100_000]) func moreLevelsAreAFaultWhereTheyBegin(levels: Int) throws {
    let fault = try fault(of: Self.nested(levels))
    #expect(fault.kind == .forbidden && fault.offset == 256 * 3, "\(fault)")
  }

  @Test func aHundredThousandOpenTagsAreAFault() throws { _ = try fault(of: String(repeating: "<a>", count: 100_000)) }

  @Test func anAttributeOfFiveMegabytesIsReadWhole() throws {
    let value = String(repeating: "x", count: 5_000_000)
    #expect(try read("<a b=\"\(value)\"/>").root["b"]?.utf8.count == 5_000_000)
  }

  @Test(arguments: [0, 10_000]) func moreAttributesThanAnElementMayHaveAreAFault(before count: Int) throws {
    let attributes = (1...1000).map { " a\($0)=''" }.joined()
    let text = "<x><y>\(String(repeating: "a='' ", count: count))</y><z\(attributes)"
    #expect(try read(text + "/></x>").nodeCount >= 3)
    let fault = try fault(of: text + " b=''/></x>")
    #expect(fault.kind == .forbidden && fault.offset == 10 + 5 * count)
  }

  @Test func theFirstFaultIsTheOneReported() throws {
    #expect(try fault(of: "<a>\n&one;\n&two;\n").message.contains("one"))
  }

  @Test func aFaultReadsAsPlaceAndMessage() throws { #expect(try fault(of: "<a>\n</b>").description.hasPrefix("2:")) }
}
