import IBDrawing
import IBLayout
import IBModel
import IBScene

/// What a document shows: where its views are, and its pictures, on the canvas and on three devices.
struct Appearance {
  /// The frames of the views of a scene, each with its id, by situation and scene.
  private var frames: [[[(id: String, frame: Rect)]]] = []
  /// Pictures of scenes as text, by situation.
  private var pictures: [[String]] = []

  private static let titles = ["the canvas", "an iPhone SE", "an iPhone Pro Max", "an iPad"]

  private static let situations: [Situation] = {
    let devices = ["iPhone SE (3rd generation)", "iPhone 17 Pro Max", "iPad Pro 11-inch (M5)"]
    return [Situation()]
      + devices.compactMap { try? Device.named($0) }.map { Situation(mode: .runTime, content: .measured, device: $0) }
  }()

  init(of document: Document, by engine: LayoutEngine) {
    for situation in Appearance.situations {
      let scenes = ResolvedDocument(document, in: situation).scenes.compactMap { engine.solved($0) }
      frames.append(
        scenes.map { solved in
          solved.scene.indices.map { (solved.scene[$0].object.id, solved.frames[$0]) }
        })
      pictures.append(scenes.map { SVGWriter().text(of: Picture(of: $0)) })
    }
  }

  /// The first difference; nil if both look the same.
  func difference(from other: Appearance) -> String? {
    for (place, title) in Appearance.titles.enumerated() {
      for (old, new) in zip(frames[place], other.frames[place]) {
        if let difference = Appearance.difference(old, new) { return "on \(title), \(difference)" }
      }
      if pictures[place].count != other.pictures[place].count { return "on \(title), there are other scenes" }
      for (old, new) in zip(pictures[place], other.pictures[place]) where old != new {
        return "on \(title), there is another picture: \(Appearance.firstDifference(old, new))"
      }
    }
    return nil
  }

  private static func difference(_ old: [(id: String, frame: Rect)], _ new: [(id: String, frame: Rect)]) -> String? {
    guard old.count == new.count else { return "there are \(new.count) views instead of \(old.count)" }
    for (old, new) in zip(old, new) {
      let sides = zip(
        [old.frame.x, old.frame.y, old.frame.width, old.frame.height],
        [new.frame.x, new.frame.y, new.frame.width, new.frame.height])
      if sides.contains(where: { abs($0 - $1) > 0.01 }) { return "\(old.id) is at \(new.frame), not at \(old.frame)" }
    }
    return nil
  }

  private static func firstDifference(_ old: String, _ new: String) -> String {
    let lines = zip(old.split(separator: "\n"), new.split(separator: "\n")).first { $0 != $1 }
    return lines.map { "\($0.0.prefix(160)) → \($0.1.prefix(160))" } ?? "it ends elsewhere"
  }
}
