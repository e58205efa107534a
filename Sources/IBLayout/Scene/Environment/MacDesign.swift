import IBModel
import IBXML

/// The looks of AppKit's controls over time; each has its own sizes, paddings and alignment rectangles.
package enum MacDesign: Int, Sendable, CaseIterable, Comparable {
  /// OS X 10.10 to macOS 10.15.
  case yosemite
  /// From macOS 11; the first Xcode 12 still has the old design.
  case bigSur
  /// From macOS 26.
  case tahoe

  /// Whether the first look is older than the second.
  package static func < (first: MacDesign, second: MacDesign) -> Bool { first.rawValue < second.rawValue }

  /// The newest design that a release of Xcode shows.
  package init(_ version: XcodeVersion) {
    self = version < .v12_3 ? .yosemite : version < .v26 ? .bigSur : .tahoe
  }

  /// The design that the frames of a document were stored with: Xcode 26 may run on a macOS that is older than itself.
  init(of document: Document, _ version: XcodeVersion, in situation: Situation) {
    let newest = MacDesign(version)
    let isOlder =
      document.platform == .macOS && situation.follows(.lookOfRoot, in: version)
      && MacDesign.votes(document.tree.root, includingFixed: false) < 0
    self = isOlder ? .bigSur : newest
  }

  /// The design that the frames below a root or in a tab were stored with, nil where nothing tells: Xcode does not store
  /// again what nobody edits.
  init?(of element: Element, in environment: SceneEnvironment) {
    guard environment.platform == .macOS, environment.follows(.lookOfRoot) else { return nil }
    let votes = MacDesign.votes(element, includingFixed: true)
    guard votes != 0 else { return nil }
    self = votes < 0 ? .bigSur : .tahoe
  }

  /// Heights of frames in points that a control had up to macOS 15, and that it has since macOS 26.
  ///
  /// A cell that writes no type, style or size counts as `push`, `rounded` and `regular`. Documents of Xcode 26
  /// consistently have one or the other.
  private static func heights(of control: String, _ size: String) -> (before: [Double], since: [Double])? {
    let key = NumberTables.Key(table: .appKit, control: control, variant: size, metric: .lookHeights)
    guard let numbers = NumberTables.known.numbers[key], numbers.count == 2 else { return nil }
    return (numbers[0].values, numbers[1].values)
  }

  /// How many more controls below an element have the heights of macOS 26 than those they had before. What a constraint
  /// makes as high as it is says nothing, nor does a control that its autoresizing mask places: Xcode never lays it out again.
  ///
  /// - Parameter includingFixed: whether controls with a fixed frame count, which tell what is around them, but not the
  ///   whole document.
  private static func votes(_ element: Element, includingFixed: Bool) -> Int {
    var votes = 0
    for cell in element.subtree where cell[.key] == "cell" {
      let size = cell["controlSize"] ?? "regular"
      let control = "\(cell.name.text) \(cell["type"] ?? "push") \(cell["bezelStyle"] ?? "rounded")"
      guard let known = heights(of: control, size), let view = cell.parent.flatMap({ Object($0) }),
        let frame = view.frame,
        view.element[.translatesMask] == "NO", includingFixed || view.element[.fixedFrame] != "YES",
        !view.heldConstraints.contains(where: { $0.isConstantSize && $0.read().content?.first.attribute == .height })
      else { continue }
      if known.before.contains(frame.height) { votes -= 1 }
      if known.since.contains(frame.height) { votes += 1 }
    }
    return votes
  }
}
