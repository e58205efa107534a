import Foundation
import IBLayout
import IBModel
import TestSupport
import Testing

@testable import IBDrawing

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
    #expect(lines.map(\.weight) == [.bold, .regular] && lines.first?.color == RGBColor(255, 0, 0))
    #expect(lines.first?.baseline == lines.last?.baseline)
  }

  @Test(arguments: [
    ("Hi 漢字", PictureNote.Reason.characters, ">漢字</text>"),
    ("Hi طلب", PictureNote.Reason.script("Arabic"), #"height="17" rx="3""#),
  ]) func charactersWithoutOutlineAreNoted(_ text: String, _ reason: PictureNote.Reason, _ shape: String) throws {
    let example = DrawnExample(
      #"<label text="\#(text)" id="lab"><rect key="frame" x="0" y="0" width="200" height="30"/></label>"#)
    let picture = try example.picture()
    #expect(picture.notes.map(\.reason) == [reason])
    let svg = SVGWriter().text(of: picture)
    #expect(svg.contains(shape) && svg.contains("<g transform=\"matrix("))
  }

  /// Parts from left to right; `<` marks those that are read from right to left.
  @Test(
    arguments: [
      ("Trakt طلب", ["Trakt ", "<طلب"]), ("טקסט Trakt.", ["<.", "Trakt", "<טקסט "]), ("One line", ["One line"]),
      ("אבג (12) 5%", ["5%", "<) ", "12", "<אבג ("]), ("a \u{2067}אב c\u{2069} d", ["a ", "c", "<אב ", " d"]),
    ], LayoutDirection.allCases)
  func partsAreWhereTheyAreRead(_ text: (String, [String]), _ direction: LayoutDirection) throws {
    let example = DrawnExample(
      #"<label text="\#(text.0)" id="lab"><rect key="frame" x="0" y="0" width="200" height="30"/></label>"#)
    let picture = Picture(of: try example.solved(in: Situation(layoutDirection: direction)))
    let lines = try #require(picture.node("lab")).textLines.sorted { $0.x < $1.x }
    #expect(lines.map { ($0.isRightToLeft ? "<" : "") + $0.text } == text.1)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($0.x + $0.width - $1.x) < 0.01 })
    let live = SVGWriter(lettering: .live).text(of: picture)
    #expect(live.contains(#"direction="rtl""#) == lines.contains { $0.isRightToLeft })
  }

  private static let unicodeTest = URL(
    filePath: ProcessInfo.processInfo.environment["IBT_BIDI_TEST"] ?? "/usr/share/unicode/BidiCharacterTest.txt")

  /// Nil if a line of Unicode's test is read as it says: characters, direction, level, levels, and places.
  private static func complaint(about line: Substring) -> String? {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
    let scalars = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    let base = Int(fields[1][0]).flatMap { $0 < 2 ? $0 : nil } ?? BidirectionalText.baseLevel(of: scalars)
    let levels = BidirectionalText(scalars, baseLevel: base).levels
    let shown = levels.indices.filter { fields[3][$0] != "x" }
    let order = BidirectionalText.order(shown.map { levels[$0] }).map { "\(shown[$0])"[...] }
    let isRight = shown.allSatisfy { "\(levels[$0])" == fields[3][$0] } && fields[2] == ["\(base)"]
    return isRight && order == fields[4] ? nil : "\(line): \(levels) \(order)"
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: unicodeTest.path),
      "needs BidiCharacterTest.txt: apt-get install unicode-data, or IBT_BIDI_TEST=FILE"))
  func textIsReadAsUnicodesTestSays() throws {
    let lines = try String(contentsOf: Self.unicodeTest, encoding: .utf8).split(separator: "\n")
    let complaints = lines.filter { !$0.hasPrefix("#") }.compactMap(Self.complaint)
    #expect(lines.count > 90_000 && complaints.prefix(5) == [])
  }

  @Test func aLineGrowsWithoutBeingCopied() throws {
    let run = TextBlock.Run(text: "", font: TextFont(font: .system(17)), color: .black)
    let growth = try Growth.measured(from: 20_000) { count in
      {
        var line = BrokenLine()
        for _ in 0..<count {
          line.append("word", like: run)
          line.appendSpace(like: run)
        }
        #expect(line.runs.count == 1)
      }
    }
    #expect(growth < Growth.limit)
  }
}
