import IBDrawing
import IBModel
import Testing

@Suite struct OverlayDrawingTests {
  private func picture(_ transform: PictureTransform = PictureTransform()) -> Picture {
    let box = PictureNode(id: "box", frame: Rect(x: 100, y: 40, width: 40, height: 20), transform: transform)
    let root = PictureNode(id: "root", frame: Rect(x: 0, y: 10, width: 200, height: 100), contents: [.group(box)])
    return Picture(size: Size(width: 200, height: 110), nodes: [root])
  }

  private func mark(_ place: PictureMark.Shape, number: Int? = nil) -> PictureOverlay {
    PictureOverlay(.conflicts, [PictureMark("box", .conflicting, place, number: number)])
  }

  @Test func aMarkIsWhereItsObjectIsDrawn() throws {
    let place = PictureMark.Shape.object(orElse: Rect(x: 0, y: 0, width: 1, height: 1))
    let drawn = try #require(picture().showing(mark(place)).nodes.last { $0.id == "box" })
    #expect(drawn.frame == Rect(x: 100, y: 50, width: 40, height: 20))
    let turned = picture(PictureTransform(rotation: .pi / 2)).showing(mark(place))
    let frame = try #require(turned.nodes.last { $0.id == "box" }).frame
    #expect(abs(frame.x - 110) < 0.001 && abs(frame.y - 40) < 0.001)
    #expect(abs(frame.width - 20) < 0.001 && abs(frame.height - 40) < 0.001)
  }

  /// The content of a table below a bar: a group without an object.
  @Test func marksAreScrolledWithTheirViews() throws {
    var scrolled = picture()
    scrolled.nodes[0].contents = [
      .group(PictureNode(frame: Rect(x: 0, y: 30, width: 200, height: 100), contents: scrolled.nodes[0].contents))
    ]
    let rectangle = PictureMark.Shape.rectangle(Rect(x: 50, y: 20, width: 10, height: 10))
    let marks = [
      PictureMark("box", .conflicting, rectangle), PictureMark("line", .conflicting, rectangle, in: "box"),
      PictureMark("other", .conflicting, rectangle),
    ]
    let nodes = scrolled.showing(PictureOverlay(.conflicts, marks)).nodes
    let tops = ["box", "line", "other"].compactMap { id in nodes.last { $0.id == id }?.frame.y }
    #expect(tops.count == 3 && tops[0] == tops[1] && tops[1] - tops[2] == 30)
  }

  @Test func thePictureGrowsWhereMarksAreOutside() {
    let inside = picture().showing(mark(.rectangle(Rect(x: 50, y: 20, width: 10, height: 10))))
    #expect(inside.size == Size(width: 200, height: 110))
    let outside = picture().showing(mark(.rectangle(Rect(x: -50, y: 20, width: 300, height: 10))))
    #expect(outside.size == Size(width: 200 + 58 + 58, height: 110))
    #expect(picture().showing(mark(.rectangle(Rect(x: 1e9, y: 20, width: 10, height: 10)))).size.width == 1200)
    #expect(picture().showing(PictureOverlay(.conflicts, [], legend: [.init(1, "Box.width = 100")])).size.height > 110)
  }

  @Test func parallelLinesAreApart() {
    var overlay = PictureOverlay(.constraints, [])
    for id in ["a", "b"] as [ObjectID] {
      overlay.marks.append(
        PictureMark(id, .constraint(isRequired: true), .distance(Point(10, 30), Point(150, 30)), text: "8"))
    }
    let nodes = picture().showing(overlay).nodes
    let frames = ["a", "b"].compactMap { id in nodes.first { $0.id == id }?.frame }
    #expect(frames.count == 2 && abs(frames[0].y - frames[1].y) >= 16)
  }

  @Test func stepsThatCoordinatesAbsorbEnd() {
    let place = PictureMark.Shape.rectangle(Rect(x: 1e17, y: 20, width: 10, height: 10))
    let marks = ["a", "b"].map { PictureMark(ObjectID($0), .finding(.warning), place, text: "text") }
    #expect(picture().showing(PictureOverlay(.findings, marks)).nodes.suffix(2).allSatisfy { $0.frame.x >= 1e16 })
  }

  @Test func panelsAreBesideEachOther() {
    let gallery = PictureGallery([.init("One", picture()), .init("Two", picture())]).picture
    #expect(gallery.size.width == 24 + 200 + 24 + 200 + 24)
    #expect(SVGWriter(identifiers: .prefixed("_")).text(of: gallery).matches(of: /data-id="box"/).count == 2)
  }
}
