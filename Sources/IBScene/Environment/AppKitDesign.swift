import IBModel
import IBXML

/// How the controls of AppKit look in a document: its Xcode may have run on a macOS older than itself.
enum AppKitDesign {
  /// Heights of frames in points by class of cell, type and size: up to macOS 15, and since macOS 26.
  ///
  /// Source: stored frames. Documents of Xcode 26 consistently have one or the other.
  private static let heights: [String: (before: Set<Double>, since: Set<Double>)] = [
    "buttonCell push rounded regular": ([32], [24]),
    "buttonCell push rounded small": ([27, 28], [20]),
    "buttonCell check regularSquare regular": ([18], [16]),
    "buttonCell check regularSquare small": ([16, 18], [14]),
    "buttonCell radio regularSquare regular": ([18], [16]),
    "popUpButtonCell push rounded regular": ([25, 26], [24]),
    "popUpButtonCell push rounded small": ([22], [20]),
  ]

  /// Whether most controls of a document have the heights they had before macOS 26.
  static func isBeforeMacOS26(_ document: Document) -> Bool {
    var votes = 0
    for kind: Name in ["buttonCell", "popUpButtonCell"] {
      document.tree.visitElements(named: kind) { cell in
        let size = cell["controlSize"] ?? "regular"
        let key = "\(kind.text) \(cell["type"] ?? "push") \(cell["bezelStyle"] ?? "rounded") \(size)"
        guard let known = heights[key], let frame = cell.parent.flatMap({ Object($0) })?.frame else { return }
        if known.before.contains(frame.height) { votes += 1 }
        if known.since.contains(frame.height) { votes -= 1 }
      }
    }
    return votes > 0
  }
}
