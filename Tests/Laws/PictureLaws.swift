import IBDrawing
import IBLayout
import IBModel
import IBXML
import TestSupport

/// Laws of pictures: every scene that has a root view is drawn, whatever variations exclude.
struct PictureLaws {
  private let document: Document
  private var random: SeededGenerator

  init(_ document: Document, seed: UInt64) {
    self.document = document
    random = SeededGenerator(seed: seed)
  }

  mutating func check() throws(Complaint) {
    try draw(document)
    if let varied = varied() { try draw(varied) }
  }

  private func draw(_ document: Document) throws(Complaint) {
    let device = try? Device.named("iPhone SE (3rd generation)")
    let turned = Situation(mode: .runTime, content: .measured, device: device, orientation: .landscape)
    let (engine, options) = (LayoutEngine(), DrawingOptions())
    for situation in [Situation(), turned] {
      let resolved = ResolvedDocument(document, in: situation)
      var rendered: [RenderedScene] = []
      for scene in resolved.scenes {
        switch Result(catching: { () throws(LayoutError) in try RenderedScene(scene, engine, options) }) {
        case .success(let drawn): if let drawn { rendered.append(drawn) }
        case .failure(let error):
          try require(error.reason == .noView && scene.views.isEmpty, "\(scene.root.reference) is not drawn: \(error)")
        }
      }
      _ = StoryboardCards(rendered, of: document, in: resolved.environment, .light).picture.map(SVGWriter().text)
    }
  }

  private static let keys = ["default", "heightClass=compact", "widthClass=compact", "heightClass=regular"]

  /// The document with a variation that excludes some of its views, constraints and root views.
  private mutating func varied() -> Document? {
    let hosts = document.tree.elements.filter { !$0.children.isEmpty }
    let objects = Array(document.objects)
    guard !hosts.isEmpty, !objects.isEmpty else { return nil }
    var members = (0..<3).map { _ in random.pick(objects) }
    members += document.rootViews.filter { _ in random.oneIn(3) }
    let text = members.map { "<exclude reference=\"\(Escaping.attribute($0.id.rawValue))\"/>" }.joined()
    let variation = "<variation key=\"\(random.pick(Self.keys))\"><mask key=\"subviews\">\(text)</mask></variation>"
    guard let place = random.pick(hosts).children.first?.range.upperBound,
      let bytes = try? [Splice(place..<place, variation)].applied(to: document.tree.source.utf8)
    else { return nil }
    return try? Document(parsing: document.tree.source.encoded(bytes))
  }
}
