import Foundation
import IBModel
import Testing

@Suite struct JSONWriterTests {
  @Test func `a report has its version first and no spaces`() throws {
    let text = try JSONWriter.report { json in
      json.member("file", "a.xib")
      json.member("frame", [1, 2.5, -0.1, 1e21])
      json.member("none", String?.none)
      json.member("left out", ifPresent: Int?.none)
      json.member("object") { $0.member("flag", true) }
      json.member("list", array: 1...2) { $0.write($1) }
      json.member("map", ["b": 1, "a": 2])
    }
    #expect(
      text == """
        {"version":1,"file":"a.xib","frame":[1,2.5,-0.1,1e+21],"none":null,"object":{"flag":true},"list":[1,2],\
        "map":{"a":2,"b":1}}
        """)
  }

  @Test(arguments: ["plain", "\"quoted\" \\ path", "a\nb\r\tc", "\u{0}\u{1F}\u{7F}", "日本 👍🏽", "\u{2028}"])
  func `every string can be read back`(string: String) throws {
    let text = try JSONWriter.object { $0.member(string, [string]) }
    #expect(!text.contains("\n"))
    #expect(try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8)) == [string: [string]])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func `a number that is not finite is an error`(number: Double) {
    #expect(throws: JSONError.self) { try JSONWriter.object { $0.member("x", [0, number]) } }
  }
}
