import IBSolver

/// Measures the time that systems take.
struct SolverTiming {
  /// Nanoseconds; 0 if not measured.
  struct Result {
    var solve: Double
    /// A resize; 0 if some size makes rows conflict, because it is another solve then.
    var resize = 0.0
    /// A solve right after one of the same unknowns with other rows; 0 without constraints.
    var swap = 0.0
    var conflicts: Int
  }

  private let solver = Solver()
  private var solution = Solution()

  /// Medians of three runs, each of as many turns as take about 200 microseconds.
  mutating func measure(_ input: SystemText) throws -> Result {
    let system = input.system
    let solve = try median { (solver, solution, _) in
      try solver.solve(system, width: input.width, height: input.height, into: &solution)
    }
    try solver.solve(system, width: input.width, height: input.height, into: &solution)
    var result = Result(solve: solve, conflicts: solution.conflicts.count)
    if try canResize(input) {
      result.resize = try median { (solver, solution, turn) in try Self.resize(solver, &solution, input, turn) }
    }
    if let swapped = input.swapped {
      result.swap = try median { (solver, solution, turn) in
        let system = turn % 2 == 0 ? swapped : system
        try solver.solve(system, width: input.width, height: input.height, into: &solution)
      }
    }
    return result
  }

  private mutating func canResize(_ input: SystemText) throws -> Bool {
    for turn in 0..<Self.sizes {
      if !solution.conflicts.isEmpty { return false }
      try Self.resize(solver, &solution, input, turn)
    }
    return solution.conflicts.isEmpty
  }

  /// The number of sizes before they repeat.
  private static var sizes: Int { 200 }

  private static func resize(_ solver: Solver, _ solution: inout Solution, _ input: SystemText, _ turn: Int) throws {
    try solver.resize(
      input.system, width: input.width + Double(turn % 100), height: input.height + Double(turn % sizes),
      into: &solution)
  }

  private mutating func median(_ body: (Solver, inout Solution, Int) throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var turns = 1
    var times: [Double] = []
    while times.count < 3 {
      let start = clock.now
      for turn in 0..<turns { try body(solver, &solution, turn) }
      let nanoseconds =
        Double((clock.now - start).components.attoseconds) / 1e9
        + Double((clock.now - start).components.seconds) * 1e9
      if nanoseconds < 200_000 && turns < 1_000_000 {
        turns *= 2
      } else {
        times.append(nanoseconds / Double(turns))
      }
    }
    return times.sorted()[1]
  }
}
