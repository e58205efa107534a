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

  package static func < (first: MacDesign, second: MacDesign) -> Bool { first.rawValue < second.rawValue }

  package init(_ version: XcodeVersion) {
    self = version < .v12_3 ? .yosemite : version < .v26 ? .bigSur : .tahoe
  }

  /// The design of a document's stored frames: Xcode 26 may run on an older macOS.
  init(of document: Document, _ version: XcodeVersion, in situation: Situation) {
    let newest = MacDesign(version)
    let isOlder =
      document.platform == .macOS && situation.follows(.lookOfRoot, in: version)
      && MacDesign.votes(document.tree.root, includingFixed: false) < 0
    self = isOlder ? .bigSur : newest
  }

  /// The design of the stored frames below a root or in a tab, nil if they give no evidence: Xcode does not store
  /// frames again that nobody edits.
  init?(of element: Element, in environment: SceneEnvironment) {
    guard environment.platform == .macOS, environment.follows(.lookOfRoot) else { return nil }
    let votes = MacDesign.votes(element, includingFixed: true)
    guard votes != 0 else { return nil }
    self = votes < 0 ? .bigSur : .tahoe
  }

  /// The heights of a control's frame in points, up to macOS 15 and since macOS 26.
  ///
  /// A cell that writes no type, style or size counts as `push`, `rounded` and `regular`. Documents of Xcode 26
  /// consistently have one or the other.
  private static func heights(of control: String, _ size: String) -> (before: [Double], since: [Double])? {
    let key = NumberTables.Key(table: .appKit, control: control, variant: size, metric: .lookHeights)
    guard let numbers = NumberTables[key], numbers.count == 2 else { return nil }
    return (numbers[0].values, numbers[1].values)
  }

  /// The number of controls below an element with heights of macOS 26 minus the number with earlier ones. Excludes
  /// controls whose height constraints determine, and those placed by autoresizing masks: Xcode never lays them out
  /// again.
  ///
  /// - Parameter includingFixed: Whether controls with a fixed frame count, which are evidence for their surroundings,
  ///   but not for the whole document.
  private static func votes(_ element: Element, includingFixed: Bool) -> Int {
    var votes = 0
    for cell in element.subtree where cell.has(.key, "cell") {
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
