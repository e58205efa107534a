import IBLayout
import IBModel
import IBScene
import IBSelector

/// Gives views that follow autoresizing masks constraints that say the same.
///
/// Edges and sizes follow from the mask; where parts of a view share the room in proportion, constraints have multipliers. The
/// frames are the same on the canvas, on every device held both ways, and at other sizes of the root view. A view for which that
/// cannot be reached keeps its mask, with a note. So does what is in a scroll view of UIKit: its constraints would decide what is
/// scrolled.
public struct UnmaskOperation: LayoutOperation {
  /// Selects the views that may change; nil for all that follow masks.
  public var targets: Targets?
  /// Whether Auto Layout is switched on in documents without it.
  public var turnsOnAutoLayout: Bool
  /// The canvas, with what is known about the images of the app.
  public var canvas: Situation
  /// The devices that the result is checked on; nil for all.
  public var devices: [Device]?

  /// Constraints for what a selector selects, or for all views that follow masks.
  public init(
    _ targets: Targets? = nil, turnsOnAutoLayout: Bool = false, in canvas: Situation = Situation(),
    on devices: [Device]? = nil
  ) {
    (self.targets, self.turnsOnAutoLayout) = (targets, turnsOnAutoLayout)
    (self.canvas, self.devices) = (canvas, devices)
  }

  /// See ``Operation``.
  public func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    var edited = Edited(document)
    if !document.usesAutoLayout {
      guard turnsOnAutoLayout, document.platform != .watchOS else {
        let advice = document.platform == .watchOS ? "" : "; --auto-layout switches it on"
        return Edited(document, notes: ["nothing is changed: the document does not use Auto Layout\(advice)"])
      }
      var edit = ModelEdit(document)
      edit.setAttribute("useAutolayout", to: "YES", on: document.tree.root)
      edited.document = try edit.checked()
      edited.notes.append("Auto Layout is on")
    }
    let wanted = targets == nil ? nil : Set(objects.map(\.id))
    let devices = devices ?? LayoutCheck.allScreens(on: document.platform)
    let engine = LayoutEngine()
    for (root, view) in document.rootViews.enumerated() {
      let check = LayoutCheck(
        canvas, on: devices, held: document.platform == .iOS ? Orientation.allCases : [],
        sizes: LayoutCheck.sizes(around: view), engine: engine)
      var unmasking = SceneUnmasking(of: document, edited.document, root: root, check, only: wanted)
      if turnsOnAutoLayout, !document.usesAutoLayout, let complaint = unmasking.complaint {
        throw OperationError("Auto Layout cannot be switched on: \(complaint)", view)
      }
      unmasking.run()
      edited.document = unmasking.document
      edited.announcements += unmasking.announcements
      edited.notes += unmasking.notes
    }
    return edited
  }
}
