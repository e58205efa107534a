import IBLayout
import IBModel
import IBScene
import IBSelector

/// Turns constants into standard spacing where both are equal.
///
/// Only distances whose standard is known and the same everywhere are changed: 8 points between views of UIKit and 20 to the
/// edges of a superview, and what AppKit has beside labels and between push buttons. No frame changes.
public struct StandardSpacingOperation: LayoutOperation {
  /// Selects constraints, or views whose constraints are meant; nil for all.
  public var targets: Targets?
  /// The canvas, with what is known about the images of the app.
  public var canvas: Situation
  /// The devices that the result is checked on; nil for a small phone, a common one and a large tablet.
  public var devices: [Device]?

  /// Standard spacing in what a selector selects, or everywhere.
  public init(_ targets: Targets? = nil, in canvas: Situation = Situation(), on devices: [Device]? = nil) {
    (self.targets, self.canvas, self.devices) = (targets, canvas, devices)
  }

  /// See ``Operation``.
  public func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    let wanted = targets == nil ? nil : Set(objects.map(\.id))
    var edit = ModelEdit(document)
    var announcements: [Announcement] = []
    for constraint in document.constraints where isStandard(constraint, in: document, wanted) {
      let old = document.text(of: constraint)
      edit.setAttribute(.symbolic, to: "YES", on: constraint.element)
      announcements.append(Announcement(constraint.object, "\(old) → standard spacing"))
    }
    guard !announcements.isEmpty else { return Edited(document) }
    let result = try edit.checked()
    let check = LayoutCheck(
      canvas, on: devices ?? LayoutCheck.usualDevices(on: document.platform), engine: LayoutEngine())
    for root in document.rootViews.indices {
      let (before, after) = (check.states(of: document, root: root), check.states(of: result, root: root))
      if let complaint = after.complaint(comparedTo: before, in: document) { throw OperationError(complaint) }
    }
    return Edited(result, announcements)
  }

  private func isStandard(_ constraint: Constraint, in document: Document, _ wanted: Set<ObjectID>?) -> Bool {
    guard !constraint.isSymbolic, !constraint.isPlaceholder, constraint.element.child(.variation) == nil,
      let content = constraint.read().content,
      let distance = StandardSpacing.distance(of: content, in: document)
    else { return false }
    let isWanted = wanted.map { $0.contains(constraint.id) || !$0.isDisjoint(with: constraint.items) } ?? true
    return isWanted && abs(content.constant.value - distance) < 0.001
  }
}
