import IBSolver
import Testing

@Suite struct ExplanationTests {
  @Test func aWidthIsExplainedByItsPinsAndNotByItsContent() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let width = system.addVariable(nonnegative: true)
    let leading = system.addRow([.init(1, x)], .equal, .init(16))
    system.addRow([.init(1, width)], .atMost, .init(50), priority: 250)
    let trailing = system.addRow([.init(1, x), .init(1, width)], .equal, .init(-16, width: 1))
    let solver = Solver()
    #expect(try solver.solve(system, width: 320, height: 0)[width] == 288)
    let causes = try solver.explain([.init(1, width)], in: system)
    #expect(causes.map(\.source) == [.row(leading), .row(trailing)] && causes.map(\.multiplier) == [-1, 1])
  }

  @Test func aBoundExplainsAsWell() throws {
    var system = LinearSystem()
    let width = system.addVariable(nonnegative: true)
    system.addRow([.init(1, width)], .equal, .init(-5), priority: 250)
    let solver = Solver()
    #expect(try solver.solve(system, width: 0, height: 0)[width] == 0)
    #expect(try solver.explain([.init(1, width)], in: system).map(\.source) == [.bound(width)])
  }

  @Test(arguments: 0..<4) func causesAddUpToTheValue(_ part: UInt64) throws {
    let solver = Solver()
    for seed in 20_000 + part * 250..<20_000 + (part + 1) * 250 {
      let system = LinearSystem.small(seed: seed)
      let solution = try solver.solve(system, width: 0, height: 0)
      for variable in 0..<system.variableCount {
        let causes = try solver.explain([.init(1, .init(index: Int32(variable)))], in: system)
        var sum = 0.0
        for cause in causes {
          if case .row(let row) = cause.source { sum += cause.multiplier * system.rows[row].constant.base }
        }
        #expect(abs(sum - solution.values[variable]) < 1e-5, "seed \(seed) unknown \(variable)")
      }
    }
  }
}
