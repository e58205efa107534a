import IBLayout
import IBModel
import IBXML

/// A check that pinning constraints change nothing else, on the canvas and on devices.
struct PinCheck {
  var isQuick = false
  private let check: LayoutCheck
  private let root: Int
  private var states: [LayoutState?] = []

  init(_ check: LayoutCheck, root: Int) { (self.check, self.root) = (check, root) }

  private var looked: Range<Int> { 0..<(isQuick ? 1 : check.situations.count) }

  mutating func note(_ trial: PinTrial) {
    if states.isEmpty { states = check.situations.map { _ in nil } }
    for index in looked { states[index] = trial.state(index) }
  }

  /// The objection to constraints of a view in any situation.
  /// - Parameters:
  ///   - axes: The axes of the constraints.
  ///   - isFinal: Whether the view gets no further constraints.
  func complaint(
    about trial: PinTrial, _ view: ObjectID, in document: Document, on axes: [Axis], isFinal: Bool = false
  ) -> String? {
    let inside = PinCheck.inside(view, document)
    for index in looked {
      guard let before = states[index] else { continue }
      guard let after = trial.state(index) else { return "\(before.title) the scene would have no layout" }
      for axis in axes where after.isAmbiguous(view, axis) == true {
        return "\(after.title) it would still be ambiguous \(axis.adverb)"
      }
      // On a device, the contents of the view move with it.
      let isCanvas = index == 0
      let complaint = after.complaint(
        comparedTo: before, free: isCanvas && isFinal ? [] : inside, isStrict: isCanvas,
        on: isFinal ? Axis.allCases : axes, in: document)
      if let complaint { return complaint }
      if isCanvas, !isFinal, let complaint = after.moved(view, from: before, on: axes) { return complaint }
    }
    return nil
  }

  /// Whether views that were checked only on the canvas also pass on devices; if so, stores the layouts.
  mutating func acceptsOnDevices(_ pinned: [(view: ObjectID, axes: [Axis])], in document: Document) -> Bool {
    if pinned.isEmpty { return true }
    let free = pinned.reduce(into: Set<ObjectID>()) { $0.formUnion(PinCheck.inside($1.view, document)) }
    var new = states
    for index in check.situations.indices.dropFirst() {
      guard let before = states[index] else { continue }
      guard let after = check.state(of: document, root: root, in: check.situations[index]) else { return false }
      let isOpen = pinned.contains { view, axes in axes.contains { after.isAmbiguous(view, $0) == true } }
      let complaint = after.complaint(comparedTo: before, free: free, isStrict: false, in: document)
      if isOpen || complaint != nil { return false }
      new[index] = after
    }
    states = new
    return true
  }

  private static func inside(_ view: ObjectID, _ document: Document) -> Set<ObjectID> {
    guard let view = document.object(view) else { return [] }
    return Set(document.views.filter { $0 == view || view.element.contains($0.element) }.map(\.id))
  }
}

extension LayoutState {
  /// A complaint if the view itself moved.
  fileprivate func moved(_ view: ObjectID, from before: LayoutState, on axes: [Axis]) -> String? {
    guard let index = views.firstIndex(of: view) else { return nil }
    for axis in axes {
      let (new, old) = (frames[index], before.frames[index])
      guard
        abs(new.start(axis) - old.start(axis)) > LayoutState.tolerance
          || abs(new.extent(axis) - old.extent(axis)) > LayoutState.tolerance
      else { continue }
      return "\(title) its frame would change"
    }
    return nil
  }
}
