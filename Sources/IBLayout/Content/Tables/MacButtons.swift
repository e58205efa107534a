import IBModel
import IBScene

/// What buttons of AppKit add to their title, in points, by bezel, control size and design.
///
/// Sources: frames of public documents; bezels with few samples have the values of the most similar bezel. Weak, with
/// fewer than 8 documents of 3 projects: round rectangles (10 buttons of 4 projects), textured ones since macOS 11 (7 of
/// 4), inline ones (4 of 2), mini and large check boxes (5 of 2), check boxes without a title since macOS 11 (7 of 6), small
/// pop-up buttons of macOS 26 (2 of 2), images in bezels (12 of 2).
struct MacButtonMetrics: Sendable {
  /// Added to the width of the title, rounded up.
  var padding: Double
  /// The height of the frame; nil is that of the content.
  var height: Double?

  /// The kinds of buttons that differ in size.
  enum Kind: Sendable {
    case push, check, texturedRounded, roundRect, recessed, inline, smallSquare, regularSquare, shadowlessSquare, plain
  }

  static func metrics(_ kind: Kind, _ size: ControlSize, _ design: MacDesign?) -> MacButtonMetrics {
    metrics(table(kind)[size.row], design)
  }

  private static func metrics(_ row: Row, _ design: MacDesign?) -> MacButtonMetrics {
    guard let design else { return MacButtonMetrics(padding: 0, height: nil) }
    return MacButtonMetrics(padding: row.padding[design.rawValue], height: row.height[design.rawValue])
  }

  /// Paddings and heights by design: 10.10, 11, 26.
  private typealias Row = (padding: [Double], height: [Double?])

  /// Rows by control size: mini, small, regular, large.
  private static func table(_ kind: Kind) -> [Row] {
    switch kind {
    case .push: push
    case .check: check
    case .texturedRounded: texturedRounded
    case .roundRect: roundRect
    case .recessed: recessed
    case .inline: inline
    case .smallSquare, .regularSquare: square
    case .shadowlessSquare, .plain: plain
    }
  }

  private static let push: [Row] = [
    ([28, 24, 16], [16, 16, 16]), ([26, 28, 20], [28, 28, 20]), ([40, 34, 24], [32, 32, 24]),
    ([40, 32, 28], [32, 40, 28]),
  ]
  private static let check: [Row] = [
    ([19, 15, 15], [14, 12, 12]), ([22, 20, 18], [18, 16, 14]), ([22, 26, 22], [18, 18, 16]),
    ([22, 29, 24], [18, 22, 18]),
  ]
  private static let texturedRounded: [Row] = [
    ([16, 16, 16], [15, 15, 16]), ([18, 14, 20], [18, 19, 20]), ([22, 17, 17], [25, 23, 23]),
    ([22, 22, 28], [25, 23, 28]),
  ]
  private static let roundRect: [Row] = [
    ([12, 12, 12], [14, 14, 14]), ([13, 13, 13], [17, 17, 16]), ([14, 14, 24], [19, 19, 24]),
    ([14, 14, 24], [19, 19, 24]),
  ]
  private static let recessed: [Row] = [
    ([12, 12, 12], [14, 14, 16]), ([14, 14, 14], [17, 17, 16]), ([16, 16, 16], [19, 19, 20]),
    ([16, 16, 16], [19, 19, 20]),
  ]
  private static let inline: [Row] = Array(repeating: ([16, 16, 6], [17, 18, 18]), count: 4)
  private static let square: [Row] = Array(repeating: ([22, 22, 22], [nil, nil, nil]), count: 4)
  private static let plain: [Row] = Array(repeating: ([4, 4, 4], [nil, nil, nil]), count: 4)

  /// Pop-up buttons: what is added to the widest item, and the height.
  static func popUp(_ size: ControlSize, _ design: MacDesign?) -> MacButtonMetrics {
    metrics(popUpRows[size.row], design)
  }

  private static let popUpRows: [Row] = [
    ([28, 28, 26], [15, 15, 16]), ([33, 32, 38], [22, 22, 20]), ([38, 39, 47], [25, 25, 24]),
    ([38, 44, 40], [25, 32, 28]),
  ]

  /// The width of a check box or radio button without a title: from macOS 11 the box only, without room before a title.
  static func untitledCheck(_ size: ControlSize, _ design: MacDesign) -> Double {
    untitledChecks[size.row][design.rawValue]
  }

  private static let untitledChecks: [[Double]] = [[19, 12, 14], [22, 14, 14], [22, 18, 16], [22, 22, 18]]
}

extension MacButtonMetrics.Kind {
  /// The rule it is part of: bezels that few documents have were measured together.
  var rule: MacButtonRow {
    switch self {
    case .push: .push
    case .check: .check
    default: .otherBezels
    }
  }
}
