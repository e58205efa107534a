import IBModel
import IBXML
import Testing

@testable import IBLayout

@Suite struct ContentSettingsTests {
  private func scene(
    _ view: String, runtime: String = "iOS.CocoaTouch", resources: String = "", in situation: Situation = Situation()
  ) throws -> ResolvedScene {
    let example = try ContentExample(view, runtime: runtime, resources: resources)
    return try #require(ResolvedDocument(example.document, in: situation).scenes.first)
  }

  private func label(_ view: String) throws -> LabelSettings {
    guard case .label(let label) = try scene(view)[.root].content else { throw NotFound() }
    return label
  }

  private func appKit(_ view: String) throws -> AppKitSettings {
    guard case .appKit(let settings) = try scene(view, runtime: "MacOSX.Cocoa")[.root].content else { throw NotFound() }
    return settings
  }

  private struct NotFound: Error {}

  @Test func textIsAnAttributeOrAChild() throws {
    #expect(try label(#"<label text="a" id="v"/>"#).text == .plain("a"))
    #expect(try label("<label id=\"v\"><string key=\"text\">a\nb</string></label>").text == .plain("a\nb"))
    let encoded = #"<label id="v"><string key="text" base64-UTF8="YES">w6kgYg</string></label>"#
    #expect(try label(encoded).text == .plain("é b"))
    #expect(try label(#"<label id="v"/>"#).text == .plain(""))
  }

  @Test func attributedTextHasParts() throws {
    let text = """
      <label text="plain" usesAttributedText="YES" id="v"><attributedString key="attributedText">
      <fragment content="a"><attributes><font key="NSFont" metaFont="systemBold" size="30"/>
      <real key="NSKern" value="2"/></attributes></fragment><fragment content="b"/></attributedString></label>
      """
    #expect(
      try label(text).text
        == .attributed([TextRun(text: "a", font: .role(.system, .bold, size: 30), kerning: 2), TextRun(text: "b")]))
  }

  @Test(
    arguments: [
      (#"type="system" pointSize="17""#, .system(.regular, size: 17)),
      (#"type="boldSystem" pointSize="17""#, .system(.bold, size: 17)),
      (#"type="system" weight="light" size="label""#, .system(.light, size: 17)),
      (#"style="UICTFontTextStyleBody""#, .style(.body)),
      (#"name="Menlo" family="Menlo" pointSize="11""#, .named("Menlo", size: 11)),
      (#"metaFont="smallSystemBold""#, .role(.smallSystem, .bold, size: nil)),
    ] as [(String, FontSettings)]) func fontsAreRead(_ font: String, _ expected: FontSettings) throws
  { #expect(try label(#"<label id="v"><fontDescription key="fontDescription" \#(font)/></label>"#).font == expected) }

  @Test func imagesComeWithTheirSize() throws {
    let view = #"<imageView image="logo" id="v"/>"#
    let resources = #"<image name="logo" width="40" height="30"/>"#
    let listed = try scene(view, resources: resources)
    #expect(
      listed[.root].content == .image(ImageReference(name: "logo", kind: .image, size: Size(width: 40, height: 30))))
    let catalog = Resources(imageSizes: ["logo": Size(width: 60, height: 10)])
    let measured = try scene(view, resources: resources, in: Situation(resources: catalog))
    guard case .image(let image) = measured[.root].content else { throw NotFound() }
    #expect(image?.size == Size(width: 60, height: 10))
  }

  @Test func symbolsHaveAConfiguration() throws {
    let view = """
      <imageView catalog="system" image="star" id="v"><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" pointSize="25" scale="large"/></imageView>
      """
    guard case .image(let image?) = try scene(view)[.root].content else { throw NotFound() }
    #expect(image.kind == .symbol(SymbolSettings(font: nil, pointSize: 25, weight: nil, scale: .large)))
  }

  @Test func cellsAreRead() throws {
    let button = """
      <button id="v"><buttonCell key="cell" type="check" bezelStyle="regularSquare" imagePosition="left" \
      controlSize="small" title="Check" id="c"><font key="font" metaFont="smallSystem"/></buttonCell></button>
      """
    let settings = try appKit(button)
    #expect(settings.size == .small && settings.font == .role(.smallSystem, .regular, size: nil))
    guard case .button(let cell) = settings.control else { throw NotFound() }
    #expect(cell.kind == .check && cell.bezel == .regularSquare && cell.border == nil && cell.imagePosition == .left)
    #expect(cell.title == .plain("Check"))
  }

  /// An unknown value counts as unwritten, and the scene says where it is.
  @Test(
    arguments: [
      (#"<label numberOfLines="many" id="v"/>"#, .unreadableNumber("numberOfLines", "many")),
      (#"<button buttonType="round" id="v"/>"#, .unknownValue("buttonType", "round")),
      (
        #"<label id="v"><fontDescription key="fontDescription" type="system" pointSize="1o"/></label>"#,
        .unreadableNumber("pointSize", "1o")
      ), (#"<textField borderStyle="dotted" id="v"/>"#, .unknownValue("borderStyle", "dotted")),
      (
        #"<label id="v"><fontDescription key="fontDescription" style="UICTFontTextStyleBold"/></label>"#,
        .unknownValue("style", "UICTFontTextStyleBold")
      ),
    ] as [(String, SceneProblem.Kind)])
  func unknownValuesAreProblems(_ view: String, _ kind: SceneProblem.Kind) throws {
    let scene = try scene(view)
    #expect(scene.problems.map(\.kind) == [kind])
    let place = try #require(scene.problems.first?.place)
    let text = String(decoding: scene.document.tree.source.utf8[place], as: UTF8.self)
    switch kind {
    case .unreadableNumber(_, let value), .unknownValue(_, let value): #expect(text == value)
    default: break
    }
  }
}
