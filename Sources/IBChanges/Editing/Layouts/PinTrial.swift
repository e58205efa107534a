import IBLayout
import IBModel
import IBXML

/// A document with tentative constraints, and its layouts, computed on demand.
final class PinTrial {
  let document: Document
  let canvas: SceneLayout?
  private(set) lazy var gaps = canvas.map(check.engine.gaps) ?? []
  /// The canvas layout with measured content; nil without any.
  private(set) lazy var measured = measuredLayout
  private let root: Int
  private let check: LayoutCheck
  private var states: [Int: LayoutState?] = [:]

  init(_ document: Document, root: Int, _ check: LayoutCheck) {
    (self.document, self.root, self.check) = (document, root, check)
    canvas = check.canvasLayout(of: document, root: root, options: .ambiguity)
    states[0] = .some(canvas.map(LayoutState.init))
  }

  /// The layout in a situation; nil if there is none.
  func state(_ index: Int) -> LayoutState? {
    if let known = states[index] { return known }
    let state = check.state(of: document, root: root, in: check.situations[index])
    states[index] = .some(state)
    return state
  }

  private var measuredLayout: SceneLayout? {
    var situation = check.situations[0]
    situation.content = .measured
    return check.layout(of: document, root: root, in: situation, options: .framesOnly)
  }

  /// A complaint if the content of a view would change its size.
  func complaintAboutContent(of view: ObjectID, _ axes: [Axis]) -> String? {
    guard let object = document.object(view), let canvas, let place = canvas.scene.index(of: object),
      axes.contains(where: { canvas.scene.hasContent(place, $0) }), let measured,
      let index = measured.scene.index(of: object), let stored = measured.scene[index].storedFrame
    else { return nil }
    for axis in axes where measured.scene.hasContent(index, axis) {
      let difference = abs(measured.frames[index].extent(axis) - stored.extent(axis))
      if difference > max(3, stored.extent(axis) * 0.08) { return "its content gives it another size" }
    }
    return nil
  }
}

/// Trials of constraints for one view after another. Each lays out the whole scene, so their work is limited.
struct PinTrials {
  /// The position of the root view among those of the document.
  private let root: Int
  private let check: LayoutCheck
  private let mostWork: Int
  /// The results for one view.
  private var results: [[ConstraintContent]: PinTrial?] = [:]
  private var view: ObjectID?

  init(root: Int, _ check: LayoutCheck, mostWork: Int) {
    (self.root, self.check, self.mostWork) = (root, check, mostWork)
  }

  /// Whether the work of all scenes is below the limit.
  var haveRoom: Bool { check.engine.work < mostWork }

  func layout(of document: Document) -> PinTrial { PinTrial(document, root: root, check) }

  /// The document with constraints for a view; nil if they cannot be written.
  mutating func trial(_ document: Document, _ view: Object, _ contents: [ConstraintContent]) -> PinTrial? {
    if self.view != view.id { (self.view, results) = (view.id, [:]) }
    if let known = results[contents] { return known }
    check.engine.countWork(ofChanging: document.tree.nodeCount)
    let trial = document.adding(contents, to: view).map { layout(of: $0) }
    results[contents] = .some(trial)
    return trial
  }

  /// Forgets results, because the document has changed.
  mutating func forget() { view = nil }
}

extension Document {
  /// The document with constraints for a view, which loses its fixed-frame flag.
  /// - Parameter settled: Views that Xcode flagged as ambiguous and that no longer are.
  func adding(_ contents: [ConstraintContent], to view: Object, settling settled: [ObjectID] = []) -> Document? {
    var edit = ModelEdit(self)
    if view.element[.fixedFrame] != nil { edit.setAttribute(.fixedFrame, to: nil, on: view.element) }
    for object in settled.compactMap(object) { _ = edit.set(.ambiguous, to: false, of: object) }
    for content in contents {
      let items = content.items.compactMap { object($0) }
      guard items.count == content.items.count, let host = constraintHost(for: items) else { return nil }
      edit.add(NewConstraint(content), heldBy: host, seed: text(of: content))
    }
    return try? edit.verified()
  }
}
