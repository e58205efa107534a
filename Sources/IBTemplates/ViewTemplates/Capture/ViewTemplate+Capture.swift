import IBModel

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

/// A reason why a template cannot be captured.
public enum CaptureError: Error, Sendable, Equatable, CustomStringConvertible {
  case nameTaken(String, by: String)
  case outletTaken(String, by: String)
  case noController
  case unsound(EditError)

  /// One clause for messages.
  public var description: String {
    switch self {
    case .nameTaken(let name, let id): "a template called `\(name)` exists already (\(id)); choose another name"
    case .outletTaken(let property, let owner): "\(owner) has an outlet `\(property)` already; choose another property"
    case .noController: "the template's scene has no controller to connect an outlet from"
    case .unsound(let fault): fault.description
    }
  }
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
  public func captured(as name: String, outlet: String? = nil) throws(CaptureError) -> CapturedTemplate {
    if let taken = document.viewTemplates.first(where: { $0.root.userLabel == name }) {
      throw .nameTaken(name, by: taken.id)
    }
    var builder = CaptureBuilder(self, name: name)
    let root = builder.rootElement()
    if let outlet { try connect(outlet, to: builder.rootID, edit: &builder.edit) }
    insert(root, edit: &builder.edit)
    let written: Document
    do throws(EditError) { written = try builder.edit.verified() } catch { throw .unsound(error) }
    return try withValues(written, from: builder)
  }

  private func connect(_ property: String, to id: ObjectID, edit: inout ModelEdit) throws(CaptureError) {
    let owner = root.scene?.controller ?? document.object("-1")
    guard let owner else { throw .noController }
    guard owner.outlets(property).isEmpty else { throw .outletTaken(property, by: owner.reference) }
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
  ) throws(CaptureError) -> CapturedTemplate {
    guard let copy = document.viewTemplates.first(where: { $0.root.id == builder.rootID }) else {
      throw .unsound(.unannounced(offset: root.element.range.upperBound))
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
    do throws(EditError) {
      return CapturedTemplate(
        id: builder.rootID, constraintCount: builder.constraintCount, skipped: skipped,
        document: try edit.verified())
    } catch {
      throw .unsound(error)
    }
  }
}
