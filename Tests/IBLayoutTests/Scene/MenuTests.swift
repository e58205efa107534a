import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct MenuTests {
  private func items(_ items: String) throws -> [MenuContent.Item] {
    let text = Storyboard.macXib("<menu title=\"M\" id=\"m\"><items>\(items)</items></menu>")
    let document = try Document(parsing: Array(text.utf8))
    let menu = try #require(document.rootMenus.first)
    return try #require(SceneEnvironment(document, in: Situation()).menu(menu)).items
  }

  private func key(_ text: String, _ mask: String? = nil) throws -> KeyEquivalent? {
    let modifiers = mask.map { "<modifierMask key=\"keyEquivalentModifierMask\" \($0)/>" } ?? ""
    return try items("<menuItem keyEquivalent=\"\(text)\" id=\"i\">\(modifiers)</menuItem>").first?.key
  }

  @Test func withoutModifiersItIsCommand() throws {
    let key = try #require(try key("s"))
    #expect(key.key == .character("S") && key.modifiers == .command)
  }

  @Test func aCapitalLetterIsWithShift() throws {
    let key = try #require(try key("Z", #"command="YES""#))
    #expect(key.key == .character("Z") && key.modifiers == [.shift, .command])
  }

  @Test func anEmptyListOfModifiersIsNone() throws { #expect(try #require(try key("d", "")).modifiers == []) }

  @Test(arguments: [
    ("\u{F700}", KeyEquivalent.Key.up), ("\u{F704}", .function(1)), ("\u{F70F}", .function(12)), (" ", .space),
    ("&#13;", .enter), ("⎋", .escape), ("\u{F728}", .delete), ("?", .character("?")),
  ]) func keysHaveCodePointsOfTheirOwn(_ text: String, _ expected: KeyEquivalent.Key) throws {
    #expect(try key(text)?.key == expected)
  }

  @Test func noKeyIsNone() throws {
    #expect(try key("") == nil)
    #expect(try items(#"<menuItem title="A" id="i"/>"#).first?.key == nil)
  }

  @Test func itemsHaveWhatTheDocumentSays() throws {
    let items = try items(
      """
      <menuItem title="A" state="on" alternate="YES" indentationLevel="2" id="a"/>
      <menuItem isSeparatorItem="YES" id="b"/>
      <menuItem enabled="NO" hidden="YES" id="c"><string key="title">Two
      lines</string></menuItem>
      <menuItem title="D" id="d"><menu key="submenu" title="D" id="sub"><items><menuItem title="E" id="e"/></items></menu></menuItem>
      """)
    #expect(items.map(\.id) == ["a", "b", "c", "d"])
    #expect(items[0].state == .on && items[0].isAlternate && items[0].indentation == 2)
    #expect(items[1].isSeparator && items[1].title.isEmpty)
    #expect(!items[2].isEnabled && items[2].isHidden && items[2].title == "Two lines")
    #expect(items[3].submenu?.items.map(\.title) == ["E"])
  }

  @Test func menusOfControlsAreNoRoots() throws {
    let text = Storyboard.macXib(
      """
      <popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" id="m"><items/></menu></popUpButtonCell></popUpButton>
      """)
    #expect(try Document(parsing: Array(text.utf8)).rootMenus.isEmpty)
  }
}
