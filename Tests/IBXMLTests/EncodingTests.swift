import IBXML
import Testing

func utf16(_ text: String, _ order: SourceEncoding.ByteOrder) -> [UInt8] {
  text.utf16.flatMap { unit -> [UInt8] in
    let high = UInt8(unit >> 8)
    let low = UInt8(unit & 0xFF)
    return order == .big ? [high, low] : [low, high]
  }
}

@Suite struct EncodingTests {
  static let body = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b=\"é👩‍👩‍👧\"><c>ß</c></a>\n"

  /// The encodings of Xcode, Visual Studio and editors on Windows.
  static let files: [[UInt8]] = [
    Array(#"<a b="é👩‍👩‍👧"><c>ß</c></a>"#.utf8), Array("\u{FEFF}<a b=\"é👩‍👩‍👧\"><c>ß</c></a>\r\n".utf8),
    utf16("\u{FEFF}" + body, .little), utf16("\u{FEFF}" + body, .big), utf16(body, .little), utf16(body, .big),
    latin1("<?xml version='1.0' encoding='ISO-8859-1'?><a b='é'><c>ß</c></a>"),
  ]

  @Test(arguments: files) func anEditThatChangesNothingGivesTheSameBytes(bytes: [UInt8]) throws {
    let tree = try XMLTree(parsing: bytes)
    #expect(try tree.source.encoded(TreeEdit(tree).applied()) == bytes)
  }

  @Test(arguments: files) func theTextIsReadWhateverTheEncoding(bytes: [UInt8]) throws {
    let tree = try XMLTree(parsing: bytes)
    #expect(tree.root["b"]?.first == "é" && tree.root.child("c")?.text == "ß")
  }

  @Test(arguments: [SourceEncoding.ByteOrder.little, .big], ["", "\u{FEFF}"])
  func anEditOfAUTF16FileKeepsEverythingElse(order: SourceEncoding.ByteOrder, mark: String) throws {
    let tree = try XMLTree(parsing: utf16(mark + Self.body, order))
    var edit = TreeEdit(tree)
    edit.setAttribute("b", to: "👍", on: tree.root)
    #expect(try tree.source.encoded(edit.applied()) == utf16(mark + Self.body.replacing("é👩‍👩‍👧", with: "👍"), order))
  }

  @Test(arguments: [SourceEncoding.ByteOrder.little, .big], ["", "\u{FEFF}"]) func aUTF16FileIsRecognised(
    order: SourceEncoding.ByteOrder, mark: String
  ) throws { #expect(try SourceText(utf16(mark + Self.body, order)).encoding == .utf16(order, hasMark: !mark.isEmpty)) }

  @Test func anEditOfALatin1FileIsWrittenAsUTF8AndSaysSo() throws {
    let tree = try XMLTree(parsing: latin1("<?xml version='1.0' encoding='ISO-8859-1'?><a b='é'><c>ß</c></a>"))
    var edit = TreeEdit(tree)
    edit.setAttribute("b", to: "ü", on: tree.root)
    let expected = "<?xml version='1.0' encoding='UTF-8'?><a b='ü'><c>ß</c></a>"
    #expect(try tree.source.encoded(edit.applied()) == Array(expected.utf8))
  }

  @Test func onlyUTF8AndUTF16SurviveEditing() throws {
    let survives = try Self.files.map { try SourceText($0).encoding.survivesEditing }
    #expect(survives == [true, true, true, true, true, true, false])
  }

  @Test(arguments: ["UTF-8", "utf-8", "utf8", "US-ASCII"]) func namesOfUTF8AreKept(name: String) throws {
    #expect(try SourceText(Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>".utf8)).encoding == .utf8)
  }

  @Test(arguments: ["no-such-encoding", "", "%"]) func anUnknownEncodingIsAFault(name: String) throws {
    _ = try fault(of: "<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>")
  }

  @Test func aTextThatOnlyClaimsToBeUTF16IsAFault() throws {
    _ = try fault(of: #"<?xml version="1.0" encoding="UTF-16"?><a/>"#)
  }

  @Test(
    arguments: [[0xC3], [0xE2, 0x82], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80]]
      as [[UInt8]]) func bytesThatAreNotUTF8AreAFaultWhereTheyStand(wrong: [UInt8]) throws
  { #expect(try fault(of: Array("<a>\n<b c='".utf8) + wrong + Array("'/>\n</a>".utf8)).position.line == 2) }

  @Test(arguments: [SourceEncoding.ByteOrder.little, .big])
  func aUTF16FileCutAnywhereIsAFault(order: SourceEncoding.ByteOrder) throws {
    let bytes = utf16("\u{FEFF}<a b='é👩‍👩‍👧'>ß</a>", order)
    for length in 0..<bytes.count { _ = try fault(of: Array(bytes[..<length])) }
  }

  @Test func halfASurrogatePairIsAFault() throws {
    var bytes = utf16("\u{FEFF}<a b='x'/>", .little)
    bytes.replaceSubrange(14..<16, with: [0x3D, 0xD8])
    #expect(try fault(of: bytes).kind == .encoding)
  }

  @Test func aUTF32FileIsAFault() throws {
    _ = try fault(of: [0xFF, 0xFE, 0, 0] + Array("<a/>".unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] }))
  }
}

/// The bytes of a text of the first 256 characters.
func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
