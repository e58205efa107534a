import Foundation
import IBBase
import IBXML
import Testing

@Suite struct JSONTextTests {
  private struct Report: Encodable {
    let file = "a.xib"
    let frame = [1, 2.5, -0.1, 1e21, 1e-7, -0.0]
    let none: String?? = .some(nil)
    let absent: Int? = nil
    let object = ["flag": true]
    let list = [1, 2]
    let map = ["b": 1, "a": 2]
    let empty = Empty()
    let number = UInt8.max
    let fragment = JSONFragment(Array("[0]".utf8)[...])
  }

  private struct Empty: Encodable {
    func encode(to encoder: any Encoder) {}
  }

  @Test func `a report has its version first and no spaces`() throws {
    #expect(
      try JSONText.report(Report()) == """
        {"version":1,"file":"a.xib","frame":[1,2.5,-0.1,1e+21,1e-07,0],"none":null,"object":{"flag":true},\
        "list":[1,2],"map":{"a":2,"b":1},"empty":{},"number":255,"fragment":[0]}
        """)
  }

  private struct Nested: Encodable {
    enum Name: CodingKey { case inner, a, list, b }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Name.self)
      var inner = members.nestedContainer(keyedBy: Name.self, forKey: .inner)
      try inner.encode(1, forKey: .a)
      var list = inner.nestedUnkeyedContainer(forKey: .list)
      try list.encode("text")
      try list.encodeNil()
      _ = list.nestedUnkeyedContainer()
      try inner.encode(Int?.none, forKey: .b)
      try ["c": 2].encode(to: members.superEncoder())
      try ["d": 3].encode(to: encoder)
    }
  }

  @Test func `a container is closed when something is written outside of it`() throws {
    let text = try JSONText.line(of: JoinedMembers(["first": 0], Nested()))
    #expect(text == #"{"first":0,"inner":{"a":1,"list":["text",null,[]],"b":null},"super":{"c":2},"d":3}"#)
  }

  @Test func `JSON is indented, texts are kept`() throws {
    let value: JSONObject = ["a": [1, 2], "b": "x\"y:{,", "c": [String: String]()]
    let text = try JSONText.indented(value, by: "  ", colon: " : ")
    // An empty object is on three lines in Xcode's files.
    #expect(
      text == "{\n    \"a\" : [\n      1,\n      2\n    ],\n    \"b\" : \"x\\\"y:{,\",\n    \"c\" : {\n\n    }\n  }")
  }

  @Test(arguments: ["plain", "\"quoted\" \\ path", "a\nb\r\tc", "\u{0}\u{1F}\u{7F}", "日本 👍🏽", "\u{2028}"])
  func `every string can be read back`(string: String) throws {
    let text = try JSONText.line(of: [string: [string]])
    #expect(!text.contains("\n"))
    #expect(try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8)) == [string: [string]])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func `a number that is not finite is an error`(number: Double) {
    #expect(throws: JSONError.self) { try JSONText.line(of: ["x": [0, number]]) }
  }
}
