import IBSolver
import TestSupport
import Testing

@Suite struct LawTests {
  private static let seeds = 0..<300 as Range<UInt64>

  @Test func theOrderOfRowsChangesNoBitOfUniqueValues() throws {
    let solver = Solver()
    for seed in Self.seeds {
      let system = LinearSystem.layout(seed: seed)
      let solution = try solver.solve(system, width: 317, height: 211)
      guard solution.conflicts.isEmpty, solver.ambiguities().isEmpty else { continue }
      var generator = SeededGenerator(seed: seed)
      var shuffled = system.keeping(rows: { _ in false })
      for row in system.rows.shuffled(using: &generator) {
        let terms = system.terms(of: row).shuffled(using: &generator)
        shuffled.addRow(terms, row.relation, row.constant, priority: row.priority)
      }
      #expect(try solver.solve(shuffled, width: 317, height: 211).values == solution.values, "seed \(seed)")
    }
  }

  @Test func theSameSystemGivesTheSameBits() throws {
    let used = Solver()
    for seed in Self.seeds {
      let system = LinearSystem.layout(seed: seed)
      let first = try used.solve(system, width: 317, height: 211)
      #expect(try used.solve(system, width: 317, height: 211).values == first.values)
      #expect(try Solver().solve(system, width: 317, height: 211).values == first.values, "seed \(seed)")
    }
  }

  @Test func scalingAllConstantsScalesAllErrors() throws {
    try expectErrors { system, row in
      let constant = row.constant
      system.addRow(
        row.terms, row.relation, .init(4 * constant.base, width: 4 * constant.width, height: 4 * constant.height),
        priority: row.priority)
    } scaledBy: {
      4 * $0
    }
  }

  @Test func anEqualityIsTwoInequalities() throws {
    try expectErrors { system, row in
      if row.relation == .equal {
        system.addRow(row.terms, .atMost, row.constant, priority: row.priority)
        system.addRow(row.terms, .atLeast, row.constant, priority: row.priority)
      } else {
        system.addRow(row.terms, row.relation, row.constant, priority: row.priority)
      }
    } scaledBy: {
      $0
    }
  }

  @Test func onlyTheOrderOfPrioritiesCounts() throws {
    try expectErrors { system, row in
      let priority = row.priority == LinearSystem.required ? row.priority : row.priority / 7
      system.addRow(row.terms, row.relation, row.constant, priority: priority)
    } scaledBy: {
      $0
    }
  }

  private struct PlainRow {
    var terms: [LinearSystem.Term]
    var relation: LinearSystem.Relation
    var constant: LinearSystem.Constant
    var priority: Double
  }

  private func expectErrors(_ add: (inout LinearSystem, PlainRow) -> Void, scaledBy scale: (Double) -> Double) throws {
    let solver = Solver()
    for seed in Self.seeds {
      let system = LinearSystem.layout(seed: seed)
      var changed = system.keeping(rows: { _ in false })
      for row in system.rows {
        let terms = Array(system.terms(of: row))
        add(&changed, PlainRow(terms: terms, relation: row.relation, constant: row.constant, priority: row.priority))
      }
      let first = try solver.solve(system, width: 317, height: 211)
      let second = try solver.solve(changed, width: 317, height: 211)
      #expect(first.conflicts.isEmpty == second.conflicts.isEmpty, "seed \(seed)")
      guard first.conflicts.isEmpty, second.conflicts.isEmpty else { continue }
      let expected = BruteForce.errors(of: first.values, in: system, width: 317, height: 211).map(scale)
      #expect(
        isClose(BruteForce.errors(of: second.values, in: changed, width: 317, height: 211), expected), "seed \(seed)")
    }
  }

  @Test func aSatisfiedWishChangesNothing() throws {
    let solver = Solver()
    for seed in Self.seeds {
      var system = LinearSystem.layout(seed: seed)
      let solution = try solver.solve(system, width: 317, height: 211)
      guard solution.conflicts.isEmpty, solver.ambiguities().isEmpty else { continue }
      for variable in 0..<system.variableCount {
        system.addRow(
          [.init(1, .init(index: Int32(variable)))], .equal, .init(solution.values[variable]),
          priority: [1.0, 500, 999][variable % 3])
      }
      #expect(isClose(try solver.solve(system, width: 317, height: 211).values, solution.values), "seed \(seed)")
    }
  }

  @Test func shiftingTheOriginShiftsPositionsOnly() throws {
    let solver = Solver()
    for seed in Self.seeds {
      let system = LinearSystem.layout(seed: seed)
      let positions = 0..<system.variableCount / 2
      var shifted = system.keeping(rows: { _ in false })
      for row in system.rows {
        let terms = Array(system.terms(of: row))
        let moved = terms.reduce(0) { positions.contains(Int($1.variable.index)) ? $0 + $1.coefficient : $0 }
        var constant = row.constant
        constant.base += 1000 * moved
        shifted.addRow(terms, row.relation, constant, priority: row.priority)
      }
      let first = try solver.solve(system, width: 317, height: 211)
      guard first.conflicts.isEmpty, solver.ambiguities().isEmpty else { continue }
      let second = try solver.solve(shifted, width: 317, height: 211)
      let expected = first.values.indices.map { first.values[$0] + (positions.contains($0) ? 1000 : 0) }
      #expect(isClose(second.values, expected), "seed \(seed)")
    }
  }
}
