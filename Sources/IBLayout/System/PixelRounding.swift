import IBModel

/// Rounds edges, not sizes, to whole pixels: a size is the distance between two rounded edges.
enum PixelRounding {
  static func rounded(_ rect: Rect, scale: Double) -> Rect {
    // A double this large has no fraction of a pixel to round.
    let largest = [rect.x, rect.y, rect.width, rect.height].map { abs($0) }.max() ?? 0
    guard largest < 1e15 else { return rect }
    // Whole pixels are subtracted, not points: 119.99999999999997 would be stored where Xcode stores 120.
    let pixel = { (value: Double) in (value * scale + 0.5 + 1e-6).rounded(.down) }
    let (left, top) = (pixel(rect.x), pixel(rect.y))
    return Rect(
      x: left / scale, y: top / scale, width: (pixel(rect.x + rect.width) - left) / scale,
      height: (pixel(rect.y + rect.height) - top) / scale)
  }
}
