import IBSolver
import TestSupport
import Testing

@Suite struct ResizeTests {
  /// A label and a field side by side; the field is at least 100 wide.
  private static func labelAndField() -> (LinearSystem, label: LinearSystem.Variable, field: LinearSystem.Variable) {
    var system = LinearSystem()
    let label = system.addVariable(nonnegative: true)
    let field = system.addVariable(nonnegative: true)
    system.addRow([.init(1, label), .init(1, field)], .equal, .init(-20, width: 1))
    system.addRow([.init(1, field)], .atLeast, .init(100))
    system.addRow([.init(1, label)], .equal, .init(60), priority: 750)
    return (system, label, field)
  }

  @Test func valuesAreAffineUntilTheModeChanges() throws {
    let (system, label, field) = Self.labelAndField()
    let solver = Solver()
    var solution = try solver.solve(system, width: 300, height: 0)
    #expect(solver.affineValue(of: field) == .init(-80, width: 1))
    try solver.resize(system, width: 150, height: 0, into: &solution)
    #expect(solution[label] == 30)
    #expect(solver.affineValue(of: label) == .init(-120, width: 1))
  }

  @Test func aSweepNamesTheWidthsWhereTheModeChangesAndWhereNothingFits() throws {
    let (system, label, _) = Self.labelAndField()
    let pieces = try Solver().sweep(system, widths: 0...400, height: 0)
    #expect(pieces.map(\.range) == [0...20, 20...80, 80...120, 120...180, 180...400])
    #expect(pieces.map { $0.conflicts.map(\.rows) } == [[[0]], [[0, 1]], [[0, 1]], [], []])
    #expect(pieces[2].conflicts[0].rows == [0, 1] && pieces[2].conflicts[0].bounds == [label])
    #expect(pieces[3].values[Int(label.index)] == .init(-120, width: 1))
  }

  @Test func aSweepTellsTheSidesOfASingleWidthWithoutConflictApart() throws {
    var system = LinearSystem()
    let (x, width) = (system.addVariable(), system.addVariable(nonnegative: true))
    system.addRow([.init(1, x)], .equal, .init(20))
    system.addRow([.init(1, width)], .equal, .init(300))
    system.addRow([.init(1, x), .init(1, width)], .equal, .init(-20, width: 1))
    let pieces = try Solver().sweep(system, widths: 200...1400, height: 0)
    #expect(pieces.map(\.range) == [200...340, 340...1400])
    #expect(pieces.allSatisfy { $0.conflicts.map(\.rows) == [[0, 1, 2]] })
  }

  @Test(arguments: 0..<4) func aResizedLayoutIsThatOfANewSolve(_ part: UInt64) throws {
    let solver = Solver()
    let fresh = Solver()
    for seed in part * 12..<(part + 1) * 12 {
      let system = LinearSystem.layout(seed: seed)
      var generator = SeededGenerator(seed: seed)
      var solution = try solver.solve(system, width: 300, height: 200)
      for step in 0..<12 {
        let width = Double(Int.random(in: 0...40, using: &generator) * 10)
        let height = step.isMultiple(of: 2) ? 200 : Double(Int.random(in: 0...400, using: &generator))
        try solver.resize(system, width: width, height: height, into: &solution)
        let expected = try fresh.solve(system, width: width, height: height)
        #expect(solution.values == expected.values, "seed \(seed) at \(width) × \(height)")
        #expect(solution.conflicts == expected.conflicts, "seed \(seed) at \(width) × \(height)")
      }
    }
  }

  @Test(arguments: 0..<4) func piecesOfASweepAreWhatASolveGives(_ part: UInt64) throws {
    let solver = Solver()
    for seed in 1000 + part * 6..<1000 + (part + 1) * 6 {
      let system = LinearSystem.layout(seed: seed)
      let pieces = try solver.sweep(system, widths: 0...400, height: 200)
      #expect(pieces.first?.range.lowerBound == 0 && pieces.last?.range.upperBound == 400)
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        #expect(piece.range.upperBound == next.range.lowerBound, "seed \(seed)")
      }
      for piece in pieces {
        for share in [0.1, 0.5, 0.9] {
          let width = piece.range.lowerBound + share * (piece.range.upperBound - piece.range.lowerBound)
          let solution = try solver.solve(system, width: width, height: 200)
          #expect(solution.conflicts.map(\.rows) == piece.conflicts.map(\.rows), "seed \(seed) at \(width)")
          let values = piece.values.map { $0.base + $0.width * width + $0.height * 200 }
          #expect(isClose(values, solution.values), "seed \(seed) at \(width)")
        }
      }
    }
  }
}
