import IBLayout
import IBModel
import Testing

@Suite struct SituationTests {
  @Test func theCanvasIsTheDefault() {
    #expect(Situation().mode == .canvas)
    #expect(Situation().content == .stored)
  }

  private func rootFrame(_ scene: UIKitScene, in situation: Situation) throws -> Rect? {
    try scene.frames(in: situation)["root"]
  }

  @Test func aControllersViewFillsAnotherDevice() throws {
    let phone = try Device.named("iPhone SE 1")
    let scene = UIKitScene()
    #expect(try rootFrame(scene, in: Situation()) == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(try rootFrame(scene, in: Situation(device: phone)) == Rect(x: 0, y: 0, width: 320, height: 568))
    let turned = Situation(device: phone, orientation: .landscape)
    #expect(try rootFrame(scene, in: turned) == Rect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test func turningTheDeviceOfTheDocumentMovesToo() throws {
    let turned = Situation(orientation: .landscape)
    #expect(try rootFrame(UIKitScene(), in: turned) == Rect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func aSizeCountsAboveTheDevice() throws {
    let situation = Situation(device: try Device.named("iPhone SE 1"), size: Size(width: 250, height: 90))
    #expect(try rootFrame(UIKitScene(), in: situation) == Rect(x: 0, y: 0, width: 250, height: 90))
  }

  /// A view at the top level fills another screen if it filled its own, which is 375 × 667.
  @Test(
    arguments: [
      (667, Rect(x: 0, y: 0, width: 320, height: 568)), (100, Rect(x: 0, y: 0, width: 375, height: 100)),
    ] as [(Double, Rect)])
  func aTopLevelViewKeepsItsSizeUnlessItFilledTheScreen(_ height: Double, _ expected: Rect) throws {
    let xib = UIKitXib(root: Markup.fixed("root", frame: Rect(x: 0, y: 0, width: 375, height: height)))
    #expect(try xib.frames(in: Situation(device: try Device.named("iPhone SE 1")))["root"] == expected)
  }
}
