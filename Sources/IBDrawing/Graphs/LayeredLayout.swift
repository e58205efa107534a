/// Places the nodes of a graph in columns, so that most edges lead to the right and few cross.
///
/// Edges that close a circle are ignored while columns are chosen. In a column, nodes are ordered by the middle of those
/// that lead to them. Equal graphs are placed equally.
struct LayeredLayout {
  /// The column of each node, from 0.
  private(set) var columns: [Int]
  /// The nodes of each column, from top to bottom.
  private(set) var order: [[Int]]

  /// - Parameters:
  ///   - count: how many nodes there are; those that come first are preferred as starts.
  ///   - edges: pairs of nodes.
  init(count: Int, edges: [(from: Int, to: Int)]) {
    let edges = edges.filter { $0.from != $0.to }
    let forward = LayeredLayout.withoutCircles(count, edges)
    columns = LayeredLayout.columns(count, forward)
    order = Array(repeating: [], count: (columns.max() ?? -1) + 1)
    for node in 0..<count { order[columns[node]].append(node) }
    for _ in 0..<LayeredLayout.rounds { sort(by: forward) }
  }

  private static let rounds = 4

  /// The edges that do not lead back to a node on the way to them.
  private static func withoutCircles(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    var successors: [[Int]] = Array(repeating: [], count: count)
    for edge in edges { successors[edge.from].append(edge.to) }
    let hasPredecessor = Set(edges.map(\.to))
    let starts = (0..<count).filter { !hasPredecessor.contains($0) } + Array(0..<count)
    var kept: [(from: Int, to: Int)] = []
    /// Not visited, on the way, or done.
    var states = Array(repeating: 0, count: count)
    for start in starts where states[start] == 0 {
      states[start] = 1
      var way = [(node: start, next: 0)]
      while let last = way.last {
        guard last.next < successors[last.node].count else {
          states[last.node] = 2
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let next = successors[last.node][last.next]
        if states[next] == 1 { continue }
        kept.append((last.node, next))
        if states[next] == 0 {
          states[next] = 1
          way.append((next, 0))
        }
      }
    }
    return kept
  }

  /// Each node is behind all that lead to it.
  private static func columns(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [Int] {
    var columns = Array(repeating: 0, count: count)
    var waiting = Array(repeating: 0, count: count)
    var successors: [[Int]] = Array(repeating: [], count: count)
    for edge in edges {
      waiting[edge.to] += 1
      successors[edge.from].append(edge.to)
    }
    var ready = (0..<count).filter { waiting[$0] == 0 }
    while let node = ready.popLast() {
      for next in successors[node] {
        columns[next] = max(columns[next], columns[node] + 1)
        waiting[next] -= 1
        if waiting[next] == 0 { ready.append(next) }
      }
    }
    return columns
  }

  /// Orders each column by the middle of the neighbors in the columns before it.
  private mutating func sort(by edges: [(from: Int, to: Int)]) {
    var predecessors: [[Int]] = Array(repeating: [], count: columns.count)
    for edge in edges { predecessors[edge.to].append(edge.from) }
    var places = Array(repeating: 0.0, count: columns.count)
    for column in order.indices {
      let middles = order[column].enumerated().map { index, node in
        let neighbors = predecessors[node]
        let middle =
          neighbors.isEmpty ? Double(index) : neighbors.reduce(0) { $0 + places[$1] } / Double(neighbors.count)
        return (node: node, middle: middle, index: index)
      }
      order[column] = middles.sorted { ($0.middle, $0.index) < ($1.middle, $1.index) }.map(\.node)
      for (index, node) in order[column].enumerated() { places[node] = Double(index) }
    }
  }
}
