import IBModel
import IBXML

/// A check of a merged document against the plan.
struct MergeCheck {
  private let plan: MergePlan
  private let sides: [Document]

  init(_ plan: MergePlan, _ base: Document, _ ours: Document, _ theirs: Document) {
    self.plan = plan
    sides = [base, ours, theirs]
  }

  func check(_ result: Document) throws(ExplainedError) {
    do throws(ExplainedError) {
      try checkWhole(result)
    } catch {
      // An object with a duplicate id may have been taken for another one.
      if let id = sides.flatMap({ $0.duplicates.map(\.id) }).min() { throw .ambiguous(id) }
      // An element with text is one value, so an object inside it may be duplicated if another version moved it.
      if let id = sides.lazy.compactMap({ $0.objects.first { ElementRole.hasText($0.element) }?.id }).first {
        throw .strayText(id)
      }
      throw error
    }
  }

  private func checkWhole(_ result: Document) throws(ExplainedError) {
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

  /// Single-element places with several elements, or an element and an attribute: `key text of lbl-00-001`.
  private static func doubledPlaces(in document: Document) -> Set<String> {
    var doubled: Set<String> = []
    for element in document.tree.elements {
      var places: Set<String> = []
      for child in element.children {
        guard let place = MergePlan.singlePlace(of: child) else { continue }
        let isAttribute =
          child.attribute(.id) == nil && child[.key].map { element.attribute(Name($0)) != nil } ?? false
        if !places.insert(place).inserted || isAttribute {
          let owner = element.owner
          doubled.insert("\(place) of \(owner?.id.rawValue ?? element.name.text)")
        }
      }
    }
    return doubled
  }

  private func check(_ identity: Int, in result: Document) throws(ExplainedError) {
    guard case .object(let id) = plan.table.keys[identity] else { return }
    guard let object = result.object(id) else { throw .incomplete("lacks the object `\(id)`") }
    guard case .object(let owner) = plan.table.keys[plan.owner(of: plan.parents[identity])] else { return }
    if object.owner?.id != owner { throw .incomplete("has the object `\(id)` in another place") }
  }
}
