import IBModel
import IBXML

/// A new template next to another one.
public struct CapturedTemplate: Sendable {
  /// The id of the new template's root.
  public let id: ObjectID
  /// The number of its live constraints.
  public let constraintCount: Int
  /// Values that could not be captured, with reasons.
  public let skipped: [Plan.Skip]
  /// The edited document, verified.
  public let document: Document

  /// The edited file in its own encoding.
  public var bytes: [UInt8] { document.tree.source.bytes }
}

extension ViewTemplate {
  /// Writes the live state of the participating targets as a new template next to this one.
  ///
  /// As in the library, this captures the whole hierarchy of this template with its targets, the live constraints
  /// between them (held by their nearest common ancestor in the copy), and the values the *targets* list, with their
  /// lists.
  /// - Parameters:
  ///   - name: User label of the new template.
  ///   - outlet: Property of a new outlet from the scene's controller to the template.
  public func captured(as name: String, outlet: String? = nil) throws(EditError) -> CapturedTemplate {
    if let taken = document.viewTemplates.first(where: { $0.root.userLabel == name }) {
      throw .refused("a template called `\(name)` exists already (\(taken.id)); choose another name")
    }
    var builder = CaptureBuilder(self, name: name)
    let root = builder.rootElement()
    if let outlet { try connect(outlet, to: builder.rootID, edit: &builder.edit) }
    insert(root, edit: &builder.edit)
    return try withValues(try builder.edit.verified(), from: builder)
  }

  private func connect(_ property: String, to id: ObjectID, edit: inout ModelEdit) throws(EditError) {
    let owner = root.scene?.controller ?? document.object("-1")
    guard let owner else { throw .refused("the template's scene has no controller to connect an outlet from") }
    guard owner.outlets(property).isEmpty else {
      throw .refused("\(owner.reference) has an outlet `\(property)` already; choose another property")
    }
    edit.addOutlet(property, from: owner, to: id)
  }

  private func insert(_ new: NewElement, edit: inout ModelEdit) {
    guard let list = root.element.parent else { return }
    let last = document.viewTemplates.last { $0.root.element.parent == list } ?? self
    let next = list.children.first { $0 > last.root.element }
    edit.insert(new, into: list, before: next)
  }

  /// Copies values from the targets to the copies, which now are in a document.
  private func withValues(
    _ document: Document, from builder: CaptureBuilder
  ) throws(EditError) -> CapturedTemplate {
    guard let copy = document.viewTemplates.first(where: { $0.root.id == builder.rootID }) else {
      throw .unannounced(offset: root.element.range.upperBound)
    }
    var edit = ModelEdit(document)
    var skipped = builder.skipped
    for participant in copy.participants {
      let (target, view) = (participant.target, participant.view)
      for list in KeyPathList.lists(of: target) {
        edit.apply(AttributeTransfer(listProperty: list.attribute.keyPath, from: target, to: view))
      }
      for keyPath in KeyPathList.keyPaths(of: target) where !KeyPathList.properties.contains(keyPath) {
        do throws(TransferError) {
          edit.apply(try AttributeTransfer(keyPath, from: target, to: view, in: document))
        } catch {
          skipped.append(Plan.Skip(object: target.id, keyPath: keyPath, reason: error.description))
        }
      }
    }
    return CapturedTemplate(
      id: builder.rootID, constraintCount: builder.constraintCount, skipped: skipped, document: try edit.verified())
  }
}
