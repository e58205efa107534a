import IBLayout
import IBModel
import IBTemplates
import TestSupport
import Testing

@Suite struct SheetLayoutTests {
  private func frames(_ template: any Template, _ names: [String], in situation: Situation) throws -> [String: Rect] {
    let applied = try template.applied(ApplyOptions(situation: situation)).document
    let layouts = LayoutEngine().layouts(of: ResolvedDocument(applied, in: situation)).solved
    #expect(layouts.flatMap(\.conflicts).isEmpty)
    var result: [String: Rect] = [:]
    for view in layouts.flatMap(\.views) where names.contains(view.view.name) { result[view.view.name] = view.frame }
    return result
  }

  private static let views = ["Picture", "Photo", "Lines", "Address"]

  /// The section "One screen in all notations" of Documents/Templates.md.
  @Test(arguments: [Orientation.portrait, .landscape])
  func `one screen written in all ways has the same frames on every device`(orientation: Orientation) throws {
    let greeting = try Document(parsing: Corpus.example("Greeting.storyboard"))
    let sheet = try LayoutSheet(parsing: Corpus.example("Greeting.layouts.xml"), path: nil)
    let layouts = sheet.templates(in: greeting).filter { !$0.traits.isPart && $0.name.hasPrefix(orientation.rawValue) }
    #expect(layouts.count == (orientation == .portrait ? 4 : 1))
    let postcard = try Document(parsing: Corpus.example("Postcard.storyboard"))
    let set = try #require(postcard.templates().first { $0.name == "\(orientation.rawValue)Constraints" })
    for device in Device.usual(on: .iOS) {
      let situation = Situation(mode: .runTime, device: device, orientation: orientation)
      let expected = try frames(set, Self.views, in: situation)
      #expect(expected.count == 4)
      for layout in layouts {
        #expect(try frames(layout, Self.views, in: situation) == expected, "\(layout.name) on \(device.name)")
      }
    }
  }

  private func document(_ views: [String]) throws -> Document {
    let items = views.map {
      #"<view id="\#($0)" userLabel="\#($0)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    }
    return try Document(
      parsing: Array(
        """
        <document><objects><view id="top"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews>\(items.joined())</subviews></view></objects></document>
        """.utf8))
  }

  private func solved(_ layout: String, _ views: [String]) throws -> [String: Rect] {
    let document = try document(views)
    let sheet = try LayoutSheet(
      parsing: Array(#"<layouts><layout name="x">\#(layout)</layout></layouts>"#.utf8), path: nil)
    #expect(sheet.problems(in: document).isEmpty)
    return try frames(#require(sheet.templates(in: document).first), views, in: Situation())
  }

  @Test func `shares of a column, as LayoutComposer computes them`() throws {
    let frames = try solved(
      """
      <vbox in="root"><view ref="a" height="50"/><view ref="b" flex="1"/><view ref="c" height="100"/>
      <view ref="d" flex="2"/></vbox>
      """, ["a", "b", "c", "d"])
    #expect(["a", "b", "c", "d"].map { frames[$0]?.y } == [0, 50, 100, 200])
    #expect(["a", "b", "c", "d"].map { frames[$0]?.height } == [50, 50, 100, 100])
  }

  @Test func `shares of a row, as LayoutComposer computes them`() throws {
    let frames = try solved(
      """
      <hbox in="root" margins="0; 10; 0; 0"><view ref="a" width="50"/><view ref="b" flex="1"/><view ref="c" flex="3"/>
      <view ref="d" flex="2"/></hbox>
      """, ["a", "b", "c", "d"])
    #expect(frames["a"]?.x == 10)
    #expect(["a", "b", "c", "d"].map { frames[$0]?.width } == [50, 35, 105, 70])
  }

  @Test func `a square of 40 at 20, 20, as in the tests of Relayout`() throws {
    let frames = try solved(#"<keep view="a" size="40" leftInset="20" topInset="20"/>"#, ["a"])
    #expect(frames["a"] == Rect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func `a box in a box needs no view`() throws {
    let frames = try solved(
      """
      <vbox in="root" pack="center" align="center">
      <view><hbox><view ref="a" width="40" height="30"/><view ref="b" width="60" height="30"/></hbox></view> </vbox>
      """, ["a", "b"])
    #expect(frames["a"].map { $0.y } == frames["b"].map { $0.y })
    #expect(frames["b"].map { $0.x } == frames["a"].map { $0.x + 40 })
  }
}
