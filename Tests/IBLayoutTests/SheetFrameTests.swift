import IBLayout
import IBModel
import IBTemplates
import Testing

@Suite struct SheetFrameTests {
  private func applied(_ content: String, attributes: String = "", to scene: UIKitScene) throws -> Document {
    let sheet = try LayoutSheet(
      parsing: Array(#"<layouts><layout name="x" \#(attributes)>\#(content)</layout></layouts>"#.utf8), path: nil)
    return try #require(try sheet.templates(in: scene.document).first).applied().document
  }

  private func layout(of document: Document) throws -> SceneLayout {
    try #require(LayoutEngine().layouts(of: document, in: Situation()).solved.first)
  }

  private let square = UIKitScene(
    subviews: ["a", "b", "c", "d"].map { Markup.view($0) }.joined(), width: 300, height: 300)

  private func frames(_ content: String) throws -> [Rect?] {
    let frames = try layout(of: applied(content, to: square)).framesByID
    return ["a", "b", "c", "d"].map { frames[$0] }
  }

  @Test func `a column with two shares`() throws {
    let frames = try frames(
      #"<vbox in="root"><view ref="a" height="50"/><view ref="b" height="100"/><view ref="c" flex="1"/><view ref="d" flex="2"/></vbox>"#
    )
    #expect(frames.map { $0?.y } == [0, 50, 150, 200] && frames.map { $0?.height } == [50, 100, 50, 100])
    #expect(frames.allSatisfy { $0?.width == 300 })
  }

  @Test func `centered views are in the middle`() throws {
    let frames = try frames(
      #"<vbox in="root" pack="center" align="center" spacing="20"><view ref="a" width="50" height="40"/><view ref="b" width="100" height="60"/></vbox>"#
    )
    #expect(frames[0] == Rect(x: 125, y: 90, width: 50, height: 40))
    #expect(frames[1] == Rect(x: 100, y: 150, width: 100, height: 60))
  }

  /// A column that is as high as what is in it: a picture on another one, two texts, and a row of two buttons.
  @Test func `a profile card`() throws {
    let names = ["cover", "photo", "name", "about", "follow", "message"]
    let scene = UIKitScene(subviews: Markup.view("card", subviews: names.map { Markup.view($0) }.joined()))
    let document = try applied(
      """
      <keep view="card" topInset="20" leftInset="20" width="260"/> <vbox in="card" pack="fit">
      <view height="120"><relative>
      <view ref="cover"/><view ref="photo" width="80" height="80" halign="center" valign="bottom" marginBottom="10"/>
      </relative></view> <view ref="name" height="20" margins="8"/><view ref="about" height="30" margins="8; 12; 4; 8"/>
      <view height="44"><hbox margins="4"><view ref="follow" flex="1"/><view ref="message" flex="1"/></hbox></view>
      </vbox>
      """, to: scene)
    let layout = try layout(of: document)
    let frames = layout.framesByID
    #expect(frames["card"] == Rect(x: 20, y: 20, width: 260, height: 120 + 36 + 42 + 44))
    #expect(frames["cover"] == Rect(x: 0, y: 0, width: 260, height: 120))
    #expect(frames["photo"] == Rect(x: 90, y: 30, width: 80, height: 80))
    #expect(frames["name"] == Rect(x: 8, y: 128, width: 244, height: 20))
    #expect(frames["about"] == Rect(x: 12, y: 164, width: 240, height: 30))
    #expect(frames["follow"] == Rect(x: 4, y: 202, width: 122, height: 36))
    #expect(frames["message"] == Rect(x: 134, y: 202, width: 122, height: 36))
    #expect(layout.conflicts.isEmpty && layout.views.allSatisfy(\.ambiguousAxes.isEmpty))
  }

  /// 30 + 64 + 4 + 4 + 4 + 4 + 4 × (12 + 12) + 64 + 64 + 32 + 16 constraints.
  @Test func `sixteen tiles take 334 constraints`() throws {
    let numbers = 0..<4
    let tiles = numbers.flatMap { row in numbers.map { "t\(row)\($0)" } }
    let scene = UIKitScene(
      subviews: tiles.map { Markup.view($0, subviews: Markup.view("c\($0)")) }.joined(), width: 450, height: 410)
    let lines = numbers.map { number in
      let row = tiles.filter { $0.hasPrefix("t\(number)") }.joined(separator: ",")
      let column = tiles.filter { $0.hasSuffix("\(number)") }.joined(separator: ",")
      return " row\(number)=\(row) column\(number)=\(column)"
    }
    let lists =
      "tiles=\(tiles.joined(separator: ",")) cells=\(tiles.map { "c\($0)" }.joined(separator: ","))\(lines.joined())"
    let chains = numbers.map { number in
      """
      <keep views="column\(number)" to="next" bottomOffset="padding" verticalAlign="0"/>
      <keep views="row\(number)" to="next" rightOffset="padding" horizontalAlign="0"/>
      """
    }
    let document = try applied(
      """
      <keep views="tiles" to="next" relativeSize="1"/><keep views="tiles" insets="min padding"/>
      <keep views="column0" leftInset="padding"/><keep views="column3" rightInset="padding"/>
      <keep views="row0" topInset="padding"/><keep views="row3" bottomInset="padding"/>
      \(chains.joined())
      <keep views="cells" insets="min 0, 0 @high" center="0.5" aspectRatio="1 @high+1"/>
      """, attributes: #"metrics="padding=10" lists="\#(lists)""#, to: scene)
    #expect(document.constraints.count == 334)
    let layout = try layout(of: document)
    #expect(layout.framesByID["t00"] == Rect(x: 10, y: 10, width: 100, height: 90))
    #expect(layout.framesByID["t32"] == Rect(x: 230, y: 310, width: 100, height: 90))
    #expect(layout.framesByID["ct32"] == Rect(x: 5, y: 0, width: 90, height: 90))
    #expect(layout.conflicts.isEmpty && layout.views.allSatisfy(\.ambiguousAxes.isEmpty))
  }
}
