import IBLayout
import IBModel

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

  var cost: Int { document.tree.nodeCount / 10 + 2 * (canvas?.scene.indices.count ?? 0) }

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
