import IBBase
import IBLayout
import IBModel
import IBXML

/// Pins the ambiguous views of one scene in turn: each gets constraints or stays unchanged.
struct ScenePinning {
  var document: Document
  var changes: [OperationChange] = []
  /// The reasons why views are not pinned, each as one clause.
  private(set) var notes: [String] = []
  var trials: PinTrials
  var pinCheck: PinCheck
  /// The current document with its canvas layout. It may have other flags than ``document``, but the same objects.
  var current: PinTrial?
  /// The views pinned since the last check on devices, with the axes that were ambiguous.
  var pinned: [(view: ObjectID, axes: [Axis])] = []
  /// A view whose constraints could push others, so it must be checked on devices separately.
  var postponed: ObjectID?

  private let wanted: Set<ObjectID>?
  /// The views that this pass tried.
  private var done: Set<ObjectID> = []

  init(_ document: Document, root: Int, _ check: LayoutCheck, only wanted: Set<ObjectID>?, mostWork: Int) {
    (self.document, self.wanted) = (document, wanted)
    trials = PinTrials(root: root, check, mostWork: mostWork)
    pinCheck = PinCheck(check, root: root)
  }

  mutating func run() {
    guard trials.haveRoom else { return }
    let current = trials.layout(of: document)
    guard !candidates(current).isEmpty else { return }
    self.current = current
    pinCheck.note(current)
    // A view may become pinnable after the views that its constraints would refer to.
    while pass(), trials.haveRoom {}
    if !trials.haveRoom {
      let steps = "\(Limit.pinWork / 1_000_000) million steps of work"
      notes.append("pinning stops after \(steps); run `ibt pin` again for the other views")
    }
  }

  /// Tries each view once.
  /// - Returns: Whether one was pinned.
  private mutating func pass() -> Bool {
    (done, notes) = ([], [])
    let count = changes.count
    while pinSeveral() {}
    return changes.count > count
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

  /// Tries at most a number of views.
  /// - Returns: Whether none is left.
  private mutating func pinNext(_ most: Int) -> Bool {
    for _ in 0..<most where postponed == nil && trials.haveRoom {
      guard let current, let view = candidates(current).first.flatMap({ document.object($0.id) }) else { return true }
      done.insert(view.id)
      do throws(OperationError) { try pin(view) } catch {
        notes.append("\(view.reference) is not pinned: \(error.message)")
      }
    }
    return !trials.haveRoom
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
      && view.object.element[Name.translatesAutoresizing] == "NO" && view.object.isSubview
  }
}
