import IBSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func twoLabelsOfOneHuggingAreOpenAndTheSumIsNot() throws {
    var system = LinearSystem()
    let widths = [system.addVariable(nonnegative: true), system.addVariable(nonnegative: true)]
    let sum = system.addVariable()
    system.addRow(widths.map { .init(1, $0) } + [.init(-1, sum)], .equal, .init(0))
    system.addRow([.init(1, sum)], .equal, .init(0, width: 1))
    for width in widths {
      system.addRow([.init(1, width)], .atMost, .init(50), priority: 250)
      system.addRow([.init(1, width)], .atLeast, .init(50), priority: 750)
    }
    let solver = Solver()
    _ = try solver.solve(system, width: 300, height: 0)
    #expect(
      solver.ambiguities().map { "\($0.variable.index): \($0.low) to \($0.high)" } == [
        "0: 50.0 to 250.0", "1: 50.0 to 250.0",
      ])
  }

  @Test func anUnknownNothingHoldsIsOpenWithoutEnd() throws {
    var system = LinearSystem()
    let x = system.addVariable(nonnegative: true)
    let y = system.addVariable()
    let solver = Solver()
    _ = try solver.solve(system, width: 0, height: 0)
    #expect(
      solver.ambiguities().map { "\($0.variable.index): \($0.low) to \($0.high)" } == [
        "\(x.index): 0.0 to inf", "\(y.index): -inf to inf",
      ])
  }

  @Test(arguments: 0..<8) func rangesAreThoseOfAllBestPoints(_ part: UInt64) throws {
    let solver = Solver()
    for seed in 10_000 + part * 100..<10_000 + (part + 1) * 100 {
      let system = LinearSystem.small(seed: seed)
      let solution = try solver.solve(system, width: 0, height: 0)
      guard solution.conflicts.isEmpty else { continue }
      let best = BruteForce(system, walls: [-1000, 1000]).bestPoints
      let found = solver.ambiguities()
      for variable in 0..<system.variableCount {
        let values = best.map { $0[variable] }
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let ambiguity = found.first { Int($0.variable.index) == variable }
        guard high - low > 1e-5 else {
          #expect(ambiguity == nil, "seed \(seed)")
          continue
        }
        let range = try #require(ambiguity, "seed \(seed) unknown \(variable)")
        #expect(low < -900 ? range.low == -.infinity : abs(range.low - low) < 1e-5, "seed \(seed)")
        #expect(high > 900 ? range.high == .infinity : abs(range.high - high) < 1e-5, "seed \(seed)")
      }
      #expect(try solver.solve(system, width: 0, height: 0).values == solution.values)
    }
  }
}
