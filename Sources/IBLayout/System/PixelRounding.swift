import IBModel

/// Rounds edges, not sizes, to whole pixels: a size is the distance between two rounded edges.
enum PixelRounding {
  static func rounded(_ rect: Rect, scale: Double) -> Rect {
    // A double this large has no fraction of a pixel to round.
    let largest = [rect.x, rect.y, rect.width, rect.height].map { abs($0) }.max() ?? 0
    guard largest < 1e15 else { return rect }
    let round = { (value: Double) in (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (round(rect.x), round(rect.y))
    return Rect(
      x: left, y: top, width: round(rect.x + rect.width) - left, height: round(rect.y + rect.height) - top)
  }
}
