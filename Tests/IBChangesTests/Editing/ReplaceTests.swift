import IBChanges
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct ReplaceTests {
  static let screen = Storyboard.text(
    view: """
      <subviews> <label opaque="NO" text="Title" id="title"> <rect key="frame" x="20" y="20" width="100" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" red="1" green="0.53333333333333333" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
      </label> <label opaque="NO" id="rich"> <rect key="frame" x="20" y="50" width="100" height="20"/>
      <attributedString key="attributedText"> <fragment content="Rich"> <attributes>
      <color key="NSColor" red="1" green="0.53333333333333333" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <font key="NSFont" size="12" name="Avenir-Book"/> </attributes> </fragment> </attributedString> </label>
      <button opaque="NO" id="save"> <rect key="frame" x="20" y="80" width="100" height="30"/>
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
      <state key="normal" title="Save" image="disk"> <color key="titleColor" systemColor="systemBlueColor"/> </state>
      </button> </subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      """)

  private func replacing(_ kind: ReplaceOperation.Kind, _ old: String, by new: String) throws -> OperationResult {
    let colors = ["Brand": try #require(NewElement(color: "#FF8800"))]
    var result = OperationResult(try Document(parsing: Array(Self.screen.utf8))) { KnownResources(colors: colors) }
    try result.apply(try ReplaceOperation(kind, old, by: new))
    return result
  }

  @Test func aLiteralColorIsFoundInAnyColorSpace() throws {
    let result = try replacing(.color, "#FF8800", by: "Brand")
    #expect(result.changes.map(\.text) == ["textColor #FF8800 → Brand"])
    #expect(result.text.contains(#"<color key="textColor" name="Brand"/>"#))
    #expect(result.text.contains(#"<namedColor name="Brand">"#))
    #expect(result.notes.contains { $0.contains("NSColor stays #FF8800") && $0.contains("cannot be named") })
  }

  @Test func anotherLiteralGoesIntoAttributedStrings() throws {
    let result = try replacing(.color, "#F80", by: "#112233")
    #expect(result.changes.map(\.text) == ["textColor #F80 → #112233", "attributedText/NSColor #F80 → #112233"])
    #expect(result.notes.isEmpty)
  }

  @Test func whiteAndSystemColorsAreColors() throws {
    #expect(try replacing(.color, "#FFFFFF", by: "systemBackground").changes.count == 1)
    let result = try replacing(.color, "systemBlue", by: "#0000FF80")
    #expect(result.changes.map(\.text) == ["normal/titleColor systemBlue → #0000FF80"])
  }

  @Test func aFontWithoutASizeKeepsTheSize() throws {
    let result = try replacing(.font, "system", by: "Avenir-Heavy")
    #expect(result.changes.map(\.object) == ["title"])
    #expect(result.text.contains(#"name="Avenir-Heavy" family="Avenir" pointSize="17""#))
    #expect(try replacing(.font, "system semibold 15", by: "headline").text.contains("UICTFontTextStyleHeadline"))
    #expect(try replacing(.font, "Avenir-Book", by: "Avenir-Heavy 13").text.contains(#"size="13" name="Avenir-Heavy""#))
    #expect(try replacing(.font, "Avenir-Book", by: "body").notes.contains { $0.contains("no text styles") })
  }

  @Test func systemFontsOfAppKitNeedNoSize() throws {
    let text = Storyboard.macXib(
      """
      <customView id="box"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
      <subviews><textField id="title"><rect key="frame" x="0.0" y="0.0" width="100" height="16"/>
      <textFieldCell key="cell" title="Title" id="cell"><font key="font" metaFont="system"/></textFieldCell>
      </textField></subviews></customView>
      """)
    var result = OperationResult(try Document(parsing: Array(text.utf8)))
    try result.apply(try ReplaceOperation(.font, "system", by: "boldSystem"))
    #expect(result.text.contains(#"<font key="font" metaFont="systemBold"/>"#))
    let error = #expect(throws: OperationError.self) {
      try result.apply(ReplaceOperation(.font, "boldSystem", by: "Avenir-Book"))
    }
    #expect(error?.message.contains("needs a size here") == true)
  }

  @Test func anImageBecomesASymbol() throws {
    let result = try replacing(.image, "disk", by: "system:square.and.arrow.down")
    #expect(result.text.contains(#"image="square.and.arrow.down" catalog="system""#))
    #expect(result.changes.map(\.text) == ["normal/image disk → system:square.and.arrow.down"])
    var back = result
    try back.apply(try ReplaceOperation(.image, "system:square.and.arrow.down", by: "disk"))
    #expect(back.text.contains(#"title="Save" image="disk">"#))
  }

  @Test func whatCannotBeReadIsAnError() throws {
    #expect(throws: OperationError.self) { try ReplaceOperation(.color, "#GG0000", by: "Brand") }
    #expect(throws: OperationError.self) { try ReplaceOperation(.font, "system bald 12", by: "Avenir") }
    #expect(throws: OperationError.self) { try ReplaceOperation(.image, "a", by: "a") }
    #expect(try ReplaceOperation(.image, "nothing", by: "a").count(in: Document(parsing: Array(Self.screen.utf8))) == 0)
  }
}
