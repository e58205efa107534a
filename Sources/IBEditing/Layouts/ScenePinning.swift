import IBLayout
import IBModel
import IBScene

/// Pins the ambiguous views of one scene, one after the other: each gets constraints, or is not changed.
struct ScenePinning {
  private(set) var document: Document
  private(set) var announcements: [Announcement] = []
  /// Why views are not pinned, each as one clause.
  private(set) var notes: [String] = []

  /// The position of the root view among those of the document.
  private let root: Int
  private let check: LayoutCheck
  private let wanted: Set<ObjectID>?
  private var done: Set<ObjectID> = []
  /// The layouts of the document as it is now.
  private var states: [LayoutState?] = []

  /// - Parameter wanted: The views that may be pinned; nil for all.
  init(_ document: Document, root: Int, _ check: LayoutCheck, only wanted: Set<ObjectID>?) {
    (self.document, self.root, self.check, self.wanted) = (document, root, check, wanted)
  }

  /// Pins views until none of those that are left can be.
  mutating func run() {
    guard let first = layout(of: document), !candidates(first).isEmpty else { return }
    states = check.states(of: document, root: root)
    // What cannot be pinned at first may hold to a view that is pinned later.
    while pass() {}
  }

  /// Tries each view once.
  /// - Returns: Whether one was pinned.
  private mutating func pass() -> Bool {
    (done, notes) = ([], [])
    let count = announcements.count
    while let layout = layout(of: document), let view = candidates(layout).first {
      done.insert(view.id)
      do throws(Refusal) { try pin(view) } catch {
        notes.append("\(view.reference) is not pinned: \(error.reason)")
      }
    }
    return announcements.count > count
  }

  private func layout(of document: Document) -> SceneLayout? {
    check.canvasLayout(of: document, root: root, options: .gaps)
  }

  /// Why a view is not changed.
  private struct Refusal: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  // MARK: Views

  /// The views that something is open for, or that have no constraints at all: outer ones first, then in the order of reading.
  private func candidates(_ layout: SceneLayout) -> [Object] {
    let scene = layout.scene
    let free = scene.indices.filter { isWithoutConstraints(scene[$0]) }
    let open = layout.gaps.filter { $0.view.verifiesAmbiguity }.compactMap { scene.index(of: $0.view) }
    let frames = layout.framesInRoot
    let views = Set(free + open).filter { index in
      let id = scene[index].object.id
      return !done.contains(id) && wanted?.contains(id) ?? true
    }
    let depth = { (view: ViewIndex) in sequence(first: view) { scene[$0].parent }.reduce(0) { count, _ in count + 1 } }
    let order = { (view: ViewIndex) in [Double(depth(view)), frames[view].y, frames[view].x, Double(view.position)] }
    return views.map { ($0, order($0)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { scene[$0.0].object }
  }

  private func isWithoutConstraints(_ view: ResolvedView) -> Bool {
    view.hasFixedFrame && view.parent != nil && !view.isArranged && !view.isContentView && !view.isAccessory
      && view.object.element[Name.translatesAutoresizing] == "NO" && view.object.element.parent?.name == .subviews
  }

  // MARK: One view

  private mutating func pin(_ view: Object) throws(Refusal) {
    guard !view.id.rawValue.isEmpty, !document.duplicates.contains(where: { $0.id == view.id }) else {
      throw Refusal("its id is not unique")
    }
    guard let free = edited(view, []), let layout = layout(of: free), let object = free.object(view.id) else {
      throw Refusal("its scene has no layout without a fixed frame")
    }
    let gaps = layout.gaps.filter { $0.view.id == view.id }
    let missing = try missing(gaps)
    guard let choices = PinChoices(layout, object) else { throw Refusal("it is not in another view") }
    try requireStoredFrame(choices, missing)
    var contents: [ConstraintContent] = []
    for axis in Axis.allCases {
      guard let quantities = missing[axis] else { continue }
      for part in PinChoices.parts(quantities) {
        contents += try chosen(choices.choices(part, axis), beside: contents, for: view, axis, part)
      }
    }
    try accept(contents, for: view, on: Array(missing.keys), settling: gaps.flatMap(\.views).map(\.id))
  }

  /// What is open, by axis.
  private func missing(_ gaps: [LayoutGap]) throws(Refusal) -> [Axis: Set<LayoutGap.Quantity>] {
    var result: [Axis: Set<LayoutGap.Quantity>] = [:]
    for gap in gaps {
      switch gap.reason {
      case .missing(let missing): for part in missing { result[part.axis, default: []].insert(part.quantity) }
      case .equalPriorities(let views):
        throw Refusal(
          "the contents of \(views.map(\.reference).joined(separator: " and ")) share the room with equal priorities; "
            + "give one of them another priority")
      case .rowHeight(let required, let row):
        throw Refusal("its row is \(row) points high, and its constraints require \(required)")
      case .outOfSight: throw Refusal("its row is not shown, so that Xcode does not lay it out")
      }
    }
    guard !result.isEmpty else { throw Refusal("what is open depends on another view") }
    return result
  }

  /// On an axis that is open a view has its stored frame, unless other constraints forbid that.
  private func requireStoredFrame(_ choices: PinChoices, _ missing: [Axis: Set<LayoutGap.Quantity>]) throws(Refusal) {
    let layout = choices.layout
    guard let stored = layout.scene[choices.view].storedFrame else { throw Refusal("it has no stored frame") }
    let frame = layout.exactFrame(choices.view)
    for axis in missing.keys
    where missing[axis] != [.contentSize]
      && (abs(stored.start(axis) - frame.start(axis)) > 1 || abs(stored.extent(axis) - frame.extent(axis)) > 1)
    {
      throw Refusal("its constraints do not allow its stored frame; update the frames first")
    }
    if stored.width <= 0 || stored.height <= 0 { throw Refusal("its stored frame is empty") }
  }

  /// The first set of constraints with which nothing else changes on the axis.
  private func chosen(
    _ choices: [[ConstraintContent]], beside others: [ConstraintContent], for view: Object, _ axis: Axis,
    _ missing: Set<LayoutGap.Quantity>
  ) throws(Refusal) -> [ConstraintContent] {
    var reason: String?
    for choice in choices where !choice.isEmpty {
      guard let trial = edited(view, others + choice) else { continue }
      if let complaint = complaint(about: trial, view, on: [axis]) {
        reason = reason ?? complaint
      } else if !missing.contains(.size), let complaint = complaintAboutContent(trial, view, axis) {
        reason = reason ?? complaint
      } else {
        return choice
      }
    }
    throw Refusal(reason ?? "nothing is there that could hold it \(axis.adverb)")
  }

  /// Keeps constraints that leave nothing open.
  private mutating func accept(
    _ contents: [ConstraintContent], for view: Object, on axes: [Axis], settling others: [ObjectID]
  ) throws(Refusal) {
    guard let trial = edited(view, contents) else { throw Refusal("its constraints cannot be written") }
    if let complaint = complaint(about: trial, view, on: axes, isFinal: true) { throw Refusal(complaint) }
    let states = check.states(of: trial, root: root)
    let settled = others.filter { id in Axis.allCases.allSatisfy { states[0]?.isAmbiguous(id, $0) == false } }
    guard let result = edited(view, contents, settled: settled) else {
      throw Refusal("its constraints cannot be written")
    }
    let known = Set(document.constraints.map(\.id))
    let added = result.constraints.map(\.id).filter { !known.contains($0) }
    let text = contents.map { result.text(of: $0) }.joined(separator: ", ")
    announcements.append(Announcement(view, "pinned by \(text)", added: added))
    for other in settled.compactMap(document.object) where other.id != view.id && other.frameFlags.contains(.ambiguous)
    {
      announcements.append(Announcement(other, "no longer ambiguous"))
    }
    (document, self.states) = (result, states)
  }

  /// The document with constraints for a view, which then has no fixed frame.
  /// - Parameter settled: Views that Xcode noted as ambiguous and that no longer are.
  private func edited(
    _ view: Object, _ contents: [ConstraintContent], settled: [ObjectID] = []
  ) -> Document? {
    var edit = ModelEdit(document)
    if view.element[.fixedFrame] != nil { edit.setAttribute(.fixedFrame, to: nil, on: view.element) }
    for object in settled.compactMap(document.object) { _ = edit.set(.ambiguous, to: false, of: object) }
    for content in contents {
      let items = content.items.compactMap { document.object($0) }
      guard items.count == content.items.count, let host = document.constraintHost(for: items) else { return nil }
      edit.add(NewConstraint(content), heldBy: host, seed: document.text(of: content))
    }
    return try? edit.verified()
  }

  // MARK: Checks

  /// What speaks against constraints of a view in any situation.
  private func complaint(about trial: Document, _ view: Object, on axes: [Axis], isFinal: Bool = false) -> String? {
    for (index, situation) in check.situations.enumerated() {
      guard let before = states[index] else { continue }
      guard let after = check.state(of: trial, root: root, in: situation) else {
        return "\(before.title) the scene would have no layout"
      }
      for axis in axes where after.isAmbiguous(view.id, axis) == true {
        return "\(after.title) it would still be ambiguous \(axis.adverb)"
      }
      // On a device, what is in the view moves with it.
      let free: Set<ObjectID> = index == 0 ? [] : inside(view)
      let open = index == 0 && !isFinal ? inside(view) : free
      if let complaint = after.complaint(
        comparedTo: before, free: isFinal ? free : open, isStrict: index == 0,
        on: isFinal ? Axis.allCases : axes, in: document)
      {
        return complaint
      }
      if index == 0, !isFinal, let complaint = after.moved(view.id, from: before, on: axes) { return complaint }
    }
    return nil
  }

  /// A view and all views in it.
  private func inside(_ view: Object) -> Set<ObjectID> {
    Set(document.views.filter { $0 == view || view.element.contains($0.element) }.map(\.id))
  }

  /// Whether the content of a view would give it another size than today's.
  private func complaintAboutContent(_ trial: Document, _ view: Object, _ axis: Axis) -> String? {
    var measured = check.situations[0]
    measured.content = .measured
    guard let layout = check.layout(of: trial, root: root, in: measured, options: .framesOnly),
      let object = trial.object(view.id), let index = layout.scene.index(of: object),
      layout.scene.hasContent(index, axis), let stored = layout.scene[index].storedFrame
    else { return nil }
    let difference = abs(layout.frames[index].extent(axis) - stored.extent(axis))
    guard difference > max(3, stored.extent(axis) * 0.08) else { return nil }
    return "its content gives it another size"
  }
}

extension PinChoices {
  /// What is found one after the other: a view and what it scrolls are different things.
  static func parts(_ missing: Set<LayoutGap.Quantity>) -> [Set<LayoutGap.Quantity>] {
    [missing.subtracting([.contentSize]), missing.intersection([.contentSize])].filter { !$0.isEmpty }
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
