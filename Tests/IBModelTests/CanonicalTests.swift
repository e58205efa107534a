import IBModel
import IBXML
import TestSupport
import Testing

func formatted(_ text: String) throws -> String { String(decoding: try read(text).canonicalBytes(), as: UTF8.self) }

@Suite struct CanonicalTests {
  static let examples = ["Dashboard.storyboard", "Mistakes.storyboard", "Postcard.storyboard", "scene.xml"]
  /// The element with a misspelled name has no known order of attributes, so `ibt` keeps the order it has.
  static let examplesOfAnyElements = examples + ["BrokenConstraints.storyboard"]

  @Test(arguments: examplesOfAnyElements) func anExampleStaysAsItIs(name: String) throws {
    let bytes = try Corpus.example(name)
    #expect(try Document(parsing: bytes).canonicalBytes() == bytes)
  }

  @Test(arguments: examples, 0..<8 as Range<UInt64>)
  func aScrambledExampleIsPutInOrder(name: String, seed: UInt64) throws {
    let bytes = try Corpus.example(name)
    var scrambler = Scrambler(try Document(parsing: bytes), seed: seed)
    let scrambled = scrambler.scrambled()
    #expect(scrambled != String(decoding: bytes, as: UTF8.self))
    #expect(try formatted(scrambled) == String(decoding: bytes, as: UTF8.self), "seed \(seed)")
  }

  @Test func specialCharactersAreEscapedAsXcodeDoes() throws {
    let text = label(#"text="a &lt; b &amp;&amp; &quot;c&quot; &gt; d's ☃ 🚀" "#)
    #expect(try formatted(text) == text)
    #expect(try formatted(text.replacing("&quot;", with: "&#34;").replacing("☃", with: "&#x2603;")) == text)
  }

  @Test func longTextIsAnElementAndShortTextAnAttribute() throws {
    let long = String(repeating: "x", count: 128)
    let short = String(long.dropLast())
    #expect(try formatted(label("text=\"\(long)\" ")) == label(child: "<string key=\"text\">\(long)</string>"))
    #expect(try formatted(label(child: "<string key=\"text\">\(short)</string>")) == label("text=\"\(short)\" "))
  }

  @Test func lengthCountsUTF16Units() throws {
    let text = String(repeating: "🚀", count: 64)
    #expect(try formatted(label("text=\"\(text)\" ")).contains("<string key=\"text\">\(text)</string>"))
  }

  @Test func textWithLinesIsAnElement() throws {
    let element = label(child: #"<string key="text">one two</string>"#).replacing("one two", with: "one\n  two")
    #expect(try formatted(label(#"text="one&#10;  two" "#)) == element)
    #expect(try formatted(element) == element)
  }

  @Test func aTextOfADictionaryStaysAnElement() throws {
    let text = Storyboard.macXib(
      """
      <customObject id="a">
      <connections> <binding destination="a" name="hidden" keyPath="b" id="c">
      <dictionary key="options"> <string key="NSValueTransformerName">NSNegateBoolean</string> </dictionary> </binding>
      </connections> </customObject>
      """)
    #expect(try formatted(text) == text)
  }

  @Test(arguments: [
    ("10.0", "10"), ("1e2", "100"), ("0.10", "0.10000000000000001"), ("0.00", "0.0"), ("0", "0"), ("-0.5", "-0.5"),
    ("1e-5", "1.0000000000000001e-05"), ("infinity", "infinity"), ("", ""), ("0x10", "0x10"), ("1e999", "1e999"),
  ]) func aCoordinateIsSpelledWith17Digits(written: String, canonical: String) throws {
    let text = try formatted(label(child: "<rect key=\"frame\" x=\"\(written)\" y=\"1\" width=\"2\" height=\"3\"/>"))
    #expect(text.contains("x=\"\(canonical)\""))
  }

  @Test func multipliersStayAsTyped() throws {
    let constraint = #"<constraint firstAttribute="width" secondItem="lab" secondAttribute="height" multiplier="0.10" "#
    let text = label(child: "<constraints>\n\(constraint)id=\"c\"/>\n</constraints>")
    #expect(try formatted(text) == text)
  }

  private func label(_ attributes: String = "", child: String = "") -> String {
    let start = "<label opaque=\"NO\" \(attributes)id=\"lab\""
    return Storyboard.text(view: "<subviews>\n\(start)\(child.isEmpty ? "/>" : ">\n\(child)\n</label>")\n</subviews>")
  }
}
