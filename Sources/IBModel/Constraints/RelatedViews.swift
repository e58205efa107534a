import IBXML

extension Document {
  /// Groups the indices of views that share constraints or where one is directly inside the other. If several of
  /// them have a fault, one usually causes the others.
  ///
  /// Each group is in order, and the groups are in the order of their first views.
  /// - Parameter views: Views of one tree, in document order.
  /// - Complexity: O(views + constraints of the document)
  package func groups(ofRelated views: [Object]) -> [[Int]] {
    guard views.count > 1 else { return views.isEmpty ? [] : [[0]] }
    var partition = Partition(count: views.count)
    // Objects with one id count as one, the first of them.
    let place = { (view: Object) in self.object(view.id)?.element.index ?? view.element.index }
    let indices = Dictionary(views.indices.map { (place(views[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    for (index, view) in views.enumerated() {
      if let around = view.superview.flatMap({ indices[place($0)] }) { partition.join(index, around) }
    }
    for tie in ties {
      if let first = indices[tie.first], let second = indices[tie.second] { partition.join(first, second) }
    }
    return partition.parts()
  }
}
