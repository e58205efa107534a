import IBDrawing
import IBModel
import Testing

@Suite struct TextSettingTests {
  private func lines(_ attributes: String, width: Double, height: Double = 21) throws -> [TextLine] {
    let example = DrawnExample(
      """
      <label \(attributes) id="lab"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """)
    return try #require(try example.picture().node("lab")).textLines
  }

  @Test func aLineThatAlmostFitsIsAsWideAsItsFrame() throws {
    let natural = try #require(try lines(#"text="Settings""#, width: 300).first?.width)
    for share in [0.9, 1.05] {
      let line = try #require(try lines(#"text="Settings""#, width: natural * share).first)
      #expect(line.text == "Settings")
      #expect(abs(line.width - natural * share) < 0.01)
    }
  }

  @Test(arguments: [("tailTruncation", "W…"), ("headTruncation", "…e"), ("middleTruncation", "W…e")])
  func aLineThatIsTooLongIsTruncated(_ mode: String, _ ends: String) throws {
    let line = try #require(
      try lines(#"text="Wonderful landscape everywhere" lineBreakMode="\#(mode)""#, width: 100).first)
    #expect(line.width <= 101 && line.text.contains("…") && line.text.first == ends.first)
    #expect(line.text.last == ends.last)
  }

  @Test func textThatMayShrinkShrinks() throws {
    let line = try #require(
      try lines(
        #"text="Wonderful landscape" lineBreakMode="tailTruncation" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#,
        width: 100
      ).first)
    #expect(line.text == "Wonderful landscape" && line.size < 17 && line.size >= 8.5)
  }

  /// At the second width, no letter of the next word has room in the first line.
  @Test(arguments: [110, nil]) func severalLinesAreBrokenBetweenWords(_ width: Double?) throws {
    let width = try width ?? #require(try lines(#"text="One two three""#, width: 300).first).width
    let lines = try lines(#"text="One two three four five six seven" numberOfLines="0""#, width: width, height: 61)
    #expect(lines.map(\.text) == ["One two three", "four five six", "seven"] && lines.allSatisfy { $0.width <= 111 })
    let two = try self.lines(#"text="One two three four five six seven" numberOfLines="2""#, width: width, height: 41)
    #expect(two.count == 2 && two.last?.text.hasSuffix("…") == true)
  }

  /// Lines of the system font at 17 points are 20.3 points high. A line separator ends no paragraph.
  @Test(arguments: [
    ("", "&#10;", 20.3), (#"lineSpacing="10""#, "&#10;", 30.3), (#"paragraphSpacing="5""#, "&#10;", 25.3),
    (#"lineHeightMultiple="2""#, "&#10;", 40.6), (#"paragraphSpacing="5""#, "&#x2028;", 20.3),
  ]) func paragraphStylesSetLinesApart(_ attributes: String, _ end: String, _ distance: Double) throws {
    let example = DrawnExample(
      """
      <label usesAttributedText="YES" numberOfLines="0" id="lab"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <attributedString key="attributedText"><fragment content="one\(end)two"><attributes><font key="NSFont" metaFont="system" size="17"/>\
      <paragraphStyle key="NSParagraphStyle" \(attributes)/></attributes></fragment></attributedString></label>
      """)
    let lines = try #require(try example.picture().node("lab")).textLines
    #expect(lines.map(\.text) == ["one", "two"])
    #expect(abs(lines[1].baseline - lines[0].baseline - distance) < 0.1)
  }

  @Test func partsOfATextHaveTheirOwnFontsAndColors() throws {
    let example = DrawnExample(
      """
      <label usesAttributedText="YES" id="lab"><rect key="frame" x="0" y="0" width="200" height="30"/>
      <attributedString key="attributedText">
      <fragment content="Red"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="20" name="Helvetica-Bold"/></attributes></fragment>
      <fragment content=" plain"><attributes><font key="NSFont" size="12" name="Helvetica"/></attributes></fragment>
      </attributedString></label>
      """)
    let lines = try #require(try example.picture().node("lab")).textLines
    #expect(lines.map(\.text) == ["Red", " plain"] && lines.map(\.size) == [20, 12])
    #expect(lines.map(\.weight) == [.bold, .regular] && lines.first?.color == PictureColor(255, 0, 0))
    #expect(lines.first?.baseline == lines.last?.baseline)
  }

  @Test func charactersWithoutOutlineAreNoted() throws {
    let example = DrawnExample(
      #"<label text="Hi 漢字" id="lab"><rect key="frame" x="0" y="0" width="200" height="30"/></label>"#)
    let picture = try example.picture()
    #expect(picture.notes.map(\.reason) == [.characters])
    let svg = SVGWriter().text(of: picture)
    #expect(svg.contains(">漢字</text>") && svg.contains("<g transform=\"matrix("))
  }
}
