import IBModel
import IBXML

extension Template {
  /// Writes the template as variations: under the size classes and all more specific ones the document is as after
  /// applying the template, and everywhere else as before.
  ///
  /// Constraints that the template brings are installed under the classes only; those that it replaces are uninstalled
  /// there. One that differs only in its constant gets another constant there.
  /// - Throws: `EditError` when the template cannot be applied or variations cannot express it.
  public func written(
    under classes: SizeClasses, _ options: ApplyOptions = ApplyOptions()
  ) throws(EditError) -> WrittenVariation {
    let change = change(options, among: RunTimeConstraints(document))
    if let obstacle = problems.first?.message ?? change.variationObstacle(under: classes, in: document) {
      throw .impossible(obstacle)
    }
    let match = VariedConstraints(change, under: classes, in: document)
    var addition = ModelEdit(document)
    var added: [ObjectID] = []
    for helper in change.helpers where document.object(helper.id) == nil {
      guard let superview = document.object(helper.superview) else { continue }
      addition.addSubview(helper.element(on: document.platform), to: superview)
      added.append(helper.id)
    }
    for wanted in match.missing {
      let seed = "\(id)|\(classes.variationKey)|\(wanted.source)|\(wanted.host.id)"
      added.append(addition.add(wanted.new, heldBy: wanted.host, seed: seed))
    }
    // A mask refers to constraints that are in the document.
    var writer = SizeClassWriter(
      classes: classes, edit: ModelEdit(added.isEmpty ? document : try addition.verified()))
    writer.add(added)
    writer.install(change.helpers.map(\.id) + match.claimed)
    writer.uninstall(change.removedHelpers.map(\.id) + match.replaced)
    writer.write(match.constants)
    writer.install(change.installation?.installed.map(\.id) ?? [])
    writer.uninstall(change.installation?.uninstalled.map(\.id) ?? [])
    writer.write(change.transfers)
    return WrittenVariation(
      document: try writer.edit.verified(), skipped: change.skipped + writer.skipped)
  }
}

/// The result of writing a template as variations for size classes.
public struct WrittenVariation: Sendable {
  /// The edited document, verified.
  public let document: Document
  /// Objects and values that could not be written, with reasons.
  public let skipped: [Plan.Skip]
}

extension LayoutChange {
  fileprivate func variationObstacle(under classes: SizeClasses, in document: Document) -> String? {
    if document.platform != .iOS { return "only documents for iOS have variations for size classes" }
    if classes == .any { return "a variation needs a size class" }
    let items = wanted.flatMap(\.new.items).compactMap(document.object)
    let fixed = replaced.compactMap(\.fixedView).first ?? items.first { $0.element[.fixedFrame] == "YES" }
    if let fixed { return "\(fixed.reference) has a fixed frame, which is the same under all size classes" }
    let autoresizing = constrainedViews.first { $0.bool("translatesAutoresizingMaskIntoConstraints") != false }
    return autoresizing.map {
      "the autoresizing mask of \($0.reference) places it, which is the same under all size classes"
    }
  }
}

private struct SizeClassWriter {
  let classes: SizeClasses
  private(set) var edit: ModelEdit
  private(set) var skipped: [Plan.Skip] = []

  /// The edited document has the new constraints.
  private func object(_ id: ObjectID) -> Object? { edit.document.object(id) }

  mutating func add(_ ids: [ObjectID]) {
    for object in ids.compactMap(object) { edit.uninstall(object, under: .any) }
    install(ids)
  }

  mutating func install(_ ids: [ObjectID]) {
    for object in ids.compactMap(object) { edit.install(object, under: classes) }
  }

  mutating func uninstall(_ ids: [ObjectID]) {
    for object in ids.compactMap(object) { edit.uninstall(object, under: classes) }
  }

  mutating func write(_ constants: [(id: ObjectID, constant: String)]) {
    for (id, constant) in constants {
      guard let constraint = object(id) else { continue }
      edit.setAttribute(.constant, to: constant, on: constraint, under: classes)
    }
  }

  mutating func write(_ transfers: [AttributeTransfer]) {
    for transfer in transfers {
      do throws(TransferError) {
        for value in try transfer.variedValues() {
          guard let target = object(value.target.id) else { continue }
          switch value.change {
          case .attribute(let name, let text): edit.setAttribute(name, to: text, on: target, under: classes)
          case .child(let child): edit.setChild(child, on: target, under: classes)
          }
        }
      } catch {
        skipped.append(
          Plan.Skip(object: transfer.target.id, keyPath: transfer.keyPath, reason: error.description))
      }
    }
  }
}
