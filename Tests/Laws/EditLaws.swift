import IBModel
import IBXML
import TestSupport

/// Laws of editing: inserting something and removing it restores the document, and no edit breaks a document.
struct EditLaws {
  private let document: Document
  private var random: SeededGenerator

  init(_ document: Document, seed: UInt64) {
    self.document = document
    random = SeededGenerator(seed: seed)
  }

  mutating func check() throws(Complaint) {
    let objects = Array(document.objects)
    guard !objects.isEmpty else { return }
    for _ in 0..<2 {
      let (host, other) = (random.pick(objects), random.pick(objects))
      try checkConstraint(on: host, to: other)
      try checkOutlet(from: host, to: other)
      try checkRuntimeAttribute(on: host)
      try checkView(in: host)
    }
    try checkRemoval(of: Array(document.constraints))
  }

  private func checkConstraint(on host: Object, to other: Object) throws(Complaint) {
    // A constraint removes the fixed frames of its views.
    guard [host.id, other.id].allSatisfy({ document.object($0)?.element[.fixedFrame] == nil }) else { return }
    var edit = ModelEdit(document)
    let content = NewConstraint(ConstraintContent(.init(host.id, .top), .equal, .init(other.id, .top)))
    let id = edit.add(content, heldBy: host, seed: "law")
    try checkReturn(from: edit, by: "a constraint", on: host, list: .constraints) { result in
      guard let new = result.object(id).flatMap({ Constraint($0.element) }) else { return nil }
      var back = ModelEdit(result)
      back.remove(new)
      return back
    }
  }

  private func checkOutlet(from source: Object, to destination: Object) throws(Complaint) {
    var edit = ModelEdit(document)
    let id = edit.addOutlet("law", from: source, to: destination.id)
    try checkReturn(from: edit, by: "an outlet", on: source, list: .connections) { result in
      result.object(id).map { EditLaws.removing($0.element, from: result) }
    }
  }

  private func checkRuntimeAttribute(on object: Object) throws(Complaint) {
    guard object.runtimeAttribute("law") == nil else { return }
    var edit = ModelEdit(document)
    let attributes = [NewAttribute(.type, "string"), NewAttribute(.keyPath, "law"), NewAttribute(.value, "<&>\"'\n")]
    edit.setRuntimeAttribute("law", to: NewElement(.userDefinedRuntimeAttribute, attributes), on: object)
    try checkReturn(from: edit, by: "a runtime attribute", on: object, list: .userDefinedRuntimeAttributes) { result in
      guard let same = result.tree.elements.first(where: { $0[.keyPath] == "law" })?.parent?.parent else { return nil }
      var back = ModelEdit(result)
      guard let object = Object(same) else { return nil }
      back.setRuntimeAttribute("law", to: nil, on: object)
      return back
    }
  }

  private func checkView(in superview: Object) throws(Complaint) {
    var edit = ModelEdit(document)
    let id = edit.identifier(for: "law")
    edit.add(NewElement(.view, [NewAttribute(.id, id)]), to: .subviews, of: superview.element)
    try checkReturn(from: edit, by: "a view", on: superview, list: .subviews) { result in
      result.object(id).map { EditLaws.removing($0.element, from: result) }
    }
  }

  private static func removing(_ element: Element, from document: Document) -> ModelEdit {
    var edit = ModelEdit(document)
    edit.remove(element)
    return edit
  }

  /// Checks that a second edit removes what the first one added to a list of an object.
  private func checkReturn(
    from edit: ModelEdit, by what: String, on host: Object, list: Name, back: (Document) -> ModelEdit?
  ) throws(Complaint) {
    let there = try document.after(edit, "adding \(what) to \(host.reference)")
    guard let edit = back(there) else { throw Complaint("\(what) is missing after being added to \(host.reference)") }
    let result = try there.after(edit, "removing \(what) from \(host.reference)")
    try require(Outline(result.tree) == Outline(document.tree), "adding and removing \(what) changes \(host.reference)")
    guard document.tree.source.encoding.survivesEditing, host.element.isTidy(list) else { return }
    try require(
      result.tree.source.bytes == document.tree.source.bytes,
      "adding and removing \(what) changes the layout of \(host.reference)")
  }

  private mutating func checkRemoval(of constraints: [Constraint]) throws(Complaint) {
    guard !constraints.isEmpty else { return }
    let chosen = random.pick(constraints)
    var edit = ModelEdit(document)
    edit.remove(chosen)
    let result = try document.after(edit, "removing the constraint `\(chosen.id)`")
    let (old, new) = (Array(document.objects), Array(result.objects))
    let views = { (objects: [Object]) in objects.count { $0.isView } }
    try require(views(old) == views(new), "removing the constraint `\(chosen.id)` removes views")
    edit = ModelEdit(document)
    edit.uninstall(chosen)
    _ = try document.after(edit, "excluding the constraint `\(chosen.id)`")
  }
}

extension Document {
  /// The document after an edit. It must be readable and have no new dangling references or duplicate ids.
  func after(_ edit: ModelEdit, _ what: String) throws(Complaint) -> Document {
    let bytes: [UInt8]
    do throws(ExplainedError) { bytes = try edit.unverifiedBytes() } catch { throw Complaint("\(what): \(error)") }
    return try after(bytes, what)
  }

  /// The document of edited bytes.
  func after(_ bytes: [UInt8], _ what: String) throws(Complaint) -> Document {
    let result: Document
    do throws(DocumentError) { result = try Document(parsing: bytes) } catch { throw Complaint("\(what): \(error)") }
    let dangling = Set(result.danglingReferences().map(\.id)).subtracting(danglingReferences().map(\.id))
    try require(dangling.isEmpty, "\(what): \(dangling.sorted()) dangle")
    let double = Set(result.duplicates.map(\.id)).subtracting(duplicates.map(\.id))
    try require(double.isEmpty, "\(what): \(double.sorted()) are duplicate ids")
    return result
  }
}
