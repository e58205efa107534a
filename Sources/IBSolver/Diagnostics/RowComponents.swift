/// Rows and bounds, grouped by the unknowns they share.
struct RowComponents {
  private var parent: [Int]

  init(_ system: LinearSystem, where isIncluded: (Int) -> Bool) {
    parent = Array(0..<system.variableCount)
    for (place, row) in system.rows.enumerated() where isIncluded(place) {
      guard let first = system.terms(of: row).first else { continue }
      for term in system.terms(of: row) { join(Int(first.variable.index), Int(term.variable.index)) }
    }
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    parent[max(one, other)] = min(one, other)
  }

  mutating func root(of variable: Int) -> Int {
    var current = variable
    while parent[current] != current {
      parent[current] = parent[parent[current]]
      current = parent[current]
    }
    return current
  }
}

extension LinearSystem {
  /// For each unknown, the representative of its part. No row connects two parts.
  package var parts: [Int] {
    var components = RowComponents(self) { _ in true }
    return (0..<variableCount).map { components.root(of: $0) }
  }

  package func terms(of row: Row) -> ArraySlice<Term> { terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)] }
}
