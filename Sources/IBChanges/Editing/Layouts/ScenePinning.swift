import IBLayout
import IBModel
import IBXML

/// Pins the ambiguous views of one scene in turn: each gets constraints or stays unchanged.
struct ScenePinning {
  private(set) var document: Document
  private(set) var announcements: [Announcement] = []
  /// The reasons why views are not pinned, each as one clause.
  private(set) var notes: [String] = []
  /// The work that is left: each trial lays out the whole scene.
  private(set) var room: Int

  /// The position of the root view among those of the document.
  private let root: Int
  private let check: LayoutCheck
  private let wanted: Set<ObjectID>?
  private var done: Set<ObjectID> = []
  private var pinCheck: PinCheck
  /// The current document with its canvas layout. It may have other flags than ``document``, but the same objects.
  private var current: PinTrial?
  /// The results of trials for `triedView`.
  private var tried: [[ConstraintContent]: PinTrial?] = [:]
  private var triedView: ObjectID?
  /// A view that must be checked on devices separately.
  private var postponed: ObjectID?
  /// The views pinned since the last check on devices, with the axes that were ambiguous.
  private var pinned: [(view: ObjectID, axes: [Axis])] = []

  init(_ document: Document, root: Int, _ check: LayoutCheck, only wanted: Set<ObjectID>?, room: Int) {
    (self.document, self.root, self.check, self.wanted, self.room) = (document, root, check, wanted, room)
    pinCheck = PinCheck(check, root: root)
  }

  mutating func run() {
    guard room > 0 else { return }
    let current = PinTrial(document, root: root, check)
    room -= current.cost
    guard !candidates(current).isEmpty else { return }
    self.current = current
    pinCheck.note(current)
    // A view may become pinnable after the views that its constraints would refer to.
    while pass(), room > 0 {}
    if room <= 0 {
      notes.append(
        "no more views are pinned after \(Limit.pinWork / 1000),000 steps of work; run `ibt pin` again for the others")
    }
  }

  /// Tries each view once.
  /// - Returns: Whether one was pinned.
  private mutating func pass() -> Bool {
    (done, notes) = ([], [])
    let count = announcements.count
    while pinSeveral() {}
    return announcements.count > count
  }

  /// Tries some views. They are checked on devices together, and separately only if that fails or a view could push
  /// others.
  /// - Returns: Whether others are left.
  private mutating func pinSeveral() -> Bool {
    let before = self
    (pinCheck.isQuick, pinned) = (true, [])
    var isDone = pinNext(ScenePinning.severalViews)
    pinCheck.isQuick = false
    if !pinCheck.acceptsOnDevices(pinned, in: document) {
      self = before
      isDone = pinNext(ScenePinning.severalViews)
    } else if let view = postponed {
      postponed = nil
      done.remove(view)
      isDone = pinNext(1)
    }
    return !isDone
  }

  private static let severalViews = 16

  /// Whether constraints could push other views on a device: they hold a view at both ends, or define scrolled content.
  private func canPush(_ contents: [ConstraintContent], _ parts: [Part]) -> Bool {
    if parts.contains(where: { $0.missing.contains(.contentSize) }) { return true }
    return Axis.allCases.contains { axis in contents.count { $0.second != nil && $0.first.attribute.axis == axis } > 1 }
  }

  /// Tries at most a number of views.
  /// - Returns: Whether none is left.
  private mutating func pinNext(_ most: Int) -> Bool {
    for _ in 0..<most where postponed == nil && room > 0 {
      guard let current, let view = candidates(current).first.flatMap({ document.object($0.id) }) else { return true }
      done.insert(view.id)
      do throws(OperationError) { try pin(view) } catch {
        notes.append("\(view.reference) is not pinned: \(error.message)")
      }
    }
    return room <= 0
  }

  /// The views with ambiguities or without any constraint: outer ones first, then in reading order.
  private func candidates(_ trial: PinTrial) -> [Object] {
    guard let layout = trial.canvas else { return [] }
    let scene = layout.scene
    let free = scene.indices.filter { isWithoutConstraints(scene[$0]) }
    let open = trial.gaps.filter { $0.view.verifiesAmbiguity }.compactMap { scene.index(of: $0.view) }
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

  private mutating func pin(_ view: Object) throws(OperationError) {
    guard !view.id.rawValue.isEmpty, !document.duplicates.contains(where: { $0.id == view.id }) else {
      throw OperationError("its id is not unique")
    }
    if triedView != view.id { (triedView, tried) = (view.id, [:]) }
    guard let free = view.element[.fixedFrame] == nil ? current : trial(view, []), let layout = free.canvas,
      let object = free.document.object(view.id)
    else {
      throw OperationError("its scene has no layout without a fixed frame")
    }
    let gaps = free.gaps.filter { $0.view.id == view.id }
    let missing = try missing(gaps)
    guard let choices = PinChoices(layout, object) else { throw OperationError("it is not in another view") }
    try requireStoredFrame(choices, missing)
    let parts = Axis.allCases.flatMap { axis in
      PinChoices.parts(missing[axis] ?? []).map { Part(axis: axis, missing: $0, choices: choices.choices($0, axis)) }
    }
    let axes = Axis.allCases.filter { missing[$0] != nil }
    let found = best(parts, for: view, on: axes)
    let (contents, trial) = if let found { found } else { try chosen(parts, for: view, on: axes) }
    if pinCheck.isQuick, canPush(contents, parts) {
      postponed = view.id
      return
    }
    try accept(contents, trial, for: view, on: axes, settling: gaps.flatMap(\.views).map(\.id))
  }

  /// Quantities that are determined together on an axis, with the choices for them.
  private struct Part {
    var axis: Axis
    var missing: Set<LayoutGap.Quantity>
    var choices: [[ConstraintContent]]
  }

  private func missing(_ gaps: [LayoutGap]) throws(OperationError) -> [Axis: Set<LayoutGap.Quantity>] {
    var result: [Axis: Set<LayoutGap.Quantity>] = [:]
    for gap in gaps {
      switch gap.reason {
      case .missing(let missing): for part in missing { result[part.axis, default: []].insert(part.quantity) }
      case .equalPriorities(let views):
        throw OperationError(
          "the contents of \(views.map(\.reference).joined(separator: " and ")) share the room with equal priorities; "
            + "give one of them another priority")
      case .rowHeight(let required, let row):
        throw OperationError("its row is \(row) points high, and its constraints require \(required)")
      case .outOfSight: throw OperationError("its row is not shown, so that Xcode does not lay it out")
      }
    }
    guard !result.isEmpty else { throw OperationError("what is open depends on another view") }
    return result
  }

  /// Refuses a view whose frame on an ambiguous axis differs from the stored one because of other constraints.
  private func requireStoredFrame(
    _ choices: PinChoices, _ missing: [Axis: Set<LayoutGap.Quantity>]
  ) throws(OperationError) {
    let layout = choices.layout
    guard let stored = layout.scene[choices.view].storedFrame else { throw OperationError("it has no stored frame") }
    let frame = layout.exactFrame(choices.view)
    for axis in missing.keys
    where missing[axis] != [.contentSize]
      && (abs(stored.start(axis) - frame.start(axis)) > 1 || abs(stored.extent(axis) - frame.extent(axis)) > 1)
    {
      throw OperationError("its constraints do not allow its stored frame; update the frames first")
    }
    if stored.width <= 0 || stored.height <= 0 { throw OperationError("its stored frame is empty") }
  }

  /// The best constraints of all parts if they work together; nil if they must be chosen one by one.
  private mutating func best(_ parts: [Part], for view: Object, on axes: [Axis]) -> ([ConstraintContent], PinTrial)? {
    let best = parts.map { $0.choices.first { !$0.isEmpty } ?? [] }
    guard !best.contains([]), let trial = trial(view, best.flatMap(\.self)),
      pinCheck.complaint(about: trial, view.id, in: document, on: axes, isFinal: true) == nil
    else { return nil }
    let unsized = parts.filter { !$0.missing.contains(.size) }.map(\.axis)
    return trial.complaintAboutContent(of: view.id, unsized) == nil ? (best.flatMap(\.self), trial) : nil
  }

  /// Constraints chosen part by part, and the document with all of them.
  private mutating func chosen(
    _ parts: [Part], for view: Object, on axes: [Axis]
  ) throws(OperationError) -> ([ConstraintContent], PinTrial) {
    var contents: [ConstraintContent] = []
    for part in parts { contents += try chosen(part, beside: contents, for: view) }
    guard let trial = trial(view, contents) else { throw OperationError("its constraints cannot be written") }
    if let complaint = pinCheck.complaint(about: trial, view.id, in: document, on: axes, isFinal: true) {
      throw OperationError(complaint)
    }
    return (contents, trial)
  }

  /// The first set of constraints that changes nothing else on the axis.
  private mutating func chosen(
    _ part: Part, beside others: [ConstraintContent], for view: Object
  ) throws(OperationError) -> [ConstraintContent] {
    var reason: String?
    for choice in part.choices where !choice.isEmpty {
      guard let trial = trial(view, others + choice) else { continue }
      if let complaint = pinCheck.complaint(about: trial, view.id, in: document, on: [part.axis]) {
        reason = reason ?? complaint
      } else if !part.missing.contains(.size), let complaint = trial.complaintAboutContent(of: view.id, [part.axis]) {
        reason = reason ?? complaint
      } else {
        return choice
      }
    }
    throw OperationError(reason ?? "nothing is there that could hold it \(part.axis.adverb)")
  }

  /// Keeps constraints that leave no ambiguity.
  private mutating func accept(
    _ contents: [ConstraintContent], _ trial: PinTrial, for view: Object, on axes: [Axis], settling others: [ObjectID]
  ) throws(OperationError) {
    let canvas = trial.state(0)
    let settled = others.filter { id in Axis.allCases.allSatisfy { canvas?.isAmbiguous(id, $0) == false } }
    let flagged = settled.compactMap(document.object).filter { $0.frameFlags.contains(.ambiguous) }
    let result = flagged.isEmpty ? trial.document : edited(view, contents, settled: settled)
    guard let result else { throw OperationError("its constraints cannot be written") }
    let known = Set(document.constraints.map(\.id))
    let added = result.constraints.map(\.id).filter { !known.contains($0) }
    let text = contents.map { result.text(of: $0) }.joined(separator: ", ")
    announcements.append(Announcement(view, "pinned by \(text)", added: added))
    for other in flagged where other.id != view.id { announcements.append(Announcement(other, "no longer ambiguous")) }
    pinCheck.note(trial)
    pinned.append((view.id, axes))
    (document, current, triedView) = (result, trial, nil)
  }

  private mutating func trial(_ view: Object, _ contents: [ConstraintContent]) -> PinTrial? {
    if let known = tried[contents] { return known }
    let trial = edited(view, contents).map { PinTrial($0, root: root, check) }
    tried[contents] = .some(trial)
    room -= trial?.cost ?? 0
    return trial
  }

  /// The document with constraints for a view, which loses its fixed-frame flag.
  /// - Parameter settled: Views that Xcode flagged as ambiguous and that no longer are.
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
}

extension PinChoices {
  /// Splits quantities to determine separately: those of a view and of its scrolled content.
  static func parts(_ missing: Set<LayoutGap.Quantity>) -> [Set<LayoutGap.Quantity>] {
    [missing.subtracting([.contentSize]), missing.intersection([.contentSize])].filter { !$0.isEmpty }
  }
}
