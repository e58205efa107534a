import IBDrawing
import IBLayout
import IBModel
import IBScene
import Testing

@Suite struct FilmTests {
  private func rectangle(_ x: Double, _ color: PictureColor = .black) -> PictureContent {
    .shape(.rectangle(Rect(x: x, y: 0, width: 10, height: 10)), fill: color, stroke: nil)
  }

  private func picture(_ contents: [PictureContent], width: Double = 100, x: Double = 0) -> Picture {
    let node = PictureNode(id: "v", frame: Rect(x: x, y: 0, width: 50, height: 50), contents: contents)
    return Picture(size: Size(width: width, height: 100), nodes: [node])
  }

  private func line(_ text: String, x: Double) -> PictureContent {
    .text(TextLine(text, x: x, baseline: 10, width: 20, size: 10, color: .black))
  }

  private func node(_ id: ObjectID, _ contents: PictureContent...) -> PictureContent {
    .group(PictureNode(id: id, frame: Rect(x: 1, y: 2, width: 3, height: 4), contents: contents))
  }

  @Test(arguments: GoldenTests.names)
  func theFirstAndTheLastFrameAreTheStills(_ name: String) throws {
    let scenes = ResolvedDocument(try GoldenTests.document(name)).scenes
    let solved = try #require(scenes.lazy.compactMap { try? LayoutEngine().layout(of: $0, options: .framesOnly) }.first)
    let light = Picture(of: solved)
    let dark = Picture(of: solved, DrawingOptions(scheme: .dark, showsFrame: true))
    let film = Film(from: light, to: dark)
    #expect(film.picture(at: 0) == light)
    #expect(film.picture(at: 1) == dark)
    #expect(film.picture(at: 0.5) != light)
    let svg = FilmWriter().text(of: film)
    #expect(try SVGReading(svg).complaint == nil)
    #expect(svg == FilmWriter().text(of: Film(from: light, to: dark)))
  }

  @Test func whatChangesItsOrderOrComesAndGoesIsRightAtBothEnds() {
    let first = picture([node("a", rectangle(1)), node("b"), line("Title", x: 0), node("c"), rectangle(3)])
    let second = picture([node("c"), rectangle(5), node("a", rectangle(2)), line("Title", x: 9), line("New", x: 1)])
    let film = Film(from: first, to: second)
    #expect(film.picture(at: 0) == first)
    #expect(film.picture(at: 1) == second)
  }

  @Test func whatBothPicturesHaveMoves() throws {
    let film = Film(from: picture([rectangle(0)]), to: picture([rectangle(20, .white)], x: 40))
    let middle = try #require(film.picture(at: 0.25).nodes.first)
    #expect(middle.frame.x == 10)
    #expect(middle.contents == [rectangle(5, PictureColor(64, 64, 64))])
  }

  @Test func textWithTheSameCharactersMovesAndOtherTextFades() throws {
    let film = Film(
      from: picture([line("Same", x: 0), line("Old", x: 0)]), to: picture([line("Same", x: 8), line("New", x: 0)]))
    let contents = try #require(film.picture(at: 0.5).nodes.first).contents
    #expect(contents.first == line("Same", x: 4))
    let opacities = contents.dropFirst().compactMap { content -> Double? in
      if case .group(let node) = content { node.opacity } else { nil }
    }
    #expect(opacities == [0.5, 0.5])
  }

  @Test func picturesOfDifferentSizesShareTheLargerBox() throws {
    let film = Film(from: picture([], width: 100), to: picture([], width: 300))
    #expect(film.size == Size(width: 300, height: 100))
    #expect(film.frame(at: 0).nodes.first?.frame == Rect(x: 100, y: 0, width: 100, height: 100))
    #expect(film.picture(at: 0.5).size == Size(width: 200, height: 100))
  }

  @Test func aFilmOfNothingHasNoAnimations() {
    let still = picture([rectangle(0), line("a", x: 0)])
    #expect(!FilmWriter().text(of: Film(from: still, to: still)).contains("<animate"))
  }

  @Test func onlyWhatChangesIsAnimated() {
    let svg = FilmWriter().text(of: Film(from: picture([rectangle(0)]), to: picture([rectangle(20)])))
    #expect(svg.ranges(of: "<animate").count == 1)
    #expect(
      svg.contains(
        """
        <animate attributeName="x" values="0;0;20;20;0" dur="4.25s" keyTimes="0;.29412;.41176;.88235;1" \
        calcMode="spline" keySplines="0 0 1 1;.42 0 .58 1;0 0 1 1;.42 0 .58 1" repeatCount="indefinite"/>
        """))
    #expect(svg.contains(#"<rect x="0" y="0" width="10""#))
  }

  @Test func aSpringGoesBeyondTheEndAndLeavesExtentsPositive() {
    let timing = FilmTiming(curve: .spring(damping: 0.3, velocity: 0), repetitions: 2)
    let film = Film(from: picture([rectangle(0)]), to: picture([rectangle(10)]))
    let svg = FilmWriter(timing: timing).text(of: film)
    let values = svg.firstMatch(of: /attributeName="x" values="([^"]+)"/)?.1.split(separator: ";") ?? []
    #expect(values.compactMap { Double($0) }.max() ?? 0 > 10)
    #expect(svg.contains(#"repeatCount="2""#))
  }

  @Test func stepsTakeAsLongAsTheFilm() {
    let timing = FilmTiming(before: 1, duration: 0.5, after: 2)
    let steps = timing.steps(rate: 20)
    #expect(steps.count == 20)
    #expect(abs(steps.reduce(0) { $0 + $1.time } - timing.total) < 1e-9)
    #expect(steps.first?.part == 0 && steps.contains { $0.part == 1 })
    #expect(FilmTiming(duration: 0).steps(rate: 25).map(\.part) == [0, 1])
  }
}
