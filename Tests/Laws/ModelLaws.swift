import IBModel

/// Laws of the model: objects are found by their ids, and the walks up and down the view trees agree.
struct ModelLaws {
  /// How many objects are checked. The time per object grows with the depth of the document.
  private static let sample = 100

  private let document: Document

  init(_ document: Document) { self.document = document }

  func check() throws(Complaint) {
    var firsts: [ObjectID: Object] = [:]
    for object in document.objects where firsts[object.id] == nil { firsts[object.id] = object }
    for (id, first) in firsts { try require(document.object(id) == first, "`\(id)` is not found first") }
    try require(
      firsts.count + document.duplicates.count == document.objects.reduce(0) { sum, _ in sum + 1 },
      "objects with the same id are miscounted")
    for object in document.objects.prefix(ModelLaws.sample) { try check(object) }
    let phone = ActiveVariations(of: document, under: SizeClasses(width: .compact, height: .regular))
    for constraint in document.constraints.prefix(ModelLaws.sample) {
      try require(!document.text(of: constraint).isEmpty, "a constraint has no text")
      _ = phone.includes(constraint, of: document)
      _ = document.constraintHost(for: constraint.items.compactMap(document.object))
    }
    for reference in document.danglingReferences() {
      try require(document.object(reference.id) == nil, "`\(reference.id)` dangles but exists")
    }
  }

  private func check(_ object: Object) throws(Complaint) {
    try require(!object.name.isEmpty && object.path.hasSuffix(object.name), "`\(object.id)` has no name")
    _ = object.viewTreeOwner
    _ = LayoutGuide(object)?.view
    for subview in object.subviews {
      try require(subview.superview == object, "\(subview.reference) has another superview than \(object.reference)")
    }
    guard object.isView, let superview = object.superview else { return }
    try require(superview.subviews.contains(object), "\(object.reference) is missing from \(superview.reference)")
    try require(object.rootView == superview.rootView, "\(object.reference) has another root than its superview")
    try require(
      object.nearestCommonAncestor(with: superview) == superview, "\(object.reference) is not in its superview")
  }
}
