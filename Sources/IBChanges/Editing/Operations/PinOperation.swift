import IBBase
import IBLayout
import IBModel

/// Adds missing constraints, as Interface Builder's *Add Missing Constraints* does.
///
/// Constraints hold ambiguous and unconstrained views where they are today: by the nearest view with a certain place,
/// by the edges of the safe area or superview, and by a size only if the content does not determine it. Each view is
/// checked on the canvas and on devices: it keeps its stored frame, nothing stays ambiguous or conflicts, and no other
/// view moves. If that is impossible, the view is not changed and a note gives the reason.
public struct PinOperation: Operation {
  /// The views that may be pinned; nil for all.
  public var targets: Targets?
  /// The canvas, with the images of the app.
  public var canvas: Situation
  /// The devices for checking the result; nil for a small phone, a common one and a large tablet.
  public var devices: [Device]?
  /// The steps of work after which no further view is pinned.
  package var mostWork = Limit.pinWork

  /// Creates an operation that pins the selected views, or all ambiguous ones.
  public init(_ targets: Targets? = nil, in canvas: Situation = Situation(), on devices: [Device]? = nil) {
    (self.targets, self.canvas, self.devices) = (targets, canvas, devices)
  }

  /// Adds the constraints; see ``Operation``.
  public func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    guard document.usesAutoLayout else {
      return Edited(document, notes: ["nothing is pinned: the document does not use Auto Layout"])
    }
    let wanted = targets == nil ? nil : Set(objects.map(\.id))
    let engine = LayoutEngine()
    let devices = devices ?? LayoutCheck.usualDevices(on: document.platform)
    var edited = Edited(document)
    for (root, view) in document.rootViews.enumerated() {
      let sizes = document.platform == .macOS ? LayoutCheck.sizes(around: view) : []
      let check = LayoutCheck(canvas, on: devices, sizes: sizes, engine: engine)
      var pinning = ScenePinning(edited.document, root: root, check, only: wanted, mostWork: mostWork)
      pinning.run()
      edited.document = pinning.document
      edited.changes += pinning.changes
      edited.notes += pinning.notes
    }
    return edited
  }
}
