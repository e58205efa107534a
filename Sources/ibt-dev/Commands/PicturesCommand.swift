import ArgumentParser
import IBDrawing
import IBLayout
import IBModel
import IBWorkspace

/// `ibt-dev pictures`: the measurements of `tools/bench render`.
struct PicturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures",
    abstract: "Time the layout and the picture of scenes, on one thread.",
    discussion: """
      Prints a line for each scene, with tabs: microseconds of its layout, of its picture and of writing it as SVG, the \
      bytes of the SVG, the path. The rounds are interleaved, and the fastest counts. Images are not read.
      """)

  @Argument(help: "A file with one path per line.")
  var list: String

  @Option(help: "How often each step is timed.")
  var rounds = 5

  func run() throws {
    let engine = LayoutEngine()
    for path in try PathList(at: list).paths {
      guard let document = try? Document(parsing: try FileBytes.read(path)), document.platform != .watchOS else {
        continue
      }
      for root in document.rootViews {
        guard let timing = timing(of: root, in: document, engine) else { continue }
        let columns =
          [timing.layout, timing.drawing, timing.writing].map { Int(nearest: $0 / .microseconds(1)) } + [timing.size]
        print((columns.map(String.init) + [path]).joined(separator: "\t"))
      }
    }
  }

  private struct Timing {
    var layout = Duration.seconds(1000)
    var drawing = Duration.seconds(1000)
    var writing = Duration.seconds(1000)
    var size = 0
  }

  private func timing(of root: Object, in document: Document, _ engine: LayoutEngine) -> Timing? {
    let clock = ContinuousClock()
    var timing = Timing()
    for _ in 0..<max(1, rounds) {
      var laidOut: SceneLayout?
      let layout = clock.measure {
        let resolved = ResolvedDocument(document, in: Situation()) { $0.id == root.id }
        laidOut = try? resolved.scenes.first.map { try engine.layout(of: $0, options: .framesOnly) }
      }
      guard let laidOut else { return nil }
      var picture = Picture(size: Size(width: 0, height: 0))
      let drawing = clock.measure { picture = Picture(of: laidOut) }
      if picture.nodes.isEmpty { return nil }
      var text = ""
      let writing = clock.measure { text = SVGWriter().text(of: picture) }
      timing.layout = min(timing.layout, layout)
      timing.drawing = min(timing.drawing, drawing)
      timing.writing = min(timing.writing, writing)
      timing.size = text.utf8.count
    }
    return timing
  }
}
