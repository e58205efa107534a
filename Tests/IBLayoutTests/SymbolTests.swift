import IBModel
import Testing

@Suite struct SymbolTests {
  private func button(_ image: String, _ attributes: String = #"imagePosition="only""#) -> String {
    let look = #"type="square" bezelStyle="shadowlessSquare" image="\#(image)" \#(attributes)"#
    return macControl("button", "button", 20, 24, #"<buttonCell key="cell" \#(look) id="cell"/>"#)
  }

  private func frame(_ button: String, _ toolsVersion: String = "21507") throws -> Rect? {
    let top = equal("button", "top", "root", constant: 20)
    return try AppKitFrames.of(button, top, toolsVersion: toolsVersion)["button"]
  }

  /// A plus sign is 4 points higher than its rectangle: 2 are above it.
  @Test func `an image of AppKit reaches beyond its rectangle`() throws {
    #expect(try frame(button("NSAddTemplate"))?.isNear(0, 300 - 18 - 24, 20, 24) == true)
    #expect(try frame(button("NSAddTemplate"), "14460")?.isNear(0, 300 - 20 - 24, 20, 24) == true)
  }

  @Test func `a button without a title shows only its image`() throws {
    #expect(try frame(button("NSAddTemplate", #"imagePosition="left""#))?.y == 258)
    #expect(try frame(button("NSAddTemplate", #"imagePosition="left" title="Add""#))?.y == 256)
  }

  @Test func `what is below a triangle is less than what is above it`() throws {
    let triangle = button("exclamationmark.triangle.fill", #"catalog="system" imagePosition="only""#)
    #expect(try frame(triangle)?.y == 300 - 20 + 4 - 24)
  }

  /// A stack view of 22 stretches the rectangle; the arrow head is 9.5 lower, in bold 7.5.
  @Test(arguments: [("", 4.75, 12.5), (#"weight="bold""#, 3.75, 14.5), (#"pointSize="30""#, 0, 22)])
  func `a symbol of UIKit is stretched by its rectangle`(_ weight: String, _ y: Double, _ height: Double) throws {
    let image = Markup.view(
      "symbol", "imageView", 18.5, 12.5, #"image="chevron.down" catalog="system""#,
      children: #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" \#(weight)/>"#)
    let stack = Markup.view("stack", "stackView", subviews: image + Markup.label("label", 40, 22))
    let frames = try UIKitScene.frames(stack, Markup.corner("stack"))
    #expect(frames["symbol"]?.height == height)
    #expect(abs((frames["symbol"]?.y ?? 0) - y) <= 0.5)
  }
}
