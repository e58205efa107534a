import Foundation
import IBDrawing
import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct MenuPictureTests {
  private static let text = """
    <menu title="Main Menu" systemMenu="main" id="main"><items>
    <menuItem title="App" id="mApp"><menu key="submenu" title="App" id="app"><items>
    <menuItem title="About App" id="about"/> <menuItem isSeparatorItem="YES" id="line"/>
    <menuItem title="Sort By" id="sort"><menu key="submenu" title="Sort By" id="by"><items>
    <menuItem title="Name" state="on" id="name"/><menuItem title="Size" state="mixed" id="size"/></items></menu></menuItem>
    <menuItem title="Hide Others" keyEquivalent="h" id="hide"><modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>
    <menuItem title="Later" enabled="NO" id="later"/>
    <menuItem title="Secret" hidden="YES" id="secret"/></items></menu></menuItem>
    <menuItem title="File" id="mFile"><menu key="submenu" title="File" id="file"><items>
    <menuItem title="Save" keyEquivalent="s" id="save"/>
    <menuItem title="Save All" alternate="YES" keyEquivalent="S" id="all"/>
    <menuItem title="Delete" id="delete"><string key="keyEquivalent" base64-UTF8="YES">CA</string><modifierMask key="keyEquivalentModifierMask"/></menuItem></items></menu></menuItem>
    </items></menu>
    """

  private func picture(_ options: DrawingOptions = DrawingOptions()) throws -> Picture {
    let document = try Document(parsing: Array(Storyboard.macXib(Self.text).utf8))
    let environment = SceneEnvironment(document, in: Situation())
    let menu = try #require(document.rootMenus.first)
    return Picture(of: try #require(environment.menu(menu)), in: environment, options)
  }

  private func words(_ id: ObjectID) throws -> [String] { try #require(try picture().node(id)).textLines.map(\.text) }

  @Test func menusAreSideBySideBelowTheBar() throws {
    let picture = try picture()
    let (app, file) = (try #require(picture.node("app")), try #require(picture.node("file")))
    #expect(app.frame.y == file.frame.y && app.frame.y > 20)
    #expect(file.frame.x >= app.frame.x + app.frame.width)
    let title = try #require(picture.node("mFile"))
    #expect(title.frame.x == file.frame.x && title.textLines.first?.text == "File")
    #expect(app.node("line")?.textLines == [])
  }

  @Test func submenusAreBelowWithTheWayToThem() throws {
    let picture = try picture()
    let (app, by) = (try #require(picture.node("app")), try #require(picture.node("by")))
    #expect(by.frame.y > app.frame.y + app.frame.height)
    #expect(picture.textLines.contains { $0.text == "App › Sort By" })
    #expect(picture.size.height >= by.frame.y + by.frame.height)
  }

  @Test func itemsHaveTheirKeys() throws {
    #expect(try words("save") == ["Save", "⌘", "S"])
    #expect(try words("all") == ["Save All", "⇧", "⌘", "S"])
    #expect(try words("hide") == ["Hide Others", "⌥", "⌘", "H"])
    // The key that deletes is a shape.
    #expect(try words("delete") == ["Delete"])
    #expect(try #require(try picture().node("delete")).contents.count > 1)
  }

  @Test func whatCannotBeChosenIsPale() throws {
    let picture = try picture()
    let alpha = { (id: ObjectID) in picture.node(id)?.textLines.first?.color.alpha }
    let (usual, later, alternate) = (
      try #require(alpha("about")), try #require(alpha("later")), try #require(alpha("all"))
    )
    #expect(later < alternate && alternate < usual)
  }

  @Test func checkedItemsAreMarked() throws {
    let shapes = { (id: ObjectID) in try #require(try picture().node(id)).contents.count }
    #expect(try shapes("name") == 2)
    #expect(try shapes("size") == 2)
    #expect(try shapes("about") == 1)
  }

  @Test func hiddenItemsAreDrawnOnlyOnRequest() throws {
    #expect(try picture().node("secret") == nil)
    #expect(try picture(DrawingOptions(showsHidden: true)).node("secret")?.opacity == 0.4)
  }

  @Test func aMenuOfItsOwnIsAPanel() throws {
    let menu = #"<menu title="Context" id="own"><items><menuItem title="Copy" id="copy"/></items></menu>"#
    let document = try Document(parsing: Array(Storyboard.macXib(menu).utf8))
    let environment = SceneEnvironment(document, in: Situation())
    let picture = try Picture(of: #require(document.rootMenus.first.flatMap { environment.menu($0) }), in: environment)
    #expect(picture.textLines.map(\.text) == ["Copy"] && picture.size.height == 32)
  }
}
