import IBLayout
import IBModel
import Testing

@Suite struct ContentControlTests {
  @Test(arguments: [("Button", 46.0), ("x", 30)])
  func aButtonHasRoomAboveAndBelowAndIsAtLeast30Wide(_ title: String, _ width: Double) throws {
    let button = #"<button buttonType="system" id="v"><state key="normal" title="\#(title)"/></button>"#
    #expect(try ContentExample(button).size() == ContentSize(width: width, height: 30))
  }

  @Test func insetsOfItsOwnReplaceTheRoom() throws {
    let button = """
      <button buttonType="system" id="v"><inset key="contentEdgeInsets" minX="10" minY="4" maxX="10" maxY="4"/>
      <state key="normal" title="Button"/></button>
      """
    #expect(try ContentExample(button).size() == ContentSize(width: 66, height: 26))
  }

  /// The font of tvOS was wider before Xcode 11. The sizes come from public documents.
  @Test(arguments: [
    (14490, 195.0, "Title2", "Label", ContentSize(width: 140, height: 69)),
    (17701, 192, "Title3", "Title", ContentSize(width: 92, height: 58)),
  ]) func contentOfTelevisionsIsLarge(
    _ version: Int, _ width: Double, _ style: String, _ text: String, _ titleSize: ContentSize
  ) throws {
    let title = #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(style)"/>"#
    let headline = #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#
    for (view, size) in [
      (
        """
        <button buttonType="system" id="v"><inset key="contentEdgeInsets" minX="40" minY="20" maxX="40" maxY="20"/>
        <state key="normal" title="Button"/></button>
        """, ContentSize(width: width, height: 86)
      ),
      (#"<progressView id="v"/>"#, ContentSize(width: nil, height: 10)),
      (#"<label text="x&#10;x" numberOfLines="0" id="v">\#(headline)</label>"#, ContentSize(width: nil, height: 92)),
      (#"<label text="x" id="v">\#(headline)</label>"#, ContentSize(width: nil, height: 46)),
      (#"<label text="\#(text)" id="v">\#(title)</label>"#, titleSize),
    ] {
      let found = try ContentExample(view, runtime: "AppleTV", version: version, device: "appleTV").size()
      #expect(found.height == size.height && (size.width == nil || found.width == size.width), "\(view)")
    }
  }

  @Test(arguments: [(24.0, 26.0, 26.0), (16, 16, 22)])
  func aButtonIsAsLargeAsItsImageAndAsHighAsALineOfTitle(_ width: Double, _ height: Double, _ expected: Double) throws {
    let button = #"<button id="v"><state key="normal" image="star"/></button>"#
    let star = #"<image name="star" width="\#(width)" height="\#(height)"/>"#
    #expect(try ContentExample(button, resources: star).size() == ContentSize(width: width, height: expected))
  }

  @Test func aConfigurationHasItsOwnRoom() throws {
    let button = """
      <button buttonType="system" id="v"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Refresh Ad"/></button>
      """
    #expect(try ContentExample(button, version: 23089).size() == ContentSize(width: 108, height: 34.5))
  }

  @Test func configurationsHadSmallerTitlesBeforeXcode14() throws {
    let button = """
      <button buttonType="system" id="v"><buttonConfiguration key="configuration" style="plain" title="Clear"/></button>
      """
    let old = try ContentExample(button, version: 20037).size()
    #expect(abs((old.width ?? 0) - 58) <= 1 && old.height == 31)
    #expect(try ContentExample(button, version: 21507).size().height == 34.5)
  }

  @Test func symbolsOfConfigurationsAreLarge() throws {
    let button = """
      <button buttonType="system" id="v">
      <buttonConfiguration key="configuration" style="plain" image="info.circle" catalog="system"/></button>
      """
    let symbol = #"<image name="info.circle" catalog="system" width="128" height="123"/>"#
    #expect(try ContentExample(button, version: 24093, resources: symbol).size() == ContentSize(width: 50, height: 34))
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    let view = #"<imageView image="logo" id="v"/>"#
    let listed = try ContentExample(view, resources: #"<image name="logo" width="40" height="30"/>"#)
    #expect(try listed.size() == ContentSize(width: 40, height: 30))
    #expect(try listed.size(images: ["logo": Size(width: 60, height: 10)]) == ContentSize(width: 60, height: 10))
    #expect(try ContentExample(view).contentSize() == nil)
  }

  @Test(arguments: [
    ("switch", 15505, ContentSize(width: 51, height: 31)), ("switch", 24128, ContentSize(width: 63, height: 28)),
    ("switch", 32700, ContentSize(width: 51, height: 31)), ("slider", 15505, ContentSize(height: 31)),
    ("stepper", 13122, ContentSize(width: 94, height: 29)), ("stepper", 17147, ContentSize(width: 94, height: 32)),
    ("progressView", 13122, ContentSize(height: 2)), ("progressView", 17147, ContentSize(height: 4)),
    ("activityIndicatorView", 13122, ContentSize(width: 20, height: 20)), ("searchBar", 17147, ContentSize(height: 56)),
    ("tabBar", 17147, ContentSize(height: 49)),
    (#"button buttonType="infoLight""#, 14313, ContentSize(width: 22, height: 22)),
    (#"button buttonType="infoLight""#, 21701, ContentSize(width: 26, height: 26)),
  ]) func controlsHaveTheSizesOfTheirTime(_ kind: String, _ version: Int, _ size: ContentSize) throws {
    #expect(try ContentExample(#"<\#(kind) id="v"/>"#, version: version).size() == size)
  }

  @Test func toolbarsAreHigherAboveTheHomeIndicator() throws {
    let toolbar = #"<toolbar id="v"/>"#
    #expect(try ContentExample(toolbar, device: "retina4_7").size().height == 44)
    #expect(try ContentExample(toolbar, device: "retina6_1").size().height == 49)
  }

  @Test func separatorsAreFivePointsThick() throws {
    #expect(try ContentExample.mac(#"<box boxType="separator" id="v"/>"#).size().height == 5)
    #expect(try ContentExample.mac(#"<box boxType="custom" id="v"/>"#).contentSize() == nil)
  }

  @Test func viewsWithoutContentHaveNoSize() throws {
    #expect(try ContentExample(#"<view key="view" id="v"/>"#).contentSize() == nil)
  }

  @Test func aFieldIsAsHighAsItsBorder() throws {
    let field = """
      <textField borderStyle="roundedRect" placeholder="Name" id="v">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    #expect(try ContentExample(field, version: 13122).size().height == 30)
    #expect(try ContentExample(field, version: 17147).size().height == 34)
  }

  @Test func segmentsAreEquallyWide() throws {
    let control = """
      <segmentedControl id="v"><segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
      """
    #expect(try ContentExample(control, version: 13196).size() == ContentSize(width: 121, height: 29))
  }

  /// The selected segment is bolder since iOS 13.
  @Test func segmentsHaveRoomForBoldText() throws {
    let control = """
      <segmentedControl id="v"><segments><segment title="Checkout"/><segment title="Vault"/></segments></segmentedControl>
      """
    let size = try ContentExample(control, version: 23727).size()
    #expect(abs((size.width ?? 0) - 157) <= 2 && size.height == 32)
  }

  @Test func dotsOfPagesAreApart() throws {
    let control = #"<pageControl numberOfPages="3" id="v"/>"#
    #expect(try ContentExample(control, version: 16096).size() == ContentSize(width: 39, height: 37))
  }

  private func macLabel(_ text: String, _ more: String = "", font: String = #"metaFont="system""#) -> String {
    """
    <textField id="v"><textFieldCell key="cell" lineBreakMode="clipping" title="\(text)" \(more) id="c">
    <font key="font" \(font)/></textFieldCell></textField>
    """
  }

  @Test func aMacLabelHasAMargin() throws {
    let old = try ContentExample.mac(macLabel("Label"), version: 14113).size()
    #expect(abs((old.width ?? 0) - 37) <= 1)
    #expect(old.height == 17)
    #expect(
      try ContentExample.mac(macLabel("Label"), version: 20037).size() == ContentSize(width: old.width, height: 16))
    #expect(try ContentExample.mac(macLabel("Label", font: #"metaFont="smallSystem""#)).size().height == 14)
    #expect(try ContentExample.mac(macLabel("Label", #"alignment="center""#)).size().width == old.width.map { $0 + 4 })
  }

  @Test func aMacLabelThatWrapsGrowsDown() throws {
    let text = """
      <textField id="v"><textFieldCell key="cell" title="a few words that do not fit" id="c">
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
    let example = try ContentExample.mac(text, version: 20037)
    #expect(try example.wraps())
    #expect(try example.size(in: 90).height == 32)
  }

  @Test func aFieldToTypeInHasNoWidth() throws {
    let field = """
      <textField id="v"><textFieldCell key="cell" lineBreakMode="clipping" editable="YES" borderStyle="bezel" id="c">
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
    #expect(try ContentExample.mac(field).size() == ContentSize(height: 22))
    #expect(try ContentExample.mac(field, version: 24506).size() == ContentSize(height: 24))
  }

  private func macButton(_ type: String, _ bezel: String, _ title: String) -> String {
    """
    <button id="v"><buttonCell key="cell" type="\(type)" bezelStyle="\(bezel)" borderStyle="border" title="\(title)" \
    id="c"><font key="font" metaFont="system"/></buttonCell></button>
    """
  }

  @Test func aMatrixIsAsLargeAsItsCells() throws {
    let cells = #"<column><buttonCell type="radio" title="On" id="c"/><buttonCell type="radio" id="d"/></column>"#
    let sizes = #"<size key="cellSize" width="80" height="18"/><size key="intercellSpacing" width="4" height="2"/>"#
    let matrix = "<matrix id=\"v\">\(sizes)<cells>\(cells)\(cells.replacing("id=\"", with: "id=\"2"))</cells></matrix>"
    #expect(try ContentExample.mac(matrix).size() == ContentSize(width: 164, height: 38))
    #expect(try ContentExample.mac(#"<matrix id="v"><cells/></matrix>"#).contentSize() == nil)
  }

  @Test(arguments: [(14113, 40.0, 32.0), (20037, 34, 32), (24506, 24, 24)])
  func pushButtonsHaveThePaddingOfTheirTime(_ version: Int, _ padding: Double, _ height: Double) throws {
    let size = try ContentExample.mac(macButton("push", "rounded", "Button"), version: version).size()
    #expect(abs((size.width ?? 0) - 42 - padding) <= 1)
    #expect(size.height == height)
  }

  @Test func aCheckBoxStandsBeforeItsTitle() throws {
    let size = try ContentExample.mac(macButton("check", "regularSquare", "Check"), version: 14113).size()
    #expect(abs((size.width ?? 0) - 61) <= 1)
    #expect(size.height == 18)
  }

  @Test func aPopUpButtonHasRoomForItsWidestItem() throws {
    let button = """
      <popUpButton id="v"><popUpButtonCell key="cell" bezelStyle="rounded" borderStyle="border" title="i" id="c">
      <font key="font" metaFont="menu"/><menu key="menu" id="m"><items><menuItem title="i" id="1"/>
      <menuItem title="wide item" id="2"/></items></menu></popUpButtonCell></popUpButton>
      """
    let before = try ContentExample.mac(button, version: 21701).size()
    #expect((before.width ?? 0) > 80)
    #expect(try (ContentExample.mac(button, version: 24506).size().width ?? 0) - (before.width ?? 0) == 8)
  }

  /// A box of 14 points in a frame of 18, in macOS 26 one of 16; before macOS 11 also the room before a title.
  @Test(arguments: [(14113, 22.0), (21701, 18), (24506, 16)])
  func aCheckBoxWithoutTitleIsItsBox(_ version: Int, _ width: Double) throws {
    let size = try ContentExample.mac(macButton("", #"type="check" bezelStyle="regularSquare""#), version: version)
      .size()
    #expect(size.width == width)
  }

  private func macButton(_ title: String, _ cell: String, font: String = "system") -> String {
    """
    <button id="v"><buttonCell key="cell" title="\(title)" \(cell) id="c"><font key="font" metaFont="\(font)"/>
    </buttonCell></button>
    """
  }

  /// "Button" in 11 points is 35 wide.
  @Test(arguments: [(7702, 61.0), (14490, 61), (20037, 63), (24506, 55)])
  func smallPushButtonsHaveThePaddingOfTheirTime(_ version: Int, _ width: Double) throws {
    let cell = #"type="push" bezelStyle="rounded" borderStyle="border" controlSize="small""#
    let size = try ContentExample.mac(macButton("Button", cell, font: "smallSystem"), version: version).size()
    #expect(abs((size.width ?? 0) - width) <= 1)
  }

  /// A large check box of macOS 11 has 29 points beside its title, a regular one 26.
  @Test func aLargeCheckBoxHasMoreRoom() throws {
    let width = { (size: String) in
      let cell = #"type="check" bezelStyle="regularSquare" imagePosition="left" \#(size)"#
      return try ContentExample.mac(self.macButton("Debug mode", cell), version: 23094).size().width ?? 0
    }
    #expect(try width(#"controlSize="large""#) == width("") + 3)
  }

  @Test func aRoundRectangleHasLittleRoom() throws {
    let button = macButton(
      "Done", #"type="roundRect" bezelStyle="roundedRect" borderStyle="border""#, font: "cellTitle")
    let size = try ContentExample.mac(button, version: 14313).size()
    #expect(abs((size.width ?? 0) - 44) <= 1 && size.height == 19)
    #expect(try ContentExample.mac(button, version: 24506).size().height == 24)
  }

  @Test func aCheckBoxIsAsHighAsItsText() throws {
    let cell = #"type="check" bezelStyle="regularSquare" imagePosition="left""#
    let large = macButton("Text", cell).replacing(#"metaFont="system""#, with: #"metaFont="system" size="16""#)
    #expect(try ContentExample.mac(large, version: 24765).size().height == 19)
    #expect(try ContentExample.mac(macButton("Text", cell), version: 24765).size().height == 16)
  }

  @Test(arguments: [(24.0, 28.0), (26, 31), (32, 38), (40, 47)])
  func largeTextOfTheMacHasLowerLines(size: Double, height: Double) throws {
    let text = macLabel("Label", font: #"metaFont="system" size="\#(size)""#)
    #expect(try ContentExample.mac(text, version: 22505).size().height == height)
  }

  @Test(arguments: [("Menlo-Regular", 11.0, 13.0), ("Menlo-Regular", 13, 15), ("SFProText-Regular", 13, 15)])
  func ascentAndDescentOfOtherFamiliesAreWhole(name: String, size: Double, height: Double) throws {
    let text = macLabel("Label", font: #"size="\#(size)" name="\#(name)""#)
    #expect(try ContentExample.mac(text, version: 22505).size().height == height)
  }
}
