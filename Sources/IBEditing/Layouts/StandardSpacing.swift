import IBModel
import IBXML

/// The distances that UIKit and AppKit compute for constraints with standard spacing.
///
/// Source: the constants beside `symbolic` in 2,236 public documents, which Xcode computed. Views side by side or one above the
/// other in UIKit: 8 in 188 of 194, the others 0. To the edges of the superview: 20 in 697 of 700. In AppKit, views one of which
/// is a label: 8 in 65 of 65; push and help buttons side by side: 12 in 25 of 27. Beside guides the distance depends on the
/// system, and for other views of AppKit on their kinds in ways that too few documents show.
enum StandardSpacing {
  /// The standard distance for a constraint, in points; nil where there is none or it is not known.
  static func distance(of content: ConstraintContent, in document: Document) -> Double? {
    guard let second = content.second, content.multiplier.value == 1, let one = document.object(content.first.item),
      let other = document.object(second.item), one.isView, other.isView, one != other
    else { return nil }
    if one.superview == other.superview {
      // The first edge is behind the second one.
      guard content.first.attribute.opposite == second.attribute, content.first.attribute.isNear else { return nil }
      return between(one, other, content.first.attribute.axis, on: document.platform)
    }
    guard content.first.attribute == second.attribute else { return nil }
    let (inner, outer) = content.first.attribute.isNear ? (one, other) : (other, one)
    guard content.first.attribute.opposite != nil, inner.superview == outer, outer.kind != .scrollView else {
      return nil
    }
    return toSuperview
  }

  private static let toSuperview = 20.0

  private static func between(_ one: Object, _ other: Object, _ axis: Axis, on platform: Platform) -> Double? {
    if one.superview?.kind == .stackView { return nil }
    guard platform == .macOS else { return 8 }
    guard [one, other].allSatisfy({ $0.cell?["controlSize"] == nil }) else { return nil }
    if [one, other].contains(where: \.isMacLabel) { return 8 }
    return axis == .horizontal && [one, other].allSatisfy(\.isPushButton) ? 12 : nil
  }
}

extension LayoutAttribute {
  /// Whether it is the left or top edge.
  fileprivate var isNear: Bool { [.left, .leading, .top].contains(self) }

  /// The edge on the other side; nil for what is not an edge of a view.
  fileprivate var opposite: LayoutAttribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }
}

extension Object {
  fileprivate var cell: Element? { element.child(withKey: "cell") }

  fileprivate var isMacLabel: Bool {
    kind.text == "textField" && cell?["borderStyle"] == nil && cell?["drawsBackground"] != "YES"
  }

  fileprivate var isPushButton: Bool { ["rounded", "helpButton"].contains(cell?["bezelStyle"]) }
}
