import IBBase
import IBLayout
import IBModel

extension Picture {
  /// Draws a scene with the frames of its layout.
  public init(of layout: SceneLayout, _ options: DrawingOptions = DrawingOptions()) {
    self.init(of: layout.scene, at: layout.frames, options)
  }

  /// Draws a scene that cannot be laid out, with its stored frames.
  public init(ofStored scene: ResolvedScene, _ options: DrawingOptions = DrawingOptions()) {
    self.init(of: scene, at: scene.storedFramesDownwards, options)
  }

  /// - Parameter frames: The frames in the superviews' coordinates, y down.
  private init(of scene: ResolvedScene, at frames: ViewTable<Rect>, _ options: DrawingOptions) {
    guard !scene.views.isEmpty, frames.values.allSatisfy(\.isFinite) else {
      self.init(size: Size(width: 0, height: 0))
      return
    }
    var drawing = SceneDrawing(scene, frames, options)
    self = drawing.picture()
  }
}

extension ResolvedScene {
  /// Stored frames with y down; views without one have the frame of the superview.
  fileprivate var storedFramesDownwards: ViewTable<Rect> {
    var frames = ViewTable(indices.map { self[$0].storedFrame ?? Rect(x: 0, y: 0, width: 0, height: 0) })
    for view in indices {
      guard let parent = self[view].parent else {
        frames[view] = Rect(x: 0, y: 0, width: rootSize.width, height: rootSize.height)
        continue
      }
      if self[view].storedFrame == nil {
        frames[view] = Rect(x: 0, y: 0, width: frames[parent].width, height: frames[parent].height)
      } else if !isFlipped(parent) {
        frames[view].y = frames[parent].height - frames[view].y - frames[view].height
      }
    }
    return frames
  }
}

/// Draws the views of one scene.
struct SceneDrawing {
  private let scene: ResolvedScene
  private let frames: ViewTable<Rect>
  private let context: DrawingContext
  private let chrome: Chrome
  private var notes: [PictureNote] = []
  private var drawnCount = 0

  init(_ scene: ResolvedScene, _ frames: ViewTable<Rect>, _ options: DrawingOptions) {
    self.scene = scene
    self.frames = frames
    context = DrawingContext(scene.environment, options)
    chrome = Chrome(scene, size: Size(width: frames[.root].width, height: frames[.root].height), context)
  }

  mutating func picture() -> Picture {
    let tint = context.palette.color(
      scene.documentTint, or: context.palette.role(scene.environment.platform == .macOS ? "controlAccent" : "tint"))
    guard var root = node(of: .root, tint: tint) else { return Picture(size: chrome.pictureSize) }
    (root.frame.x, root.frame.y) = (chrome.rootOrigin.x, chrome.rootOrigin.y)
    let (behind, front) = chrome.nodes(tint: tint)
    return Picture(size: chrome.pictureSize, nodes: behind + [root] + front, notes: notes, drawnCount: drawnCount)
  }

  private mutating func node(of index: ViewIndex, tint: RGBColor) -> PictureNode? {
    let view = scene[index]
    if view.isHidden, !index.isRoot, !context.options.showsHidden { return nil }
    let appearance = scene.appearance(of: index)
    let frame = frames[index]
    let drawn = DrawnView(
      scene, index, appearance, frames, tint: context.palette.color(appearance.tint, or: tint), context,
      contentShift: (top(of: index).map { chrome.contentShift(of: view, at: $0) } ?? 0) + tableHeaderShift(of: index))
    let look = LookTable.look(of: drawn)
    var canvas = Canvas()
    drawBackground(drawn, on: &canvas)
    if let look { canvas.append(drawn.canvas { look.draw(drawn, on: &$0) }, width: drawn.bounds.width) }
    if look?.showsSubviews(drawn) != false { drawSubviews(of: drawn, on: &canvas) }
    if let look { canvas.append(drawn.canvas { look.drawFront(drawn, on: &$0) }, width: drawn.bounds.width) }
    drawBorder(drawn, on: &canvas)
    note(drawn, look, canvas)
    return PictureNode(
      id: view.object.id, frame: frame, clip: clip(drawn, look),
      transform: PictureTransform(
        scaleX: appearance.transform.scaleX, scaleY: appearance.transform.scaleY,
        rotation: appearance.transform.rotation),
      opacity: view.isHidden && !index.isRoot ? min(appearance.opacity, 0.25) : appearance.opacity,
      contents: canvas.contents)
  }

  /// The distance of a view from the top of the root, in points; nil inside of a view that scrolls.
  private func top(of index: ViewIndex) -> Double? {
    guard let parent = scene[index].parent else { return 0 }
    switch scene[parent].arrangement {
    case .scroll, .table, .collection: return nil
    default: return top(of: parent).map { $0 + frames[index].y }
    }
  }

  /// The distance by which the header of a table covers the content of a clip view of AppKit, which scrolls down by as
  /// much.
  ///
  /// Source: stored frames. Since OS X 10.10 most clip views begin at the top of the header, and their table at 0.
  private func tableHeaderShift(of index: ViewIndex) -> Double {
    let view = scene[index]
    guard context.options.showsBars, view.kind == .clipView, let scroll = view.parent else { return 0 }
    let header = scene.children(of: scroll).first { scene[$0].kind == .tableHeaderView }
    guard let header, !scene[header].isHidden else { return 0 }
    return max(0, frames[header].maxY - max(0, frames[index].y))
  }

  private mutating func drawSubviews(of drawn: DrawnView, on canvas: inout Canvas) {
    let shift = drawn.contentShift
    var contents: [PictureContent] = []
    for child in scene.children(of: drawn.index) where isVisible(child, in: drawn) {
      if let node = node(of: child, tint: drawn.tint) { contents.append(.group(node)) }
    }
    guard shift != 0 else {
      for content in contents { if case .group(let node) = content { canvas.group(node) } }
      return
    }
    let frame = Rect(x: 0, y: shift, width: drawn.bounds.width, height: drawn.bounds.height)
    canvas.group(PictureNode(frame: frame, contents: contents))
  }

  /// Whether a subview is visible: of the pages of a tab view only the one in front, and no scrollers.
  private func isVisible(_ child: ViewIndex, in drawn: DrawnView) -> Bool {
    if case .tabs(let tabs) = drawn.view.arrangement { return child == tabs.front || tabs.front == nil }
    return true
  }

  private func drawBackground(_ drawn: DrawnView, on canvas: inout Canvas) {
    guard let background = drawn.appearance.background.flatMap({ drawn.palette.color($0) }) else { return }
    canvas.fill(drawn.bounds, background, radius: drawn.appearance.border.cornerRadius)
  }

  private func drawBorder(_ drawn: DrawnView, on canvas: inout Canvas) {
    let border = drawn.appearance.border
    if border.width > 0 {
      let color = drawn.palette.color(border.color, or: .black)
      canvas.stroke(drawn.bounds, Stroke(color, width: border.width), radius: border.cornerRadius)
    }
    if drawn.view.isHidden, context.options.showsHidden {
      canvas.stroke(drawn.bounds, Stroke(drawn.palette.role("systemGray"), width: 1, dashes: [4, 3]))
    }
  }

  private func clip(_ drawn: DrawnView, _ look: (any Look)?) -> Outline? {
    if let clip = look?.clip(drawn) { return clip }
    guard drawn.appearance.clips || drawn.index.isRoot else { return nil }
    let radius = drawn.appearance.border.cornerRadius
    return .rectangle(drawn.bounds, radius: drawn.bounds.limited(radius))
  }

  private mutating func note(_ drawn: DrawnView, _ look: (any Look)?, _ canvas: Canvas) {
    let object = drawn.view.object
    let add = { (reason: PictureNote.Reason) in
      PictureNote(id: object.id, name: object.name, kind: object.kind.text, reason: reason)
    }
    if look == nil {
      notes.append(add(.notDrawn))
    } else if look is PlaceholderLook {
      notes.append(add(.placeholder))
    } else {
      drawnCount += 1
    }
    notes += canvas.notes.map(add).ordered { "\($0.reason)" }
  }
}
