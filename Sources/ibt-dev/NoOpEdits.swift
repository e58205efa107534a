import IBModel

/// Edits of a document that should change nothing.
struct NoOpEdits {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// The changes by the edits, one line each. Other encodings are not written back, so they have no bytes to keep.
  var faults: [String] {
    guard document.tree.source.encoding.survivesEditing else { return [] }
    return ([emptyEdit()] + insertions.map { fault(of: $0) }).compactMap { $0 }
  }

  private var bytes: [UInt8] { document.tree.source.bytes }

  private func emptyEdit() -> String? {
    guard let edited = try? ModelEdit(document).unverifiedBytes() else { return "an empty edit contradicts itself" }
    return edited == bytes ? nil : "an empty edit changes bytes"
  }

  private struct Insertion {
    var what: String
    var insert: (inout ModelEdit) -> Void
    var remove: (inout ModelEdit, Document) -> Void
  }

  private func fault(of insertion: Insertion) -> String? {
    do {
      var edit = ModelEdit(document)
      insertion.insert(&edit)
      let longer = try edit.verified()
      guard longer.tree.source.bytes != bytes else { return "\(insertion.what) was not inserted" }
      var removal = ModelEdit(longer)
      insertion.remove(&removal, longer)
      return try removal.unverifiedBytes() == bytes ? nil : "\(insertion.what), inserted and removed, leaves a trace"
    } catch {
      return "\(insertion.what) cannot be inserted: \(error)"
    }
  }

  /// Views written as `<view/>` are skipped: removing an insertion leaves `<view/>` in place of `<view></view>`, and
  /// removes a list that was empty before.
  private var insertions: [Insertion] {
    let views = document.objects.filter { $0.isView && $0.element[.fixedFrame] == nil && !$0.element.isSelfClosed }
    let owners = views.filter { $0.element.child(.connections)?.isSelfClosed != true }
    let holders = [
      views.first { $0.element.child(.constraints) != nil }, views.first { $0.element.child(.constraints) == nil },
    ]
    return holders.compactMap { $0 }.map(constraint)
      + owners.suffix(1).flatMap { [outlet(of: $0), runtimeAttribute(of: $0), subview(of: $0)] }
  }

  private func constraint(in host: Object) -> Insertion {
    let width = NewConstraint(ConstraintContent(.init(host.id, .width), constant: .number(1)))
    return Insertion(what: "a constraint of \(host.reference)") {
      $0.add(width, heldBy: host, seed: "selfcheck")
    } remove: {
      edit, longer in
      for constraint in longer.constraints where document.object(constraint.id) == nil { edit.remove(constraint) }
    }
  }

  private func outlet(of view: Object) -> Insertion {
    Insertion(what: "an outlet of \(view.reference)") {
      $0.addOutlet("selfcheck", from: view, to: view.id)
    } remove: {
      edit, longer in
      for outlet in longer.object(view.id)?.outlets("selfcheck") ?? [] { edit.remove(outlet.element) }
    }
  }

  private func runtimeAttribute(of view: Object) -> Insertion {
    let attribute = NewElement(
      .userDefinedRuntimeAttribute,
      [NewAttribute(.type, "boolean"), NewAttribute(.keyPath, "selfcheck"), NewAttribute(.value, "YES")])
    return Insertion(what: "a runtime attribute of \(view.reference)") {
      $0.setRuntimeAttribute("selfcheck", to: attribute, on: view)
    } remove: { edit, longer in
      if let view = longer.object(view.id) { edit.setRuntimeAttribute("selfcheck", to: nil, on: view) }
    }
  }

  private func subview(of view: Object) -> Insertion {
    Insertion(what: "a subview of \(view.reference)") { edit in
      let id = NewAttribute(.id, edit.identifier(for: "selfcheck"))
      edit.addSubview(NewElement(.view, [NewAttribute("contentMode", "scaleToFill"), id]), to: view)
    } remove: { edit, longer in
      for object in longer.objects where document.object(object.id) == nil { edit.remove(object) }
    }
  }
}
