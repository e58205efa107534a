import IBDrawing
import IBLayout
import IBModel

/// The appearance of a document: where its views are, and its pictures, on the canvas and on three devices.
struct Appearance {
  /// A scene in a situation.
  private struct Scene {
    /// Each view with its id.
    var frames: [(id: ObjectID, frame: Rect)]
    /// The picture as text.
    var picture: String
    /// Whether constraints leave nothing to choose, so that other stored frames cannot give other ones.
    var isDetermined: Bool
  }

  /// By situation.
  private var scenes: [[Scene]] = []

  private static let titles = ["the canvas", "an iPhone SE", "an iPhone Pro Max", "an iPad"]

  private static let situations: [Situation] = {
    let devices = ["iPhone SE (3rd generation)", "iPhone 17 Pro Max", "iPad Pro 11-inch (M5)"]
    return [Situation()]
      + devices.compactMap { try? Device.named($0) }.map { Situation(mode: .runTime, content: .measured, device: $0) }
  }()

  init(of document: Document, by engine: LayoutEngine) {
    for situation in Appearance.situations {
      let layouts = engine.layouts(of: ResolvedDocument(document, in: situation), options: .faults).solved
      let open = Set(
        layouts.filter { !$0.conflicts.isEmpty || $0.views.contains { !$0.ambiguousAxes.isEmpty } }.map(\.root.id))
      scenes.append(
        layouts.map { layout in
          Scene(
            frames: layout.scene.indices.map { (layout.scene[$0].object.id, layout.frames[$0]) },
            picture: SVGWriter().text(of: Picture(of: layout)), isDetermined: !open.contains(layout.root.id))
        })
    }
  }

  /// The first difference; nil if both look the same.
  /// - Parameter tolerance: by how many points frames may differ. If it is more than nothing, only frames are compared, and
  ///   only where constraints determine them.
  func difference(from other: Appearance, within tolerance: Double = 0) -> String? {
    for (place, title) in Appearance.titles.enumerated() {
      let (old, new) = (scenes[place], other.scenes[place])
      if old.count != new.count { return "on \(title), there are \(new.count) scenes instead of \(old.count)" }
      for (old, new) in zip(old, new) {
        if tolerance > 0, !old.isDetermined { continue }
        if let difference = Appearance.difference(old.frames, new.frames, within: tolerance) {
          return "on \(title), \(difference)"
        }
        if tolerance == 0, old.picture != new.picture {
          return "on \(title), there is another picture: \(Appearance.firstDifference(old.picture, new.picture))"
        }
      }
    }
    return nil
  }

  private static func difference(
    _ old: [(id: ObjectID, frame: Rect)], _ new: [(id: ObjectID, frame: Rect)], within tolerance: Double
  ) -> String? {
    guard old.count == new.count else { return "there are \(new.count) views instead of \(old.count)" }
    for (old, new) in zip(old, new) {
      let sides = zip(
        [old.frame.x, old.frame.y, old.frame.width, old.frame.height],
        [new.frame.x, new.frame.y, new.frame.width, new.frame.height])
      if sides.contains(where: { abs($0 - $1) > tolerance + 0.001 }) {
        return "\(old.id) is at \(new.frame), not at \(old.frame)"
      }
    }
    return nil
  }

  private static func firstDifference(_ old: String, _ new: String) -> String {
    let lines = zip(old.split(separator: "\n"), new.split(separator: "\n")).first { $0 != $1 }
    return lines.map { "\($0.0.prefix(160)) → \($0.1.prefix(160))" } ?? "it ends elsewhere"
  }
}
