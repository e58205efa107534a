import IBLayout
import IBModel
import Testing

@Suite struct ContentLabelTests {
  /// "Label" in 17 points is 41.5 points wide and 20.5 high on a screen with two pixels a point.
  @Test func aLabelIsAsLargeAsItsText() throws {
    let size = try ContentExample(label("Label")).size()
    #expect(abs((size.width ?? 0) - 41.5) <= 0.5)
    #expect(size.height == 20.5)
  }

  @Test func pixelsOfTheDeviceCount() throws {
    #expect(try ContentExample(label("Label"), device: "retina5_9").size().height == 61.0 / 3)
    #expect(try ContentExample(label("Label"), version: 9060, device: nil).size().height == 21)
  }

  @Test func aLabelWithoutTextHasNoSize() throws {
    #expect(try ContentExample(label("")).size() == ContentSize(width: 0, height: 0))
  }

  @Test func textWrapsWhereTheLabelMay() throws {
    let text = "a few words that do not fit"
    let one = try ContentExample(label(text)).size(in: 100)
    let many = try ContentExample(label(text, lines: 0)).size(in: 100)
    let two = try ContentExample(label(text, lines: 2)).size(in: 100)
    #expect(one.height == 20.5 && (one.width ?? 0) > 190)
    #expect(many.height == 61 && (many.width ?? 999) <= 101.2)
    #expect(two.height == 41)
  }

  @Test func lineFeedsBreakLines() throws {
    let text = "<label numberOfLines=\"0\" id=\"v\"><string key=\"text\">one\ntwo\n</string></label>"
    #expect(try ContentExample(text).size().height == 61)
  }

  @Test func wordsThatAreTooLongBreak() throws {
    let size = try ContentExample(label("Donaudampfschifffahrtsgesellschaft", lines: 0)).size(in: 100)
    #expect((size.width ?? 999) <= 101.2)
    #expect((size.height ?? 0) > 41)
  }

  @Test func thePreferredWidthLimits() throws {
    let text = """
      <label text="a few words that do not fit" numberOfLines="0" preferredMaxLayoutWidth="100" id="v"/>
      """
    #expect(try ContentExample(text).size().height == 61)
  }

  @Test func onlyLabelsWithSeveralLinesWrap() throws {
    let single = try ContentExample(label("x"))
    let several = try ContentExample(label("x", lines: 3))
    #expect(try !single.wraps())
    #expect(try several.wraps())
  }

  @Test func heavierTextIsWider() throws {
    let widths = try ["light", "regular", "medium", "semibold", "bold"].map { weight in
      try ContentExample(label("Some words here", font: #"type="system" weight="\#(weight)""#)).size().width ?? 0
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  /// The widths of Helvetica Neue, in which digits are as wide in every weight: `L` is 556 thousandths of an em, `0` as well.
  @Test(arguments: [
    ("HelveticaNeue", "RSSI Level", 97.5), ("HelveticaNeue", "CONNECTED", 123.0), ("HelveticaNeue-Thin", "00", 22.5),
    ("HelveticaNeue-Medium", "00", 22.5),
  ]) func helveticaNeueHasItsOwnWidths(_ name: String, _ text: String, _ width: Double) throws {
    let size = try ContentExample(label(text, size: 20, font: #"name="\#(name)" family="Helvetica Neue""#)).size()
    #expect(size.width == width)
  }

  /// Eight characters of 0.936 em in a Japanese document, whatever the weight; elsewhere characters of a Chinese font.
  @Test func japaneseTextIsNarrower() throws {
    #expect(try ContentExample(label("サイマルキャスト")).size().width == 127.5)
    #expect(try ContentExample(label("サイマルキャスト", font: #"type="boldSystem""#)).size().width == 127.5)
    let label = label("追加情報", size: 14)
    #expect(try ContentExample(label).size().width == 56)
    #expect(try ContentExample("<!-- あ -->" + label).size().width == 52.5)
  }

  /// Small emoji are wider than an em, and what only qualifies them has no width.
  @Test(arguments: [("🐶", 17.0, 23.0), ("👍", 11, 16), ("☑️", 24, 27.5), ("☑️", 48, 52.5)]) func emojiHaveWidthsOfTheirOwn(
    _ text: String, _ size: Double, _ width: Double
  ) throws { #expect(try ContentExample(label(text, size: size)).size().width == width) }

  @Test func vowelMarksTakeNoRoom() throws {
    let widths = try ["שלום", "שָׁלוֹם\u{200F}"].map { try ContentExample(label($0)).size().width }
    #expect(widths[0] == widths[1])
  }

  /// A text that is wider by an error of the advances still fits.
  @Test(arguments: [(0.5, 20.5), (2, 41)])
  func linesBreakWhereTextIsWiderThanTheLabel(_ lacking: Double, _ height: Double) throws {
    let example = try ContentExample(label("a few words that do not fit", lines: 0))
    let width = try #require(try example.size().width)
    #expect(try example.size(in: width - lacking).height == height)
  }

  @Test func textStylesFollowTheUsersChoice() throws {
    let text = """
      <label text="Label" id="v"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let example = try ContentExample(text)
    #expect(try example.size().height == 20.5)
    #expect(try example.size(textSize: .accessibilityExtraExtraExtraLarge).height == 63.5)
    #expect(try example.size(textSize: .extraSmall).height == 17)
    #expect(try ContentExample(label("Label")).size(textSize: .extraSmall).height == 20.5)
  }

  /// The canvas showed other sizes than the app: "medium" before Xcode 8, "extra small" from 12.5 to 13.
  @Test(arguments: [(10117, 19.5), (11542, 20.5), (17701, 20.5), (18122, 17), (20037, 17), (21225, 20.5)])
  func textStylesOfTheCanvasChanged(_ version: Int, _ height: Double) throws {
    let text = """
      <label text="Label" id="v"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let example = try ContentExample(text, version: version)
    #expect(try example.size().height == height)
    #expect(try example.contentSize(situation: Situation(mode: .runTime))?.height == 20.5)
  }

  /// Body text is set 17/22.
  @Test func textStylesHaveRoomBetweenLines() throws {
    let text = """
      <label text="two lines here" numberOfLines="0" id="v">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    #expect(try ContentExample(text).size(in: 80).height == 42.5)
  }

  @Test func absurdNumbersDoNoHarm() throws {
    for font in [
      #"type="system" pointSize="1e300""#, #"type="system" pointSize="-5""#, #"type="system" pointSize="nan""#,
    ] {
      let text = #"<label text="x" numberOfLines="0" id="v"><fontDescription key="fontDescription" \#(font)/></label>"#
      let size = try ContentExample(text).size(in: -1)
      #expect(size.width?.isFinite == true && size.height?.isFinite == true)
    }
    let cell =
      #"<textFieldCell key="cell" title="x" id="c"><font key="font" metaFont="system" size="1e300"/></textFieldCell>"#
    #expect(try ContentExample.mac("<textField id=\"v\">\(cell)</textField>").size().height?.isFinite == true)
  }

  @Test func attributedTextMixesFonts() throws {
    let text = """
      <label usesAttributedText="YES" id="v"><attributedString key="attributedText">
      <fragment content="big"><attributes><font key="NSFont" metaFont="system" size="30"/></attributes></fragment>
      <fragment content=" small"><attributes><font key="NSFont" metaFont="system" size="10"/></attributes></fragment>
      </attributedString></label>
      """
    let size = try ContentExample(text).size()
    #expect(size.height == 36)
    #expect((60...80).contains(size.width ?? 0))
  }

  /// Two lines of 20.3 points: what a paragraph style adds is between lines or paragraphs, and not below the last one.
  @Test(
    arguments: [
      ("", 41), (#"lineSpacing="3""#, 44), (#"paragraphSpacing="4" lineSpacing="3""#, 48),
      (#"lineHeightMultiple="1.5""#, 61), (#"minimumLineHeight="30""#, 60), (#"maximumLineHeight="15""#, 30),
    ] as [(String, Double)])
  func paragraphStylesSetLines(_ attributes: String, _ height: Double) throws {
    let text = """
      <label usesAttributedText="YES" numberOfLines="0" id="v"><attributedString key="attributedText">
      <fragment><string key="content">one
      two</string><attributes><font key="NSFont" metaFont="system" size="17"/>\
      <paragraphStyle key="NSParagraphStyle" \(attributes)/></attributes></fragment></attributedString></label>
      """
    #expect(try ContentExample(text).size().height == height)
  }

  @Test func aLineSeparatorEndsNoParagraph() throws {
    let text = """
      <label usesAttributedText="YES" numberOfLines="0" id="v"><attributedString key="attributedText">
      <fragment content="one&#x2028;two"><attributes><font key="NSFont" metaFont="system" size="17"/>\
      <paragraphStyle key="NSParagraphStyle" paragraphSpacing="4"/></attributes></fragment></attributedString></label>
      """
    #expect(try ContentExample(text).size().height == 41)
  }

  @Test func ideographsAreAnEmWide() throws {
    #expect(abs((try ContentExample(label("日本語", size: 12)).size().width ?? 0) - 36) <= 0.5)
  }

  @Test func anAccentDoesNotWiden() throws {
    let plain = try ContentExample(label("Uber")).size().width
    #expect(try ContentExample(label("Über")).size().width == plain)
    #expect(try ContentExample(label("U\u{308}ber")).size().width == plain)
  }

  @Test func namedFontsHaveTheirOwnWidths() throws {
    let font = #"name="HelveticaNeue-Light" family="Helvetica Neue""#
    let size = try ContentExample(label("Options", font: font)).size()
    #expect((size.width ?? 99) < (try ContentExample(label("Options")).size().width ?? 0))
    #expect(try ContentExample(label("iiiii", size: 10, font: #"name="Courier" family="Courier""#)).size().width == 30)
  }

  /// Nunito Sans, Quicksand, Montserrat, Roboto: frames of labels in public documents. Open Sans, Lato and Inter: sums of
  /// the advances of the published fonts.
  @Test(arguments: [
    ("NunitoSans-Regular", 15.0, "Commenter", 78.5, 20.5), ("NunitoSans-Bold", 15, "Voir les demandes", 128.5, 20.5),
    ("Quicksand-Bold", 15, "", 0, 19), ("Montserrat-Bold", 24, "bittr", 55, 29.5),
    ("Roboto-Regular", 20, "Range Test Demo", 159, 23.5), ("Roboto-Bold", 16, "Advertising Parameters", 170.5, 19),
    ("OpenSans-Regular", 20, "WWWWWWWW", 148.1, 27.5), ("Lato-Bold", 20, "WWWWWWWW", 168.2, 24),
    ("Inter-Medium", 20, "WWWWWWWW", 156.5, 24.5),
  ]) func familiesHaveTheirOwnWidthsAndLines(
    name: String, size: Double, text: String, width: Double, height: Double
  ) throws {
    let measured = try ContentExample(
      label(text.isEmpty ? "x" : text, size: size, font: #"name="\#(name)" family="F""#), version: 23504
    ).size()
    #expect(measured.height == height)
    if !text.isEmpty { #expect(abs((measured.width ?? 0) - width) <= 2) }
  }

  @Test func joinedPicturesAreOne() throws {
    let one = try ContentExample(label("👨")).size().width ?? 0
    let joined = try ContentExample(label("👨\u{200D}💻")).size().width ?? 0
    #expect(abs(one - joined) <= 1)
  }

  private func frames(_ label: String, alignment: String = "center") throws -> [ObjectID: Rect] {
    let stack = Markup.view("stack", "stackView", #"axis="vertical" alignment="\#(alignment)""#, subviews: label)
    return try UIKitScene(
      subviews: stack,
      constraints: ["stack.leading = root.leading", "root.trailing = stack.trailing", "stack.top = root.top"]
    ).frames(in: Situation(content: .measured))
  }

  /// Of 400 points the longest line takes less, with the white space where it is broken.
  @Test func `a label that wraps is as wide as its longest line`() throws {
    let text = "these are more words than have room in one line of four hundred points"
    let one = try ContentExample(label("these are more words than have room in one line of", lines: 0)).size()
    let space = try ContentExample(label("a a", lines: 0)).size().width ?? 0
    let without = try ContentExample(label("aa", lines: 0)).size().width ?? 0
    let frame = try #require(try frames(label(text, lines: 0))["v"])
    #expect(frame.height == 41)
    #expect(abs(frame.width - (one.width ?? 0) - (space - without)) <= 1)
    #expect(abs(frame.x - (400 - frame.width) / 2) <= 0.5)
    #expect(try frames(label(text, lines: 0), alignment: "fill")["v"]?.width == 400)
  }

  /// 400 points are required, and so is the room of a label on one line.
  @Test(arguments: [(0, true), (1, false)])
  func `a label that wraps takes no room that constraints require`(_ lines: Int, _ fits: Bool) throws {
    let text = "these are more words than have room in one line of four hundred points, and some more"
    let required = label(text, lines: lines)
      .replacing("<label ", with: #"<label horizontalCompressionResistancePriority="1000" "#)
    let frames = try frames(required, alignment: "fill")
    #expect((frames["stack"]?.width == 400 && frames["v"]?.width == 400) == fits)
  }
}
