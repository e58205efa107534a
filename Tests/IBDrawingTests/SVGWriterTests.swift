import IBDrawing
import IBModel
import Testing

@Suite struct SVGWriterTests {
  private func svg(_ nodes: PictureNode..., writer: SVGWriter = SVGWriter()) -> String {
    writer.text(of: Picture(size: Size(width: 10, height: 10), nodes: nodes))
  }

  private func node(_ text: String, id: ObjectID? = "a", clip: Outline? = nil) -> PictureNode {
    let line = TextLine(text, x: 0, baseline: 5, width: 10, size: 10, color: .black)
    return PictureNode(id: id, frame: Rect(x: 0, y: 0, width: 9, height: 9), clip: clip, contents: [.text(line)])
  }

  @Test func aPictureOfNothingIsAnEmptyDocument() {
    #expect(
      svg() == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
        </svg>

        """)
  }

  @Test func groupsHaveIdsPlacesAndSizes() {
    let square = PictureContent.shape(
      .rectangle(Rect(x: 0, y: 0, width: 2, height: 3)), fill: RGBColor(255, 0, 10, 0.5), stroke: nil)
    let node = PictureNode(id: "a<b", frame: Rect(x: 1, y: 2.345, width: 2, height: 3), contents: [square])
    #expect(
      svg(node).contains(
        """
        <g id="a&lt;b" data-size="2 3" transform="translate(1 2.35)">
        <rect width="2" height="3" fill="#ff000a" fill-opacity=".5"/>
        </g>
        """))
  }

  @Test func sumsOfPlacesStayExact() {
    let third = 1.0 / 3
    var node = PictureNode(id: "9", frame: Rect(x: third, y: 0, width: 1, height: 1))
    for id in (1...8).reversed() {
      node = PictureNode(
        id: ObjectID("\(id)"), frame: Rect(x: third, y: 0, width: 1, height: 1), contents: [.group(node)])
    }
    let steps = svg(node).matches(of: /translate\(([0-9.]+) 0\)/).compactMap { Double($0.1) }
    #expect(steps.count == 9)
    #expect(abs(steps.reduce(0, +) - 3) < 0.005)
  }

  @Test func idsOfTheWriterAvoidThoseOfObjects() {
    let text = svg(node("ll"))
    #expect(text.contains(#"<path id="b""#) && text.contains(##"<use href="#b""##))
  }

  @Test func whatIsRepeatedIsWrittenOnce() {
    let node = node("aa b", id: nil, clip: .rectangle(Rect(x: 0, y: 0, width: 9, height: 9)))
    let text = svg(node, node)
    #expect(text.ranges(of: "<path id").count == 2, "a glyph inside a word, and one that is a word")
    #expect(text.ranges(of: "<g id").count == 1, "a word")
    #expect(text.ranges(of: "<clipPath").count == 1 && text.ranges(of: "<use ").count == 3)
  }

  @Test func glyphsWithoutRepetitionAreOnePath() {
    let text = svg(node("abc"))
    #expect(text.ranges(of: "<path d=").count == 1 && !text.contains("<use"))
  }

  @Test func theEdgeOfThePictureNeedsNoClip() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      svg(PictureNode(id: "a", frame: frame, clip: .rectangle(frame))).contains(#"<g id="a" data-size="10 10"/>"#))
    #expect(svg(PictureNode(frame: frame, clip: .rectangle(frame, radius: 2))).contains("clip-path"))
  }

  @Test func severalPicturesInAFileHaveTheirOwnIds() {
    let text = svg(node("aa"), writer: SVGWriter(identifiers: .prefixed("p2-")))
    #expect(text.contains(#"<g data-id="a""#) && text.contains(#"<path id="p2-a""#))
  }

  @Test func numbersThatAreNoneAreZero() {
    let frame = Rect(x: .nan, y: .infinity, width: 1e300, height: 1)
    #expect(svg(PictureNode(id: "a", frame: frame)).contains(#"<g id="a" data-size="0 1"/>"#))
  }

  @Test func imagesAreInTheFile() throws {
    let file = try #require(ImageFile([0x89, 0x50, 0x4E, 0x47, 1]))
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    let text = svg(PictureNode(frame: frame, contents: [.image(PictureImage(frame: frame, file: file))]))
    #expect(text.contains(#"href="data:image/png;base64,iVBORwE=""#))
    #expect(ImageFile(Array("%PDF".utf8)) == nil)
    for svg in ["<svg/>", "<?xml version='1.0'?>\n<!-- a -->\n<svg xmlns='…'>"] {
      #expect(ImageFile(Array(svg.utf8))?.format == .svg)
    }
    #expect(ImageFile(Array("<html><svg/>".utf8)) == nil)
  }
}
