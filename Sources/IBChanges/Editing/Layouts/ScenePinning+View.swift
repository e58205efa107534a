import IBLayout
import IBModel
import IBXML

/// Quantities that are determined together on an axis, with alternative constraints for them, best first.
private struct Part {
  var axis: Axis
  var missing: Set<LayoutGap.Quantity>
  var choices: [[ConstraintContent]]

  /// The parts of an axis: a view, and its scrolled content.
  static func all(_ missing: Set<LayoutGap.Quantity>, _ axis: Axis, _ choices: PinChoices) -> [Part] {
    [missing.subtracting([.contentSize]), missing.intersection([.contentSize])].filter { !$0.isEmpty }
      .map { Part(axis: axis, missing: $0, choices: choices.choices($0, axis)) }
  }
}

/// Constraints with the document that has them.
private typealias Tried = (contents: [ConstraintContent], trial: PinTrial)

extension ScenePinning {
  /// Adds the constraints that a view lacks.
  mutating func pin(_ view: Object) throws(OperationError) {
    guard !view.id.rawValue.isEmpty, !document.duplicates.contains(where: { $0.id == view.id }) else {
      throw OperationError("its id is not unique")
    }
    guard let free = view.element[.fixedFrame] == nil ? current : trials.trial(document, view, []),
      let layout = free.canvas, let object = free.document.object(view.id)
    else {
      throw OperationError("its scene cannot be laid out without the fixed frame")
    }
    let gaps = free.gaps.filter { $0.view.id == view.id }
    let missing = try missing(gaps)
    guard let choices = PinChoices(layout, object) else { throw OperationError("it has no superview") }
    try requireStoredFrame(choices, missing)
    let axes = Axis.allCases.filter { missing[$0] != nil }
    let parts = axes.flatMap { Part.all(missing[$0] ?? [], $0, choices) }
    let tried = if let best = best(parts, for: view, on: axes) { best } else { try chosen(parts, for: view, on: axes) }
    if pinCheck.isQuick, canPush(tried.contents, parts) {
      postponed = view.id
      return
    }
    try accept(tried, for: view, on: axes, settling: gaps.flatMap(\.views).map(\.id))
  }

  /// The ambiguous quantities on each axis.
  private func missing(_ gaps: [LayoutGap]) throws(OperationError) -> [Axis: Set<LayoutGap.Quantity>] {
    var result: [Axis: Set<LayoutGap.Quantity>] = [:]
    for gap in gaps {
      switch gap.reason {
      case .missing(let missing): for part in missing { result[part.axis, default: []].insert(part.quantity) }
      case .equalPriorities(let views):
        throw OperationError(
          "the contents of \(views.map(\.reference).joined(separator: " and ")) share the space with equal priorities; "
            + "give one of them another priority")
      case .rowHeight(let required, let row):
        throw OperationError("its row is \(row) points high, and its constraints require \(required)")
      case .outOfSight: throw OperationError("Xcode does not lay it out, because its row is hidden")
      }
    }
    guard !result.isEmpty else { throw OperationError("its ambiguity depends on another view") }
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
      throw OperationError("its constraints contradict its stored frame; update the frames first")
    }
    if stored.width <= 0 || stored.height <= 0 { throw OperationError("its stored frame is empty") }
  }

  /// The best constraints of all parts if they work together; nil if they must be chosen one by one.
  private mutating func best(_ parts: [Part], for view: Object, on axes: [Axis]) -> Tried? {
    let best = parts.map { $0.choices.first { !$0.isEmpty } ?? [] }
    let contents = best.flatMap(\.self)
    guard !best.contains([]), let trial = trials.trial(document, view, contents),
      pinCheck.complaint(about: trial, view.id, in: document, on: axes, isFinal: true) == nil
    else { return nil }
    let unsized = parts.filter { !$0.missing.contains(.size) }.map(\.axis)
    return trial.complaintAboutContent(of: view.id, unsized) == nil ? (contents, trial) : nil
  }

  /// Constraints chosen part by part.
  private mutating func chosen(_ parts: [Part], for view: Object, on axes: [Axis]) throws(OperationError) -> Tried {
    var contents: [ConstraintContent] = []
    for part in parts { contents += try chosen(part, beside: contents, for: view) }
    guard let trial = trials.trial(document, view, contents) else {
      throw OperationError("its constraints cannot be written")
    }
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
      guard let trial = trials.trial(document, view, others + choice) else { continue }
      let complaint =
        pinCheck.complaint(about: trial, view.id, in: document, on: [part.axis])
        ?? (part.missing.contains(.size) ? nil : trial.complaintAboutContent(of: view.id, [part.axis]))
      guard let complaint else { return choice }
      reason = reason ?? complaint
    }
    throw OperationError(reason ?? "no view or edge can hold it \(part.axis.adverb)")
  }

  /// Whether constraints could push other views on a device: they hold a view at both ends, or define scrolled content.
  private func canPush(_ contents: [ConstraintContent], _ parts: [Part]) -> Bool {
    if parts.contains(where: { $0.missing.contains(.contentSize) }) { return true }
    return Axis.allCases.contains { axis in contents.count { $0.second != nil && $0.first.attribute.axis == axis } > 1 }
  }

  /// Keeps constraints that leave no ambiguity.
  private mutating func accept(
    _ tried: Tried, for view: Object, on axes: [Axis], settling others: [ObjectID]
  ) throws(OperationError) {
    let canvas = tried.trial.state(0)
    let settled = others.filter { id in Axis.allCases.allSatisfy { canvas?.isAmbiguous(id, $0) == false } }
    let flagged = settled.compactMap(document.object).filter { $0.frameFlags.contains(.ambiguous) }
    let result =
      flagged.isEmpty ? tried.trial.document : document.adding(tried.contents, to: view, settling: settled)
    guard let result else { throw OperationError("its constraints cannot be written") }
    let known = Set(document.constraints.map(\.id))
    let added = result.constraints.map(\.id).filter { !known.contains($0) }
    let text = tried.contents.map { result.text(of: $0) }.joined(separator: ", ")
    changes.append(OperationChange(view, "pinned by \(text)", added: added))
    for other in flagged where other.id != view.id { changes.append(OperationChange(other, "no longer ambiguous")) }
    pinCheck.note(tried.trial)
    pinned.append((view.id, axes))
    (document, current) = (result, tried.trial)
    trials.forget()
  }
}
