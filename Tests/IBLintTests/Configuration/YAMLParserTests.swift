import Testing

@testable import IBLint

@Suite struct YAMLParserTests {
  private func parse(_ text: String) throws(ConfigurationError) -> YAMLNode? {
    try YAMLParser.parse(Array(text.utf8), file: "a.yml")
  }

  private func fault(_ text: String) -> String {
    do throws(ConfigurationError) {
      _ = try parse(text)
      return "none"
    } catch { return "\(error)" }
  }

  @Test func `a location is a line and a column in characters`() throws {
    let node = try #require(try parse("# é\nkey: [a, é, 😀, b]\n"))
    guard case .mapping(let entries) = node.content, case .list(let values) = entries[0].value.content else {
      Issue.record("not a mapping")
      return
    }
    #expect(values.map(\.place.column) == [7, 10, 13, 16] && values.map(\.text) == ["a", "é", "😀", "b"])
    #expect(entries[0].key.place.description == "a.yml:2:1")
  }

  @Test(arguments: ["", "# nothing\n", "\u{FEFF}"]) func `a text without a value has none`(text: String) throws {
    #expect(try parse(text)?.isNull ?? true)
  }

  @Test func `words that mean yes and no elsewhere are texts, because attributes have them`() throws {
    let node = try #require(try parse(#"[YES, no, true, "true", 4, ~]"#))
    guard case .list(let values) = node.content else { return }
    #expect(values.map(\.text) == ["YES", "no", "true", "true", "4", nil])
    #expect(values.map(\.boolean) == [nil, nil, true, nil, nil, nil])
    #expect(values.map(\.number) == [nil, nil, nil, nil, 4, nil])
  }

  @Test func `an alias stands for its value`() throws {
    let node = try #require(try parse("a: &x [1, 2]\nb: *x\n"))
    guard case .mapping(let entries) = node.content, case .list(let values) = entries[1].value.content else {
      Issue.record("not a list")
      return
    }
    #expect(values.map(\.text) == ["1", "2"])
  }

  @Test(arguments: [
    ("a: [1", "a.yml:2:1: the YAML is not well-formed: did not find expected ',' or ']'"),
    ("a: *b", "a.yml:1:4: the alias `*b` refers to nothing before it"),
    ("a: &b [*b]", "a.yml:1:8: the alias `*b` refers to nothing before it"),
    ("a: 1\n---\nb: 2", "a.yml:2:1: a configuration is one document; remove this one"),
    ("a:\n\tb: 1", "a.yml:2:1: the YAML is not well-formed: found character that cannot start any token"),
  ]) func `a mistake has a place and a reason`(text: String, message: String) { #expect(fault(text) == message) }

  @Test func `aliases do not make a small text large`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(fault(text).hasSuffix("the configuration has more than 50000 values"))
  }

  @Test func `depth and size are limited`() {
    #expect(fault(String(repeating: "[", count: 100_000)).contains("nested more than 32 levels deep"))
    #expect(fault(String(repeating: "- ", count: 100_000)).contains("nested more than 32 levels deep"))
    #expect(fault(String(repeating: "a", count: 1_048_577)).contains("larger than 1 MB"))
  }

  @Test func `UTF-16 is read, other bytes are a mistake`() throws {
    let utf16: [UInt8] = [0xFF, 0xFE] + "a: b".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let node = try #require(try YAMLParser.parse(utf16, file: "a.yml"))
    guard case .mapping(let entries) = node.content else { return }
    #expect(entries.first?.value.text == "b")
    #expect(throws: ConfigurationError.self) { try YAMLParser.parse([0x61, 0x3A, 0x20, 0xFF, 0xFE], file: "a.yml") }
    #expect(throws: ConfigurationError.self) { try YAMLParser.parse([0, 1, 2, 3], file: "a.yml") }
  }
}
