import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct SheetLawTests {
  private static let layouts = """
    <layout name="row">
      <hbox in="Box" pack="center" align="center" spacing="4"><view ref="a" width="30"/><view ref="b"/><view ref="c"/></hbox>
      <keep views="a, b, c" height="20"/><keep view="d" size="1; 2" leftInset="0" topInset="0"/>
    </layout>
    <layout name="column">
      <vbox in="Box" spacing="8"><view ref="a" flex="1"/><view ref="b" flex="2"/><view><hbox><view ref="c" width="9"/></hbox></view></vbox>
      <keep view="d" size="5; 5" insets="min 3"/>
    </layout>
    """

  private static let replacements = LayoutReplacement.allCases

  private func screen(_ replacement: LayoutReplacement) -> SheetScreen {
    SheetScreen(
      layouts: Self.layouts, attributes: #"replaces="\#(replacement.rawValue)""#,
      live: """

        <constraints>
            <constraint firstItem="v-a" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="own"/>
        </constraints>
        """, views: "")
  }

  private func applied(
    _ name: String, to document: Document, _ screen: SheetScreen, isRemoval: Bool = false
  ) throws -> Document {
    let template = try #require(try screen.sheet.templates(in: document).first { $0.name == name })
    return try template.applied(ApplyOptions(isRemoval: isRemoval)).document
  }

  private func contents(_ document: Document) -> Set<ConstraintContent> {
    Set(document.constraints.filter(document.existsAtRunTime).compactMap { $0.read().content })
  }

  @Test(arguments: replacements, ["row", "column"])
  func `applying twice is applying once`(replacement: LayoutReplacement, name: String) throws {
    let screen = screen(replacement)
    let once = try applied(name, to: screen.document, screen)
    #expect(try applied(name, to: once, screen).bytes == once.bytes)
    #expect(
      contents(once).isSuperset(
        of: try screen.template(name).evaluated(in: LayoutEnvironment()).constraints.map(\.content)))
  }

  @Test(arguments: [LayoutReplacement.participants, .tracked])
  func `the last layout counts`(replacement: LayoutReplacement) throws {
    let screen = screen(replacement)
    let direct = try applied("column", to: screen.document, screen)
    let detour = try applied("column", to: applied("row", to: screen.document, screen), screen)
    #expect(contents(detour) == contents(direct))
    #expect(detour.views.map(\.id) == direct.views.map(\.id))
  }

  @Test func `what was there before goes only where the layout says so`() throws {
    for replacement in Self.replacements {
      let screen = screen(replacement)
      #expect(try (applied("row", to: screen.document, screen).object("own") != nil) == (replacement != .participants))
    }
  }

  @Test(arguments: [LayoutReplacement.tracked, .nothing, .slots], ["row", "column"])
  func `off after on gives the bytes back`(replacement: LayoutReplacement, name: String) throws {
    var screen = screen(replacement)
    // A layout that places views switches their autoresizing masks off, which stays.
    screen.views = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let original = try screen.document
    let on = try applied(name, to: original, screen)
    #expect(on.bytes != original.bytes)
    let off = try applied(name, to: on, screen, isRemoval: true)
    #expect(String(decoding: off.bytes, as: UTF8.self) == String(decoding: original.bytes, as: UTF8.self))
  }

  /// As an atomic layout of KeepLayout, which sets its slots to none and does not bring back what was there before.
  @Test func `removing a layout empties its slots and no others`() throws {
    let screen = SheetScreen(
      layouts: #"<layout name="x"><keep view="a" width="30, min 5" to="b" topAlign="0"/></layout>"#,
      attributes: #"replaces="slots""#,
      live: """

        <constraints>
            <constraint firstItem="v-a" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="own"/>
            <constraint firstItem="v-a" firstAttribute="width" relation="lessThanOrEqual" constant="80" id="max"/>
            <constraint firstItem="v-a" firstAttribute="width" constant="20" id="same"/>
        </constraints>
        """)
    let on = try applied("x", to: screen.document, screen)
    #expect(on.constraints.count == 2 + 5)
    #expect(on.object("same") == nil, "the view itself holds its new width")
    #expect(try applied("x", to: on, screen, isRemoval: true).constraints.map(\.id) == ["own", "max", "bxl", "bxt"])
  }

  @Test func `a relation that is none has no constraint afterwards`() throws {
    let screen = SheetScreen(
      layouts: #"<layout name="x"><keep view="a" width="none" height="max none"/></layout>"#,
      attributes: #"replaces="slots""#,
      live: """

        <constraints>
            <constraint firstItem="v-a" firstAttribute="width" constant="20" id="width"/>
            <constraint firstItem="v-a" firstAttribute="height" constant="20" id="height"/>
        </constraints>
        """)
    #expect(try applied("x", to: screen.document, screen).constraints.map(\.id) == ["height", "bxl", "bxt"])
  }

  @Test func `views that constraints place have no autoresizing mask`() throws {
    let screen = screen(.participants)
    let result = try applied("row", to: screen.document, screen)
    for id in ["v-a", "v-b", "v-c", "v-d"] as [ObjectID] {
      #expect(result.object(id)?.element["translatesAutoresizingMaskIntoConstraints"] == "NO")
    }
    #expect(result.object("top")?.element["translatesAutoresizingMaskIntoConstraints"] == nil)
  }

  @Test func `a layout in a manually kept document`() throws {
    let document = try Document(
      parsing: Array(
        """
        <document><objects><view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <view id="one" userLabel="one"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews></view>
        <view id="wide" userLabel="Wide" customClass="LDOLayoutTemplate"/></objects>
        <layouts><layout name="full"><keep view="one" insets="0"/></layout></layouts></document>
        """.utf8))
    let template = try #require(document.templates().first)
    #expect(template.name == "full")
    #expect(try template.applied().document.constraints.count == 4)
  }
}
