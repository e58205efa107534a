import IBSolver
import Testing

@Suite struct BruteForceTests {
  @Test(arguments: 0..<16) func noValuesAreBetter(_ part: UInt64) throws {
    let solver = Solver()
    for seed in part * 250..<(part + 1) * 250 {
      let system = LinearSystem.small(seed: seed)
      let solution = try solver.solve(system, width: 0, height: 0)
      let oracle = BruteForce(system)
      guard let best = oracle.bestErrors else {
        #expect(!solution.conflicts.isEmpty, "seed \(seed)")
        try expectIrreducible(solution, system, seed)
        expectFewestConstraints(solution, system, seed)
        continue
      }
      #expect(solution.conflicts.isEmpty, "seed \(seed)")
      #expect(isClose(oracle.errors(solution.values), best), "seed \(seed): \(solution.values)")
    }
  }

  private func expectIrreducible(_ solution: Solution, _ system: LinearSystem, _ seed: UInt64) throws {
    for conflict in solution.conflicts {
      let bounds = conflict.bounds.map { Int($0.index) }
      let set = system.keeping(rows: conflict.rows.contains, bounds: bounds.contains)
      #expect(BruteForce(set).bestErrors == nil, "seed \(seed)")
      #expect(conflict.rows.contains(conflict.brokenRow))
      for left in conflict.rows {
        let rest = system.keeping(rows: { conflict.rows.contains($0) && $0 != left }, bounds: bounds.contains)
        #expect(BruteForce(rest).bestErrors != nil, "seed \(seed) without row \(left)")
      }
      for left in bounds {
        let rest = system.keeping(rows: conflict.rows.contains, bounds: { bounds.contains($0) && $0 != left })
        #expect(BruteForce(rest).bestErrors != nil, "seed \(seed) without bound \(left)")
      }
    }
    let broken = Set(solution.conflicts.map(\.brokenRow))
    for conflict in solution.conflicts {
      for left in conflict.rows where !system.rows[left].isBackground {
        let rest = system.keeping { row in
          row != left && (conflict.rows.contains(row) || system.rows[row].isBackground && !broken.contains(row))
        }
        #expect(BruteForce(rest).bestErrors != nil, "seed \(seed) with what is given, without row \(left)")
      }
    }
    let rest = BruteForce(system.keeping(rows: { !broken.contains($0) }))
    let best = try #require(rest.bestErrors, "seed \(seed)")
    #expect(isClose(rest.errors(solution.values), best), "seed \(seed)")
  }
}

extension BruteForceTests {
  /// No set of fewer constraints conflicts with the given rows than the first one found, if these can be satisfied.
  private func expectFewestConstraints(_ solution: Solution, _ system: LinearSystem, _ seed: UInt64) {
    let required = system.rows.indices.filter { system.rows[$0].priority == LinearSystem.required }
    let (given, constraints) = (
      required.filter { system.rows[$0].isBackground }, required.filter { !system.rows[$0].isBackground }
    )
    guard BruteForce(system.keeping(rows: given.contains)).bestErrors != nil else { return }
    let sizes = (1..<1 << constraints.count).filter { choice in
      let chosen = constraints.indices.filter { choice >> $0 & 1 == 1 }.map { constraints[$0] }
      return BruteForce(system.keeping(rows: { given.contains($0) || chosen.contains($0) })).bestErrors == nil
    }.map(\.nonzeroBitCount)
    #expect(solution.conflicts.map { $0.rows.count { constraints.contains($0) } }.min() == sizes.min(), "seed \(seed)")
  }
}

func isClose(_ first: [Double], _ second: [Double]) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 1e-5 }
}
