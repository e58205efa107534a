import TestSupport
import Testing

@testable import IBServers

@Suite struct JSONTests {
  @Test(
    arguments: [
      (#""a\ud83d""#, "a\u{FFFD}"), (#""\ud83d\ud83d\ude00\ude00""#, "\u{FFFD}😀\u{FFFD}"),
      (#"{"a":1,"a":2}"#, ["a": 2]),
      ("[-15e1, true, null]", [-150, true, .null]), (#""\ud8"#, nil), ("[1e400]", nil), ("[0x1]", nil), ("[inf]", nil),
      ("[,]", nil), ("\"\t\"", nil), ("[] []", nil),
    ] as [(String, JSON?)]) func textsAreReadAsTheStandardSays(text: String, expected: JSON?)
  {
    #expect(JSON(Array(text.utf8)) == expected)
  }

  @Test func nestedValuesTakeLinearTime() throws {
    let nested = { Array((String(repeating: #"[{"a":"#, count: $0) + "1" + String(repeating: "}]", count: $0)).utf8) }
    #expect(JSON(nested(255)) != nil && JSON(nested(256)) == nil && JSON(nested(100_000)) == nil)
    let growth = try Growth.measured(from: 60) { depth in
      { [bytes = nested(depth)] in for _ in 0..<50 { _ = JSON(bytes) } }
    }
    #expect(growth < Growth.limit)
  }

  @Test(arguments: [
    "", "Content-Length: 200\r\n\r\n{}", "Content-Length: 99999999999999999999999\r\n\r\n{}",
    "Content-Length: x\r\n\r\n{}", "Content-Type: text\r\n\r\n{}", String(repeating: "A", count: 5000),
  ]) func aBadHeaderCostsOneMessage(bad: String) {
    var (framing, atOnce) = (HeaderFraming(longest: 100), HeaderFraming(longest: 100))
    let bytes = Array((bad + HeaderFraming.framed("é") + HeaderFraming.framed("{}")).utf8)
    let parts = bytes.flatMap { framing.append([$0]) }
    #expect(parts.suffix(2) == [.message(Array("é".utf8)), .message(Array("{}".utf8))])
    #expect(parts.count == (bad.isEmpty ? 2 : 3) && atOnce.append(bytes) == parts)
  }
}
