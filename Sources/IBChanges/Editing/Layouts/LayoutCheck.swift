import IBLayout
import IBModel
import IBXML

/// The situations in which an edit of constraints is checked: the canvas, devices, and other sizes of the root view.
struct LayoutCheck {
  let situations: [Situation]
  let engine: LayoutEngine

  init(_ canvas: Situation, on devices: [Device], sizes: [Size] = [], engine: LayoutEngine) {
    self.engine = engine
    var all = [canvas]
    for device in devices {
      var app = canvas
      (app.mode, app.content, app.device) = (.runTime, .measured, device)
      all.append(app)
    }
    for size in sizes {
      var other = canvas
      other.size = size
      all.append(other)
    }
    situations = all
  }

  /// The default devices for checks: a small phone, a common one and a large tablet.
  static func usualDevices(on platform: Platform) -> [Device] {
    let names = ["iPhone SE (1st generation)", "iPhone 17", "iPad Pro 13-inch (M5)", "Apple TV"]
    return Device.usual(on: platform).filter { names.contains($0.name) }
  }

  /// Sizes larger than that of a root view, for views whose size does not depend on the device.
  static func sizes(around root: Object) -> [Size] {
    guard let frame = root.frame, frame.width > 0, frame.height > 0 else { return [] }
    return [(120.0, 80.0), (400, 300)].map { Size(width: frame.width + $0.0, height: frame.height + $0.1) }
  }

  func state(of document: Document, root: Int, in situation: Situation) -> LayoutState? {
    layout(of: document, root: root, in: situation, options: .ambiguity).map(LayoutState.init)
  }

  func canvasLayout(of document: Document, root: Int, options: LayoutEngine.Options) -> SceneLayout? {
    layout(of: document, root: root, in: situations[0], options: options)
  }

  func layout(
    of document: Document, root: Int, in situation: Situation, options: LayoutEngine.Options
  ) -> SceneLayout? {
    let roots = document.rootViews
    guard roots.indices.contains(root) else { return nil }
    let resolved = ResolvedDocument(document, in: situation) { $0 == roots[root] }
    let layout = resolved.scenes.first.flatMap { try? engine.layout(of: $0, options: options) }
    // Conflicts are compared by their texts.
    engine.countWork(ofParts: document.tree.nodeCount + 100 * (layout?.conflicts.count ?? 0))
    return layout
  }
}

/// The state of a scene's layout that an edit must preserve.
struct LayoutState {
  /// In document order.
  let views: [ObjectID]
  /// In the superviews' coordinates, not rounded to pixels.
  let frames: [Rect]
  let ambiguous: [[Axis]]
  let broken: Set<String>
  let title: String

  init(_ layout: SceneLayout) {
    views = layout.views.map(\.view.id)
    frames = layout.frames.values
    ambiguous = layout.views.map(\.ambiguousAxes)
    broken = Set(layout.conflicts.map { $0.broken.text(in: layout.scene.document) })
    title = layout.scene.environment.situation.name
  }

  /// The reason to refuse an edit: a difference that must not be; nil without one.
  /// - Parameters:
  ///   - free: Views whose frames may differ.
  ///   - isStrict: Whether ambiguous views must keep their frames too, as on the canvas.
  ///   - axes: The axes to compare.
  func complaint(
    comparedTo before: LayoutState, free: Set<ObjectID> = [], isStrict: Bool, on axes: [Axis] = Axis.allCases,
    in document: Document
  ) -> String? {
    guard views == before.views else { return "\(title) other views are shown" }
    if let conflict = broken.subtracting(before.broken).min() { return "\(title) \(conflict) could not be satisfied" }
    for index in views.indices {
      for axis in axes {
        let name = { document.object(views[index])?.reference ?? views[index].rawValue }
        let (isOpen, wasOpen) = (ambiguous[index].contains(axis), before.ambiguous[index].contains(axis))
        if isOpen, !wasOpen, !free.contains(views[index]) || axes.count > 1 {
          return "\(title) \(name()) would be ambiguous \(axis.adverb)"
        }
        if free.contains(views[index]) || !isStrict && (isOpen || wasOpen) { continue }
        let (new, old) = (frames[index], before.frames[index])
        if abs(new.start(axis) - old.start(axis)) > LayoutState.tolerance
          || abs(new.extent(axis) - old.extent(axis)) > LayoutState.tolerance
        {
          return "\(title) the frame of \(name()) would change"
        }
      }
    }
    return nil
  }

  /// Whether a view is ambiguous on an axis; nil when it is not installed.
  func isAmbiguous(_ view: ObjectID, _ axis: Axis) -> Bool? {
    views.firstIndex(of: view).map { ambiguous[$0].contains(axis) }
  }

  static let tolerance = 0.5
}

extension Situation {
  /// Words for messages: `on the canvas`, `on iPhone 17`, `at 520×400`.
  fileprivate var name: String {
    if let size { return "at \(size.width.short)×\(size.height.short)" }
    return "on \(title)"
  }
}
