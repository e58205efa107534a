import IBModel
import IBXML

/// Reads a merged document back and compares it with what was decided.
struct MergeCheck {
  private let plan: MergePlan
  private let sides: [Document]

  init(_ plan: MergePlan, _ base: Document, _ ours: Document, _ theirs: Document) {
    self.plan = plan
    sides = [base, ours, theirs]
  }

  /// - Throws: `MergeError` when something is missing or in another place.
  func check(_ result: Document) throws(MergeError) {
    do throws(MergeError) {
      try checkWhole(result)
    } catch {
      // An object whose id is not its own may be taken for another one.
      if let id = sides.flatMap({ $0.duplicates.map(\.id) }).min() { throw .ambiguous(id) }
      // What has text is one value, so that an object of it that another version has elsewhere is there twice.
      if let id = sides.lazy.compactMap(MergeCheck.objectWithText).first { throw .strayText(id) }
      throw error
    }
  }

  private func checkWhole(_ result: Document) throws(MergeError) {
    let duplicates = Set(result.duplicates.map(\.id)).subtracting(sides.flatMap { $0.duplicates.map(\.id) })
    if let id = duplicates.min() { throw .incomplete("has the id `\(id)` twice") }
    let dangling = Set(result.danglingReferences().map(\.id)).subtracting(
      sides.flatMap { $0.danglingReferences().map(\.id) })
    if let id = dangling.min() { throw .incomplete("refers to `\(id)`, which is not in it") }
    let doubled = MergeCheck.doubledPlaces(in: result)
    if !doubled.isEmpty, let place = doubled.subtracting(sides.flatMap(MergeCheck.doubledPlaces)).min() {
      throw .incomplete("has the \(place) twice")
    }
    for identity in plan.identities where plan.survives[identity] { try check(identity, in: result) }
    let expected = plan.identities.count { identity in
      if case .object = plan.table.keys[identity] { return plan.survives[identity] }
      return false
    }
    let found = result.objects.count - result.duplicates.count
    if expected > found { throw .incomplete("has \(found) objects instead of \(expected)") }
  }

  /// An object with text between its elements. Xcode writes none.
  private static func objectWithText(in document: Document) -> ObjectID? {
    document.objects.first { ElementRole.hasText($0.element) }?.id
  }

  /// Places for one that several elements, or an element and an attribute, are in: `key text of lbl-00-001`.
  private static func doubledPlaces(in document: Document) -> Set<String> {
    var doubled: Set<String> = []
    for element in document.tree.elements {
      var places: Set<String> = []
      for child in element.children {
        guard let place = MergePlan.singlePlace(of: child) else { continue }
        let isAttribute =
          child.attribute(.id) == nil && child[.key].map { element.attribute(Name($0)) != nil } ?? false
        if !places.insert(place).inserted || isAttribute {
          let owner = Object(element) ?? element.ancestors.lazy.compactMap { Object($0) }.first
          doubled.insert("\(place) of \(owner?.id.rawValue ?? element.name.text)")
        }
      }
    }
    return doubled
  }

  /// Each surviving object is in the object that it was placed in.
  private func check(_ identity: Int, in result: Document) throws(MergeError) {
    guard case .object(let known) = plan.table.keys[identity] else { return }
    let id = plan.writtenID(identity) ?? known
    guard let object = result.object(id) else { throw .incomplete("lacks the object `\(id)`") }
    guard case .object(let owner) = plan.table.keys[plan.owner(of: plan.parents[identity])] else { return }
    if object.owner?.id != owner { throw .incomplete("has the object `\(id)` in another place") }
  }
}
