import Testing

@testable import IBLint

@Suite struct WritingTests {
  @Test(arguments: [
    "App", "a b", "*.xib", "/Pods", "a: b", "# x", "it's", #""q""#, "back\\slash", "true", "~", "-x", "é", "4", "a\nb",
  ]) func `a text is read as it was written`(text: String) throws {
    var yaml = YAMLText()
    yaml.list("key", [text])
    let node = try #require(try YAMLParser.parse(Array(yaml.text.utf8), file: "a"))
    guard case .mapping(let entries) = node.content, case .list(let values) = entries[0].value.content else {
      Issue.record("\(yaml.text)")
      return
    }
    #expect(values.map(\.text) == [text])
  }
}
