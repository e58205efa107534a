/// A constraint about the difference of two sides, or about a size.
package struct StatedDistance {
  package typealias Anchor = ConstraintContent.Anchor

  /// The subjects of constraints, in the order in which they are examined.
  package enum Kind: CaseIterable { case edges, constantSize, sizes, centers }

  package let constraint: Constraint
  package let content: ConstraintContent

  package var isRequiredEquality: Bool { content.relation == .equal && content.priority == ConstraintContent.required }

  package var kind: Kind {
    guard let second = content.second else { return .constantSize }
    if content.first.attribute.isDimension { return .sizes }
    return [content.first, second].allSatisfy { $0.attribute.isCenter } ? .centers : .edges
  }

  /// The parts of the distance, for each way to compute it.
  package var sums: [[Part]] {
    let (first, second) = (content.first, content.second ?? Anchor("", .width))
    let direct = [Part(1, first, second)]
    guard let edges = first.attribute.edges else { return [direct] }
    switch kind {
    case .edges: return [direct]
    case .constantSize: return [direct, [Part(1, Anchor(first.item, edges.far), Anchor(first.item, edges.near))]]
    case .sizes, .centers:
      guard first.attribute == second.attribute else { return [direct] }
      let isSize = kind == .sizes
      return [
        direct,
        [
          Part(isSize ? 1 : 0.5, Anchor(first.item, edges.far), Anchor(second.item, edges.far)),
          Part(isSize ? -1 : 0.5, Anchor(first.item, edges.near), Anchor(second.item, edges.near)),
        ],
      ]
    }
  }

  /// A distance between two sides with a factor.
  package struct Part {
    package let factor: Double
    package let first: Anchor
    package let second: Anchor

    package init(_ factor: Double, _ first: Anchor, _ second: Anchor) {
      (self.factor, self.first, self.second) = (factor, first, second)
    }
  }
}

extension LayoutAttribute {
  /// The edges of a size or center; nil for other attributes.
  fileprivate var edges: (near: LayoutAttribute, far: LayoutAttribute)? {
    guard isDimension || isCenter else { return nil }
    return axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }
}

/// The distances between sides that required constraints determine.
///
/// Constraints that add a distance connect sides to a forest. Each tree knows the distances between its members.
package struct EdgeDistances {
  package typealias Anchor = ConstraintContent.Anchor

  /// Smaller differences come from rounding, in points.
  package static let tolerance = 1e-6
  /// The largest number of constraints in a useful explanation.
  private static let mostReasons = 8
  /// The largest number of sides visited for an explanation.
  private static let mostVisited = 500

  private var numbers: [Anchor: Int] = [:]
  /// A side of the same tree; a root is its own parent.
  private var parents: [Int] = []
  /// Each side less its parent.
  private var offsets: [Double] = []
  /// The number of sides in each subtree, including its root.
  private var counts: [Int] = []
  private var neighbors: [[(side: Int, constraint: Constraint)]] = []

  /// The distance that other constraints require between the sides of a constraint; nil if they require none.
  package func implied(_ stated: StatedDistance) -> ImpliedConstraint? {
    for sum in stated.sums {
      var distance = 0.0
      var isKnown = true
      for part in sum {
        guard let known = self.distance(part.first, part.second) else {
          isKnown = false
          break
        }
        distance += part.factor * known
      }
      guard isKnown else { continue }
      return ImpliedConstraint(
        constraint: stated.constraint, content: stated.content, distance: distance, reasons: reasons(of: sum))
    }
    return nil
  }

  package mutating func add(_ stated: StatedDistance) {
    for sum in stated.sums where sum.count == 1 {
      connect(sum[0].first, sum[0].second, stated.content.constant.value, by: stated.constraint)
    }
  }

  private mutating func connect(
    _ first: Anchor, _ second: Anchor, _ distance: Double, by constraint: Constraint
  ) {
    let (one, other) = (number(first), number(second))
    let (place, otherPlace) = (self.place(one), self.place(other))
    guard place.root != otherPlace.root else { return }
    // The first root less the second one.
    let between = distance + otherPlace.offset - place.offset
    let isSmaller = counts[place.root] < counts[otherPlace.root]
    let (child, parent) = isSmaller ? (place.root, otherPlace.root) : (otherPlace.root, place.root)
    parents[child] = parent
    offsets[child] = isSmaller ? between : -between
    counts[parent] += counts[child]
    neighbors[one].append((other, constraint))
    neighbors[other].append((one, constraint))
  }

  private mutating func number(_ anchor: Anchor) -> Int {
    if let known = numbers[anchor] { return known }
    let number = parents.count
    numbers[anchor] = number
    parents.append(number)
    offsets.append(0)
    counts.append(1)
    neighbors.append([])
    return number
  }

  /// The root of a side's tree, and the distance from it. Trees are shallow: the smaller one joins the larger.
  private func place(_ side: Int) -> (root: Int, offset: Double) {
    var (current, offset) = (side, 0.0)
    while parents[current] != current {
      offset += offsets[current]
      current = parents[current]
    }
    return (current, offset)
  }

  private func distance(_ first: Anchor, _ second: Anchor) -> Double? {
    if first == second { return 0 }
    guard let one = numbers[first], let other = numbers[second] else { return nil }
    let (place, otherPlace) = (self.place(one), self.place(other))
    return place.root == otherPlace.root ? place.offset - otherPlace.offset : nil
  }

  private func reasons(of sum: [StatedDistance.Part]) -> [Constraint] {
    var result: Set<Constraint> = []
    for part in sum where part.first != part.second {
      guard let path = path(part.first, part.second) else { return [] }
      result.formUnion(path)
    }
    return result.count <= EdgeDistances.mostReasons ? result.sorted() : []
  }

  /// The constraints that connect two sides; nil if they are far apart.
  private func path(_ first: Anchor, _ second: Anchor) -> [Constraint]? {
    guard let start = numbers[first], let end = numbers[second] else { return nil }
    var origins: [Int: (side: Int, constraint: Constraint)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, queue.count < EdgeDistances.mostVisited, queue[next] != end {
      for neighbor in neighbors[queue[next]] where neighbor.side != start && origins[neighbor.side] == nil {
        origins[neighbor.side] = (queue[next], neighbor.constraint)
        queue.append(neighbor.side)
      }
      next += 1
    }
    var (current, path) = (end, [Constraint]())
    while current != start {
      guard let origin = origins[current] else { return nil }
      path.append(origin.constraint)
      current = origin.side
    }
    return path
  }
}
