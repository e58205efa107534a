import IBLayout
import IBModel
import IBScene

/// Boxes in groups, and arrows between them.
package struct GraphPicture: Sendable {
  /// A box with a title and a text below it.
  package struct Box: Sendable {
    /// Unique among all boxes.
    package var id: String
    /// The first line.
    package var title: String
    /// The second line; empty for a box of one line.
    package var detail: String
    /// Whether its line is thick.
    package var isStart: Bool

    /// A box.
    package init(id: String, title: String, detail: String = "", isStart: Bool = false) {
      (self.id, self.title, self.detail, self.isStart) = (id, title, detail, isStart)
    }
  }

  /// Boxes with a title around them.
  package struct Group: Sendable {
    /// What is above the boxes.
    package var title: String
    /// In the order of preference.
    package var boxes: [Box]

    /// A group of boxes.
    package init(title: String, boxes: [Box]) { (self.title, self.boxes) = (title, boxes) }
  }

  /// An arrow from one box to another.
  package struct Arrow: Sendable {
    package var from: String
    package var to: String
    /// Whether its line is dashed.
    package var isDashed: Bool

    /// An arrow.
    package init(from: String, to: String, isDashed: Bool = false) {
      (self.from, self.to, self.isDashed) = (from, to, isDashed)
    }
  }

  /// What to draw.
  package let picture: Picture

  private static let box = Size(width: 150, height: 42)
  private static let gap = Size(width: 70, height: 16)
  private static let inset = 16.0
  private static let titleHeight = 26.0

  /// Draws groups in columns, and the boxes of each group in columns.
  package init(_ groups: [Group], _ arrows: [Arrow], isDark: Bool = false) {
    let scheme: ColorScheme = isDark ? .dark : .light
    let panels = GraphPicture.placed(
      groups.filter { !$0.boxes.isEmpty }.map { Panel(group: $0, frames: GraphPicture.frames(of: $0, arrows)) }, arrows)
    let frames = panels.reduce(into: [String: Rect]()) { $0.merge($1.frames) { first, _ in first } }
    let size = Size(
      width: (panels.map(\.rect.maxX).max() ?? 0) + GraphPicture.inset,
      height: (panels.map(\.rect.maxY).max() ?? 0) + GraphPicture.inset)
    var canvas = Canvas()
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), scheme.desk)
    for panel in panels { canvas.drawPanel(panel.rect, panel.group.title, scheme) }
    for arrow in arrows {
      if let from = frames[arrow.from], let to = frames[arrow.to] { canvas.drawArrow(from, to, arrow.isDashed, scheme) }
    }
    for box in groups.flatMap(\.boxes) { if let frame = frames[box.id] { canvas.drawBox(box, frame, scheme) } }
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    picture = Picture(size: size, nodes: [PictureNode(frame: frame, contents: canvas.contents)])
  }

  /// A group with the frames of its boxes, and its own.
  private struct Panel {
    let group: Group
    var frames: [String: Rect]
    var rect: Rect

    init(group: Group, frames: [String: Rect]) {
      (self.group, self.frames) = (group, frames)
      rect = Rect(
        x: 0, y: 0, width: (frames.values.map(\.maxX).max() ?? 0) + GraphPicture.inset,
        height: (frames.values.map(\.maxY).max() ?? 0) + GraphPicture.inset)
    }

    mutating func move(toX x: Double, y: Double) {
      frames = frames.mapValues { Rect(x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height) }
      (rect.x, rect.y) = (x, y)
    }
  }

  /// Panels in columns, each behind those whose arrows lead to it.
  private static func placed(_ panels: [Panel], _ arrows: [Arrow]) -> [Panel] {
    var owners: [String: Int] = [:]
    for (index, panel) in panels.enumerated() { for box in panel.group.boxes { owners[box.id] = index } }
    let edges = arrows.compactMap { arrow in
      owners[arrow.from].flatMap { from in owners[arrow.to].map { (from: from, to: $0) } }
    }
    var panels = panels
    var x = inset
    for column in LayeredLayout(count: panels.count, edges: edges).order {
      var y = inset
      for index in column {
        panels[index].move(toX: x, y: y)
        y += panels[index].rect.height + inset
      }
      x += (column.map { panels[$0].rect.width }.max() ?? 0) + gap.width
    }
    return panels
  }

  private static func frames(of group: Group, _ arrows: [Arrow]) -> [String: Rect] {
    let numbers = Dictionary(group.boxes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let edges = arrows.compactMap { arrow in
      numbers[arrow.from].flatMap { from in numbers[arrow.to].map { (from: from, to: $0) } }
    }
    let rows = edges.isEmpty ? grid(group.boxes.count) : LayeredLayout(count: group.boxes.count, edges: edges).order
    var frames: [String: Rect] = [:]
    for (column, nodes) in rows.enumerated() {
      for (row, node) in nodes.enumerated() {
        frames[group.boxes[node].id] = Rect(
          x: inset + Double(column) * (box.width + gap.width),
          y: titleHeight + Double(row) * (box.height + gap.height), width: box.width, height: box.height)
      }
    }
    return frames
  }

  /// Boxes without arrows, in columns of about equal length.
  private static func grid(_ count: Int) -> [[Int]] {
    let columns = min(count, mostColumns)
    let rows = (count + columns - 1) / max(columns, 1)
    return (0..<columns).map { column in (0..<rows).map { $0 * columns + column }.filter { $0 < count } }
  }

  private static let mostColumns = 3
}

extension Canvas {
  fileprivate mutating func drawPanel(_ rect: Rect, _ title: String, _ scheme: ColorScheme) {
    stroke(rect, Stroke(scheme.ink.faded(0.3)), radius: 8)
    let block = TextBlock(title, TextFont(font: .system(12, .semibold)), scheme.ink)
    text(block, in: Rect(x: rect.x + 12, y: rect.y + 4, width: rect.width - 24, height: 20))
  }

  fileprivate mutating func drawBox(_ box: GraphPicture.Box, _ frame: Rect, _ scheme: ColorScheme) {
    let fill: PictureColor = scheme == .light ? .white : PictureColor(58, 58, 62)
    stroke(frame, Stroke(scheme.ink, width: box.isStart ? 2 : 1), radius: 6, fill: fill)
    let title = TextBlock(box.title, TextFont(font: .system(12, .semibold)), scheme.ink)
    let inner = frame.inset(4)
    guard !box.detail.isEmpty else { return text(title, in: inner) }
    text(title, in: Rect(x: inner.x + 4, y: inner.y, width: inner.width - 8, height: inner.height / 2))
    let detail = TextBlock(box.detail, TextFont(font: .system(10, .regular)), scheme.ink)
    text(
      detail,
      in: Rect(x: inner.x + 4, y: inner.y + inner.height / 2, width: inner.width - 8, height: inner.height / 2))
  }

  /// A curve from the right side of a box to the left side of another one.
  fileprivate mutating func drawArrow(_ from: Rect, _ to: Rect, _ isDashed: Bool, _ scheme: ColorScheme) {
    let (start, end) = (Point(from.maxX, from.midY), Point(to.x - 1, to.midY))
    let bend = max(24, abs(end.x - start.x) * 0.4)
    let color = scheme.ink.faded(0.7)
    path(
      [
        .move(start),
        .curve(Point(start.x + bend, start.y), Point(end.x - bend, end.y), Point(end.x - 6, end.y)),
      ], fill: nil, stroke: Stroke(color, dashes: isDashed ? [4, 3] : []))
    path(
      [.move(end), .line(Point(end.x - 8, end.y - 4)), .line(Point(end.x - 8, end.y + 4)), .close], fill: color)
  }
}
