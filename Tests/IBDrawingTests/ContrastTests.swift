import IBLayout
import IBModel
import Testing

@testable import IBDrawing

struct ContrastTests {
  private func picture(text: RGBColor, on fills: RGBColor...) -> Picture {
    let area = Rect(x: 0, y: 0, width: 100, height: 40)
    let line = TextLine("Total", x: 10, baseline: 25, width: 40, size: 15, color: text)
    let label = PictureNode(id: "label", frame: Rect(x: 0, y: 0, width: 60, height: 40), contents: [.text(line)])
    let shapes = fills.map { PictureContent.shape(.rectangle(area), fill: $0, stroke: nil) }
    let root = PictureNode(id: "root", frame: area, contents: shapes + [.group(label)])
    return Picture(size: Size(width: 100, height: 40), nodes: [root])
  }

  @Test(
    arguments: [
      (RGBColor.black, 21.0), (RGBColor.white, 1.0), (RGBColor(118, 118, 118), 4.54),
      (RGBColor(0, 122, 255), 4.02),
    ] as [(RGBColor, Double)])
  func onWhite(_ color: RGBColor, _ ratio: Double) throws {
    let contrast = try #require(picture(text: color, on: .white).contrasts().first)
    #expect(abs(contrast.ratio - ratio) < 0.01)
    #expect(contrast.id == "label" && contrast.backgroundID == "root" && !contrast.isLarge)
  }

  /// Half-transparent black on white is the gray 128, and so is what lies on it.
  @Test func transparentColorsAreMixed() throws {
    let gray = RGBColor.black.faded(0.5)
    let contrast = try #require(picture(text: .black, on: .white, gray).contrasts().first)
    #expect(abs(contrast.ratio - 5.32) < 0.01)
    #expect(picture(text: gray, on: gray).contrasts().isEmpty)
  }
}
