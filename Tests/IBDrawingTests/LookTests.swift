import IBDrawing
import IBLayout
import IBModel
import Testing

@Suite struct LookTests {
  private static let frame = #"<rect key="frame" x="20" y="100" width="200" height="30"/>"#

  @Test func aLabelShowsItsTextInItsColor() throws {
    let example = DrawnExample(
      """
      <label text="Hello" textAlignment="center" id="lab">
      \(Self.frame)
      <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/> </label>
      """)
    let line = try #require(try example.picture().node("lab")?.textLines.first)
    #expect(line.text == "Hello" && line.weight == .bold && line.color == RGBColor(255, 0, 0))
    #expect(abs(line.x + line.width / 2 - 100) < 0.01)
  }

  @Test func textWithoutAColorFollowsTheSchemeSinceXcode11() throws {
    let label = #"<label text="A" id="lab">\#(Self.frame)</label>"#
    let dark = DrawingOptions(scheme: .dark)
    #expect(try DrawnExample(label).picture(dark).node("lab")?.textLines.first?.color == .white)
    #expect(try DrawnExample(label, toolsVersion: "11762").picture(dark).node("lab")?.textLines.first?.color == .black)
  }

  @Test func tintIsInherited() throws {
    let example = DrawnExample(
      """
      <view id="out"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <subviews><button buttonType="system" id="but">\(Self.frame)<state key="normal" title="Go"/></button></subviews>
      <color key="tintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/> </view>
      """)
    #expect(try example.picture().node("but")?.textLines.first?.color == RGBColor(0, 255, 0))
  }

  /// On a television, buttons and fields are on a gray plate, and titles have the color of text.
  @Test func controlsOfATelevisionHaveAPlate() throws {
    let field = #"<textField borderStyle="roundedRect" text="A" id="fie">\#(Self.frame)</textField>"#
    let button = #"<button buttonType="system" id="but">\#(Self.frame)<state key="normal" title="Go"/></button>"#
    let text = DrawnExample(field + button).text.replacing("iOS.CocoaTouch", with: "AppleTV")
    let picture = try DrawnExample(document: text).picture()
    #expect(picture.node("but")?.fills == [RGBColor(120, 120, 128, 0.2)])
    #expect(picture.node("fie")?.fills == picture.node("but")?.fills)
    #expect(picture.node("but")?.textLines.first?.color == .black)
  }

  @Test func hiddenViewsAreDrawnOnlyOnRequest() throws {
    let example = DrawnExample(#"<view hidden="YES" id="vie">\#(Self.frame)</view>"#)
    #expect(try example.picture().node("vie") == nil)
    #expect(try #require(try example.picture(DrawingOptions(showsHidden: true)).node("vie")).opacity == 0.25)
  }

  @Test func onlyWhatClipsClips() throws {
    let picture = try DrawnExample(
      "<view clipsSubviews=\"YES\" id=\"one\">\(Self.frame)</view><view id=\"two\">\(Self.frame)</view>"
    ).picture()
    #expect(picture.node("one")?.clip != nil && picture.node("two")?.clip == nil)
  }

  @Test func layerAttributesRoundAndTurn() throws {
    let example = DrawnExample(
      """
      <view id="vie">\(Self.frame)<color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.scale.x"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    let node = try #require(try example.picture().node("vie"))
    #expect(node.transform.scaleX == 0.5)
    let background = Outline.rectangle(Rect(x: 0, y: 0, width: 200, height: 30), radius: 8)
    #expect(node.contents.first == .shape(background, fill: .black, stroke: nil))
  }

  @Test func controlsShowTheirState() throws {
    let example = DrawnExample(
      """
      <switch on="YES" id="swi"><rect key="frame" x="0" y="0" width="120" height="31"/></switch>
      <slider value="1" minValue="0.0" maxValue="1" id="sli"><rect key="frame" x="0" y="150" width="200" height="1"/></slider>
      <pickerView id="pic"><rect key="frame" x="0" y="200" width="200" height="100"/></pickerView>
      <progressView progress="0.25" id="pro"><rect key="frame" x="0" y="50" width="200" height="4"/></progressView>
      <segmentedControl selectedSegmentIndex="1" id="seg"><rect key="frame" x="0" y="80" width="200" height="32"/>
      <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      """)
    let picture = try example.picture()
    // A stretched switch and a low slider keep their size, and rows of a picker that have no room are not drawn.
    let track = Outline.rectangle(Rect(x: 0, y: 0, width: 49, height: 31), radius: 15.5)
    #expect(picture.node("swi")?.contents.first == .shape(track, fill: RGBColor(52, 199, 89), stroke: nil))
    let knob = Outline.rectangle(Rect(x: 173.5, y: -12.5, width: 26, height: 26), radius: 13)
    #expect(picture.node("sli")?.contents.contains { if case .shape(knob, _, _) = $0 { true } else { false } } == true)
    #expect(picture.node("pic")?.textLines.count == 3)
    let bar = picture.node("pro")?.contents.last
    let filled: Double? = if case .shape(.rectangle(let rect, _), _, _)? = bar { rect.width } else { nil }
    #expect(filled == 50)
    #expect(picture.node("seg")?.textLines.map(\.weight) == [.regular, .semibold])
  }

  @Test func whatOnlyTheAppKnowsIsANotedPlaceholder() throws {
    let example = DrawnExample(
      """
      <mapView id="map">\(Self.frame)</mapView><view customClass="ChartView" id="cha">\(Self.frame)</view>
      <imageView image="Photo" id="ima">\(Self.frame)</imageView>
      """)
    let picture = try example.picture()
    #expect(picture.node("cha")?.textLines.map(\.text) == ["ChartView"])
    #expect(
      picture.notes == [
        PictureNote(id: "map", name: "Map View", kind: "mapView", reason: .placeholder),
        PictureNote(id: "cha", name: "Chart View", kind: "view", reason: .placeholder),
        PictureNote(id: "ima", name: "Image View", kind: "imageView", reason: .missingImage("Photo")),
      ])
  }

  @Test func rightToLeftLooksAreReflectedUnlessTheyHaveADirection() throws {
    let views = """
      <label text="A" id="nat">\(Self.frame)</label>
      <label text="A" textAlignment="left" id="lef">\(Self.frame)</label>
      <label text="A" semanticContentAttribute="forceLeftToRight" id="for">\(Self.frame)</label>
      <switch on="YES" id="swi">\(Self.frame)</switch>
      """
    let example = DrawnExample(views)
    let leftToRight = Picture(of: try example.solved())
    let rightToLeft = Picture(of: try example.solved(in: Situation(layoutDirection: .rightToLeft)))
    let ends = try (["nat", "lef", "for"] as [ObjectID]).map { id in
      let line = try #require(rightToLeft.node(id)?.textLines.first)
      return line.x < 1 ? "left" : abs(line.x + line.width - 200) < 0.01 ? "right" : "elsewhere"
    }
    #expect(ends == ["right", "left", "left"])
    #expect(leftToRight.node("swi") != rightToLeft.node("swi"))
    #expect(leftToRight.node("swi")?.fills == rightToLeft.node("swi")?.fills)
  }

  /// The document has the room for the text of its own language.
  @Test func labelsOfBuiltInCellsAreNotCutOff() throws {
    let frame = #"<rect key="frame" x="0" y="0" width="20" height="30"/>"#
    let example = DrawnExample(
      """
      <tableViewCell textLabel="lab" id="cel">\(Self.frame)<tableViewCellContentView key="contentView" id="con">\(Self.frame)
      <subviews><label text="Translation" id="lab">\(frame)</label></subviews></tableViewCellContentView></tableViewCell>
      """)
    let picture = Picture(of: try example.solved(in: Situation(content: .measured)))
    #expect(picture.textLines.map(\.text).contains("Translation"))
  }

  @Test func namedColorsComeFromTheProjectFirst() throws {
    let example = DrawnExample(
      document: DrawnExample(#"<view id="vie">\#(Self.frame)<color key="backgroundColor" name="Brand"/></view>"#).text
        .replacing(
          "</scenes>",
          with: """
            </scenes><resources><namedColor name="Brand">
            <color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
            """))
    #expect(try example.picture().node("vie")?.fills.first == RGBColor(255, 0, 0))
    let options = DrawingOptions(
      resources: PictureResources(color: { name, _ in name == "Brand" ? RGBColor(1, 2, 3) : nil }))
    #expect(try example.picture(options).node("vie")?.fills.first == RGBColor(1, 2, 3))
  }
}
