/// Required rows and bounds, grouped by the unknowns they share.
struct RequiredComponents {
  private var parent: [Int]

  init(_ system: LinearSystem, without isDropped: borrowing Buffer<Bool>) {
    parent = Array(0..<system.variableCount)
    for (place, row) in system.rows.enumerated() where row.priority == LinearSystem.required && !isDropped[place] {
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
  package func terms(of row: Row) -> ArraySlice<Term> { terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)] }
}
