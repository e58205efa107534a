import IBModel

extension Document {
  /// Groups the indices of views that share constraints or of which one is directly inside the other. If several of
  /// them have a fault, one usually causes the others.
  ///
  /// Each group is in order, and the groups are in the order of their first views.
  /// - Parameters:
  ///   - views: Views of one tree, in document order.
  ///   - joinsSiblings: Whether being directly in the same view is enough.
  /// - Complexity: O(views + constraints of the document)
  package func groups(ofRelated views: [Object], joinsSiblings: Bool = false) -> [[Int]] {
    guard views.count > 1 else { return views.isEmpty ? [] : [[0]] }
    var partition = Partition(count: views.count)
    // Objects with one id count as one, the first of them.
    let place = { (view: Object) in self.object(view.id)?.element.index ?? view.element.index }
    let indices = Dictionary(views.indices.map { (place(views[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    var siblings: [Int: Int] = [:]
    for (index, view) in views.enumerated() {
      guard let superview = view.superview.map(place) else { continue }
      if let around = indices[superview] { partition.join(index, around) }
      if joinsSiblings, let sibling = siblings[superview] { partition.join(index, sibling) }
      siblings[superview] = index
    }
    for tie in ties {
      if let first = indices[tie.first], let second = indices[tie.second] { partition.join(first, second) }
    }
    return partition.parts()
  }
}
