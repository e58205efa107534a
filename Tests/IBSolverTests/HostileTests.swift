import IBSolver
import TestSupport
import Testing

@Suite struct HostileSystemTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity]) func whatIsNoNumberIsRefused(_ number: Double) throws {
    for row in 0..<4 {
      var system = LinearSystem()
      let x = system.addVariable()
      system.addRow([.init(1, x)], .equal, .init(1))
      switch row {
      case 0: system.addRow([.init(number, x)], .equal, .init(1))
      case 1: system.addRow([.init(1, x)], .equal, .init(number))
      case 2: system.addRow([.init(1, x)], .equal, .init(1, width: number))
      default: system.addRow([.init(1, x)], .equal, .init(1), priority: number)
      }
      #expect(throws: SolverError.invalidRow(1)) { try Solver().solve(system, width: 1, height: 1) }
    }
    #expect(throws: SolverError.invalidSize) { try Solver().solve(LinearSystem(), width: number, height: 1) }
  }

  @Test(arguments: [0.0, -1, 1000.5]) func prioritiesOutOfRangeAreRefused(_ priority: Double) {
    var system = LinearSystem()
    system.addRow([.init(1, system.addVariable())], .equal, .init(1), priority: priority)
    #expect(throws: SolverError.invalidRow(0)) { try Solver().solve(system, width: 0, height: 0) }
  }

  @Test func anUnknownOfAnotherSystemIsRefused() {
    var system = LinearSystem()
    system.addRow([.init(1, .init(index: 3))], .equal, .init(1))
    #expect(throws: SolverError.invalidRow(0)) { try Solver().solve(system, width: 0, height: 0) }
  }

  @Test func valuesBeyondAllNumbersAreRefused() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.addRow([.init(1, x)], .equal, .init(1e308))
    #expect(try Solver().solve(system, width: 0, height: 0)[x] == 1e308)
    system.addRow([.init(1, y), .init(-100, x)], .equal, .init(0))
    #expect(throws: SolverError.overflow) { try Solver().solve(system, width: 0, height: 0) }
  }

  @Test func repeatedUnknownsAddUpAndZerosDoNotCount() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.addRow([.init(1, x), .init(2, x), .init(0, y)], .equal, .init(6))
    system.addRow([.init(1, y), .init(1, x), .init(-1, x)], .equal, .init(5))
    #expect(try Solver().solve(system, width: 0, height: 0).values == [2, 5])
  }

  @Test func aRowWithoutUnknownsIsAConflictByItself() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    system.addRow([], .equal, .init(3))
    system.addRow([.init(1, x), .init(-1, x)], .atLeast, .init(7))
    system.addRow([], .atMost, .init(3))
    system.addRow([], .equal, .init(3), priority: 5)
    let solution = try Solver().solve(system, width: 0, height: 0)
    #expect(solution.conflicts.map(\.rows) == [[0], [1]] && solution.conflicts.map(\.amount) == [3, 7])
  }

  @Test func manyConflictsAreAllFound() throws {
    var system = LinearSystem()
    let count = 1000
    for _ in 0..<count {
      let x = system.addVariable()
      system.addRow([.init(1, x)], .equal, .init(1))
      system.addRow([.init(1, x)], .equal, .init(2))
    }
    let solution = try Solver().solve(system, width: 0, height: 0)
    #expect(solution.conflicts.map(\.rows) == (0..<count).map { [2 * $0, 2 * $0 + 1] })
    #expect(solution.values == Array(repeating: 1, count: count))
  }

  @Test func aRowOfViewsTooLongForItsRootIsOneConflictOfAll() throws {
    var system = LinearSystem()
    let widths = (0..<400).map { _ in system.addVariable(nonnegative: true) }
    for width in widths { system.addRow([.init(1, width)], .atLeast, .init(10)) }
    let sum = system.addRow(widths.map { .init(1, $0) }, .equal, .init(0, width: 1))
    let solver = Solver()
    #expect(try solver.solve(system, width: 4000, height: 0).conflicts.isEmpty)
    let solution = try solver.solve(system, width: 3999, height: 0)
    #expect(solution.conflicts.map(\.rows) == [Array(0...400)] && solution.conflicts.map(\.brokenRow) == [sum])
    #expect(solution.conflicts.map(\.amount) == [1])
  }

  @Test func aChainOfTenThousandIsSolved() throws {
    var system = LinearSystem()
    var last = system.addVariable()
    system.addRow([.init(1, last)], .equal, .init(1))
    for _ in 0..<10_000 {
      let next = system.addVariable(nonnegative: true)
      system.addRow([.init(1, next), .init(-1, last)], .equal, .init(0.5))
      last = next
    }
    #expect(try Solver().solve(system, width: 0, height: 0)[last] == 5001)
  }

  @Test func aCycleOfTenThousandIsSolved() throws {
    var system = LinearSystem()
    let unknowns = (0..<10_000).map { _ in system.addVariable() }
    for (place, unknown) in unknowns.enumerated() {
      system.addRow([.init(1, unknown), .init(1, unknowns[(place + 1) % unknowns.count])], .equal, .init(4))
    }
    system.addRow([.init(1, unknowns[0])], .equal, .init(1), priority: 1)
    #expect(try Solver().solve(system, width: 0, height: 0).values == (0..<10_000).map { $0.isMultiple(of: 2) ? 1 : 3 })
  }

  @Test func tenThousandPrioritiesAreKeptApart() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    for place in 1..<10_000 { system.addRow([.init(1, x)], .equal, .init(Double(place)), priority: Double(place) / 10) }
    #expect(try Solver().solve(system, width: 0, height: 0)[x] == 9999)
  }

  @Test func aStrongWishOutweighsAnyNumberOfWeakOnes() throws {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.addRow([.init(1, x), .init(1, y)], .equal, .init(0), priority: 500.5)
    system.addRow([.init(1, y)], .equal, .init(0), priority: 500.25)
    for _ in 0..<2000 { system.addRow([.init(1000, x)], .equal, .init(1000), priority: 500) }
    #expect(try Solver().solve(system, width: 0, height: 0).values == [0, 0])
  }

  @Test func workIsLimited() throws {
    let (solver, system) = (Solver(), LinearSystem.layout(seed: 1))
    solver.limitWork(to: 1)
    #expect(throws: SolverError.tooMuchWork) { try solver.solve(system, width: 0, height: 0) }
    solver.limitWork(to: .max)
    #expect(try solver.solve(system, width: 0, height: 0).values.count == system.variableCount && !solver.isExhausted)
  }

  @Test func denselyDegenerateSystemsEnd() throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var system = LinearSystem()
      let unknowns = (0..<8).map { _ in system.addVariable(nonnegative: generator.oneIn(2)) }
      for _ in 0..<40 {
        system.addRow(
          unknowns.map { .init(generator.pick([-1, 0, 0, 1]), $0) }, generator.pick([.equal, .atMost, .atLeast]),
          .init(0), priority: generator.pick([1000, 750, 250]))
      }
      #expect(try Solver().solve(system, width: 0, height: 0).values == Array(repeating: 0, count: 8), "seed \(seed)")
    }
  }
}
