import IBLayout
import IBModel
import IBScene

extension Picture {
  /// Draws a touch bar with its items side by side.
  /// - Parameter view: draws the view with an id as in a touch bar; nil when there is no such view.
  package init(
    of bar: TouchBarContent, in environment: SceneEnvironment, _ options: DrawingOptions = DrawingOptions(),
    view: (_ id: ObjectID, DrawingOptions) -> Picture?
  ) {
    var options = options
    (options.scheme, options.showsRootBackground) = (.dark, false)
    self = TouchBarDrawing(DrawingContext(environment, options)).picture(of: bar) { view($0, options) }
  }
}

/// Draws the items of a touch bar, always dark.
private struct TouchBarDrawing {
  private let context: DrawingContext

  init(_ context: DrawingContext) { self.context = context }

  /// Source: Apple's guidelines name a height of 30 points and 685 points for the app. Weak: the rest is guessed.
  private enum Metrics {
    static let width = 685.0
    static let height = 30.0
    static let gap = 8.0
    static let groupGap = 1.0
    static let padding = 4.0
    static let radius = 6.0
  }

  /// A part of the bar: with nil as its width it shares what is left over.
  private struct Part {
    var id: ObjectID
    var width: Double?
    var picture: Picture?
    var name: String?
    /// Before the next part.
    var gap = Metrics.gap
  }

  func picture(of bar: TouchBarContent, view: (ObjectID) -> Picture?) -> Picture {
    let parts = parts(of: bar.items, view)
    let used = parts.reduce(0) { $0 + ($1.width ?? 0) + $1.gap } - (parts.last?.gap ?? 0)
    let width = max(Metrics.width, used + 2 * Metrics.padding)
    let flexible = parts.count { $0.width == nil }
    let share = flexible > 0 ? max(0, width - 2 * Metrics.padding - used) / Double(flexible) : 0
    let size = Size(width: width, height: Metrics.height + 2 * Metrics.padding)
    var picture = Picture(size: size)
    var canvas = Canvas()
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    canvas.fill(whole, .black, radius: Metrics.radius)
    var x = Metrics.padding
    for part in parts {
      let frame = Rect(x: x, y: Metrics.padding, width: part.width ?? share, height: Metrics.height)
      draw(part, in: frame, on: &canvas, &picture)
      x += frame.width + part.gap
    }
    picture.nodes = [PictureNode(id: bar.id, frame: whole, contents: canvas.contents)]
    return picture
  }

  private func parts(of items: [TouchBarContent.Item], _ view: (ObjectID) -> Picture?) -> [Part] {
    items.flatMap { item -> [Part] in
      switch item.kind {
      case .view(let id):
        let picture = view(id)
        return [Part(id: item.id, width: picture?.size.width ?? 60, picture: picture, name: picture == nil ? "" : nil)]
      case .named(let name):
        return [Part(id: item.id, width: font.width(of: name) + 24, name: name)]
      case .space(let width): return [Part(id: item.id, width: width)]
      case .flexibleSpace: return [Part(id: item.id, width: nil)]
      case .group(let inner):
        var parts = parts(of: inner, view)
        for index in parts.indices.dropLast() { parts[index].gap = Metrics.groupGap }
        return parts
      }
    }
  }

  private var font: TextFont { context.font(nil, size: 13) }

  private func draw(_ part: Part, in frame: Rect, on canvas: inout Canvas, _ picture: inout Picture) {
    var inner = Canvas()
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    if let name = part.name {
      inner.fill(whole, PictureColor(58, 58, 60), radius: Metrics.radius)
      var block = TextBlock(name, font, .white)
      block.alignment = .center
      inner.text(block, in: whole.inset(x: 4, y: 0))
    }
    if let drawn = part.picture {
      let place = Rect(
        x: 0, y: (frame.height - drawn.size.height) / 2, width: drawn.size.width, height: drawn.size.height)
      inner.group(PictureNode(frame: place, contents: drawn.nodes.map { .group($0) }))
      picture.notes += drawn.notes
      picture.drawnCount += drawn.drawnCount
    }
    canvas.group(inner, of: part.id, at: frame)
  }
}
