import IBXML
import Testing

@Suite struct PositionTests {
  /// A text, a piece of it, and where an editor shows that piece: line, byte column, UTF-16 column.
  static let places: [(text: String, piece: String, line: Int, column: Int, columnInUTF16: Int)] = [
    ("<a/>", "<a", 1, 1, 1), ("<a>\n  <b/></a>", "<b", 2, 3, 3), ("<a>é<b/></a>", "<b", 1, 6, 5),
    // woman, joiner, woman, joiner, girl: 3 × 4 + 2 × 3 bytes, 3 × 2 + 2 × 1 units
    ("<a>👩‍👩‍👧<b/></a>", "<b", 1, 22, 12), ("<a>\t<b/></a>", "<b", 1, 5, 5), ("<a>\r\n<b/></a>", "<b", 2, 1, 1),
    ("<a>\r<b/></a>", "<b", 2, 1, 1), ("<a>\n\r\n\n<b/></a>", "<b", 4, 1, 1), ("\u{FEFF}<a><b/></a>", "<a", 1, 1, 1),
    ("\u{FEFF}<a><b/></a>", "<b", 1, 4, 4), ("\u{FEFF}\n<a><b/></a>", "<b", 2, 4, 4),
  ]

  @Test(arguments: places)
  func aPlaceIsWhereAnEditorShowsIt(text: String, piece: String, line: Int, column: Int, columnInUTF16: Int) throws {
    let utf8 = Array(text.utf8)
    let offset = try #require(utf8.firstRange(of: Array(piece.utf8))).lowerBound
    #expect(LineIndex(utf8).position(of: offset).numbers == [line, column, columnInUTF16])
  }

  @Test(arguments: [(-1, 1, 1), (0, 1, 1), (5, 2, 3), (6, 2, 3), (99, 2, 3)]) func anOffsetOutsideIsTheNearestEnd(
    offset: Int, line: Int, column: Int
  ) { #expect(LineIndex(Array("ab\ncd".utf8)).position(of: offset).numbers == [line, column, column]) }

  @Test func afterAFinalLineFeedALineBegins() {
    #expect(LineIndex(Array("ab\n".utf8)).position(of: 3).numbers == [2, 1, 1])
  }

  @Test(arguments: [(1, "a"), (2, ""), (3, "é\t"), (4, "d"), (5, "")])
  func aLineIsItsBytesWithoutItsEnd(line: Int, expected: String) throws {
    let text = try #require(LineIndex(Array("a\n\r\né\t\rd\n".utf8)).text(ofLine: line))
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test(arguments: [-1, 0, 3]) func aLineThatIsNotThereHasNoText(line: Int) {
    #expect(LineIndex(Array("a\nb".utf8)).text(ofLine: line) == nil)
  }

  @Test func theFirstLineBeginsAfterTheByteOrderMark() throws {
    let text = try #require(LineIndex(Array("\u{FEFF}<a/>\n".utf8)).text(ofLine: 1))
    #expect(String(decoding: text, as: UTF8.self) == "<a/>")
  }

  /// Texts, a position, and the offset there.
  static let offsets: [(text: String, line: Int, columnInUTF16: Int, offset: Int?)] = [
    ("<a/>\n<b/>", 1, 1, 0), ("<a/>\n<b/>", 2, 1, 5), ("<a/>\n<b/>", 2, 3, 7), ("ab\ncd", 1, 99, 2),
    ("ab\r\ncd", 1, 99, 2), ("ab", 3, 1, nil), ("ab", 0, 1, nil), ("ab", 1, 0, 0), ("é<b/>", 1, 2, 2),
    ("👩<b/>", 1, 3, 4), ("👩<b/>", 1, 2, 0), ("\u{FEFF}<a/>", 1, 1, 3), ("", 1, 1, 0),
  ]

  @Test(arguments: offsets) func aLineAndAColumnAreAnOffset(text: String, line: Int, columnInUTF16: Int, offset: Int?) {
    #expect(LineIndex(Array(text.utf8)).offset(line: line, columnInUTF16: columnInUTF16) == offset)
  }

  @Test func anOffsetIsFoundAgainAtItsPosition() {
    let text = Array("\u{FEFF}<a>\r\n\té👩‍👩‍👧 \n\n<b c='ü'/>\r</a>\n".utf8)
    let index = LineIndex(text)
    for (offset, byte) in text.enumerated() where byte & 0xC0 != 0x80 && offset >= 3 {
      let position = index.position(of: offset)
      guard text[offset] != UInt8(ascii: "\n"), text[offset] != UInt8(ascii: "\r") else { continue }
      #expect(index.offset(line: position.line, columnInUTF16: position.columnInUTF16) == offset)
      #expect(index.offset(line: position.line, column: position.column) == offset)
    }
  }

  /// Texts of short lines only, and with a line that is longer than the blocks in which units are counted.
  @Test(arguments: [1, 40, 300]) func everyOffsetIsWhereCountingPutsIt(length: Int) {
    let long = String(repeating: "xé👧", count: length)
    let text = Array("<a>\r\n\té👩‍👩‍👧 \n\n<b c='ü'/>\r</a>\n\(long)\r\r\n1234567\n\n123456\r".utf8)
    let index = LineIndex(text)
    for offset in 0...text.count {
      // A character per UTF-8 byte would split sequences: only whole prefixes are counted.
      guard let prefix = String(validating: text[..<offset], as: UTF8.self) else { continue }
      if prefix.utf8.last == UInt8(ascii: "\r"), offset < text.count, text[offset] == UInt8(ascii: "\n") { continue }
      // As Unicode scalars, because a carriage return and a line feed are one character.
      let breaks = prefix.unicodeScalars.indices.filter { place in
        let next = prefix.unicodeScalars.index(after: place)
        let isBeforeLineFeed = next < prefix.endIndex && prefix.unicodeScalars[next] == "\n"
        return prefix.unicodeScalars[place] == "\n" || prefix.unicodeScalars[place] == "\r" && !isBeforeLineFeed
      }
      let last =
        breaks.last.map { prefix.unicodeScalars[prefix.unicodeScalars.index(after: $0)...] }
        ?? prefix.unicodeScalars[...]
      let expected = [breaks.count + 1, String(last).utf8.count + 1, String(last).utf16.count + 1]
      #expect(index.position(of: offset).numbers == expected, "offset \(offset)")
      #expect(index.line(of: offset) == breaks.count + 1, "offset \(offset)")
    }
  }
}

extension SourcePosition { fileprivate var numbers: [Int] { [line, column, columnInUTF16] } }
