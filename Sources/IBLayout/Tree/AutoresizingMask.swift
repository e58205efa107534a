import IBModel
import IBXML

/// Which parts of a frame give way when the superview changes size.
struct AutoresizingMask: OptionSet, Sendable {
  var rawValue: UInt8

  static let flexibleMinX = AutoresizingMask(rawValue: 1)
  static let width = AutoresizingMask(rawValue: 2)
  static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  static let flexibleMinY = AutoresizingMask(rawValue: 8)
  static let height = AutoresizingMask(rawValue: 16)
  static let flexibleMaxY = AutoresizingMask(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The mask written in a view; nothing is flexible where none is.
  init(of view: IBXML.Element) {
    self.init(rawValue: 0)
    guard let mask = view.child(.autoresizingMask) else { return }
    let parts: [(Name, AutoresizingMask)] = [
      (.flexibleMinX, .flexibleMinX), (.widthSizable, .width), (.flexibleMaxX, .flexibleMaxX),
      (.flexibleMinY, .flexibleMinY), (.heightSizable, .height), (.flexibleMaxY, .flexibleMaxY),
    ]
    for (name, part) in parts where mask[name] == "YES" { insert(part) }
  }
}

extension AutoresizingMask {
  /// How much of a change of the superview's size goes to the distance before a view and to the view itself.
  ///
  /// The change is shared among the flexible parts in proportion to their extents.
  func shares(on axis: Axis, start: Double, extent: Double, end: Double) -> (start: Double, extent: Double) {
    let (before, size, after): (AutoresizingMask, AutoresizingMask, AutoresizingMask) =
      axis == .horizontal ? (.flexibleMinX, .width, .flexibleMaxX) : (.flexibleMinY, .height, .flexibleMaxY)
    let parts = [
      contains(before) ? max(start, 0) : nil, contains(size) ? extent : nil, contains(after) ? max(end, 0) : nil,
    ]
    let count = parts.count { $0 != nil }
    guard count > 0 else { return (0, 0) }
    let total = parts.reduce(0) { $0 + ($1 ?? 0) }
    let share = { (part: Double?) -> Double in
      guard let part else { return 0 }
      return total > 0 ? part / total : 1 / Double(count)
    }
    return (share(parts[0]), share(parts[1]))
  }
}

/// A direction of layout.
enum Axis: Int, Sendable, CaseIterable {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Rect {
  /// The near edge on an axis.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// Whether nothing has ever been stored: a view at the origin without size.
  var isZero: Bool { x == 0 && y == 0 && width == 0 && height == 0 }

  /// The extent on an axis.
  func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension EdgeInsets {
  /// The inset of the near edge on an axis.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset of the far edge on an axis.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
