import IBLayout
import IBModel

/// What constraints that pin views must not change, on the canvas and on devices.
struct PinCheck {
  /// Whether only the canvas is looked at.
  var isQuick = false
  private let check: LayoutCheck
  private let root: Int
  /// The layouts of the document as it is now.
  private var states: [LayoutState?] = []

  init(_ check: LayoutCheck, root: Int) { (self.check, self.root) = (check, root) }

  private var looked: Range<Int> { 0..<(isQuick ? 1 : check.situations.count) }

  /// Notes how the layouts are now.
  mutating func note(_ trial: PinTrial) {
    if states.isEmpty { states = check.situations.map { _ in nil } }
    for index in looked { states[index] = trial.state(index) }
  }

  /// What speaks against constraints of a view in any situation.
  /// - Parameters:
  ///   - axes: The axes on which it gets constraints.
  ///   - isFinal: Whether it gets no others afterwards.
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
      // On a device, what is in the view moves with it.
      let isCanvas = index == 0
      let complaint = after.complaint(
        comparedTo: before, free: isCanvas && isFinal ? [] : inside, isStrict: isCanvas,
        on: isFinal ? Axis.allCases : axes, in: document)
      if let complaint { return complaint }
      if isCanvas, !isFinal, let complaint = after.moved(view, from: before, on: axes) { return complaint }
    }
    return nil
  }

  /// Whether nothing on devices speaks against views that were only looked at on the canvas; then that is how the layouts are
  /// now.
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

  /// A view and all views in it.
  private static func inside(_ view: ObjectID, _ document: Document) -> Set<ObjectID> {
    guard let view = document.object(view) else { return [] }
    return Set(document.views.filter { $0 == view || view.element.contains($0.element) }.map(\.id))
  }
}

extension LayoutState {
  /// That the view itself is somewhere else.
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
