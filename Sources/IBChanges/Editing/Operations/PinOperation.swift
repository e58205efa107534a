import IBLayout
import IBModel

/// Adds the constraints that are missing, as Interface Builder's *Add Missing Constraints* does.
///
/// Views that are ambiguous, or have no constraints at all, are held where they are today: by the nearest view that has its
/// place, by the edges of the safe area or of the superview, and by a size only where the content does not give it. Each view
/// is checked on the canvas and on devices: it keeps its stored frame, nothing is ambiguous any more, nothing conflicts, and no
/// other view moves. A view for which that cannot be reached is not changed, and a note says why.
public struct PinOperation: Operation {
  /// Selects the views that may be pinned; nil for all.
  public var targets: Targets?
  /// The canvas, with what is known about the images of the app.
  public var canvas: Situation
  /// The devices that the result is checked on; nil for a small phone, a common one and a large tablet.
  public var devices: [Device]?

  /// Pins what a selector selects, or all that is open.
  public init(_ targets: Targets? = nil, in canvas: Situation = Situation(), on devices: [Device]? = nil) {
    (self.targets, self.canvas, self.devices) = (targets, canvas, devices)
  }

  /// See ``Operation``.
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
      var pinning = ScenePinning(edited.document, root: root, check, only: wanted)
      pinning.run()
      edited.document = pinning.document
      edited.announcements += pinning.announcements
      edited.notes += pinning.notes
    }
    return edited
  }
}
