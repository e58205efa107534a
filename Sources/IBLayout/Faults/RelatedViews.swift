import IBModel
import IBScene

extension Document {
  /// The indices of views by what they have in common: constraints between them, or one being directly inside another. If
  /// several of them have a fault, one usually causes the others.
  ///
  /// Each group is in order, and the groups are in the order of their first views.
  /// - Parameters:
  ///   - views: Views of one tree, in document order.
  ///   - joinsSiblings: Whether being directly in the same view is enough.
  /// - Complexity: O(views + constraints of the document)
  package func groups(ofRelated views: [Object], joinsSiblings: Bool = false) -> [[Int]] {
    guard views.count > 1 else { return views.isEmpty ? [] : [[0]] }
    var partition = Partition(count: views.count)
    let indices = Dictionary(views.indices.map { (views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var siblings: [ObjectID: Int] = [:]
    for (index, view) in views.enumerated() {
      guard let superview = view.superview else { continue }
      if let around = indices[superview.id] { partition.join(index, around) }
      if joinsSiblings, let sibling = siblings[superview.id] { partition.join(index, sibling) }
      siblings[superview.id] = index
    }
    for constraint in constraints {
      let ends = constraint.items.compactMap { indices[$0] }
      if ends.count == 2 { partition.join(ends[0], ends[1]) }
    }
    return partition.parts()
  }
}
