import IBSolver
import Testing

@Suite struct ConflictTests {
  @Test func `what is given and conflicts by itself is a conflict without constraints`() throws {
    var system = LinearSystem()
    let x = system.addVariable(nonnegative: true)
    system.addRow([.init(1, x)], .equal, .init(-3), isBackground: true)
    system.addRow([.init(1, x)], .equal, .init(10))
    system.addRow([.init(1, x)], .equal, .init(20))
    let conflicts = try Solver().solve(system, width: 0, height: 0).conflicts
    #expect(conflicts.map(\.rows) == [[0], [1, 2]] && conflicts.map(\.brokenRow) == [0, 2])
    #expect(conflicts.map(\.bounds) == [[x], []])
  }

  @Test func `a bound that makes a constraint superfluous is given`() throws {
    var system = LinearSystem()
    let (x, width) = (system.addVariable(), system.addVariable(nonnegative: true))
    system.addRow([.init(1, x)], .equal, .init(8))
    system.addRow([.init(1, width)], .equal, .init(0))
    system.addRow([.init(1, x), .init(1, width)], .equal, .init(5))
    let conflicts = try Solver().solve(system, width: 0, height: 0).conflicts
    #expect(conflicts.map(\.rows) == [[0, 2]] && conflicts.map(\.bounds) == [[width]])
  }

  @Test func `a given row is named only where the constraints alone do not conflict`() throws {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.addRow([.init(1, x), .init(-1, y)], .equal, .init(0), isBackground: true)
    system.addRow([.init(1, x)], .equal, .init(10))
    system.addRow([.init(1, x)], .equal, .init(20))
    system.addRow([.init(1, y)], .equal, .init(10))
    #expect(try Solver().solve(system, width: 0, height: 0).conflicts.map(\.rows) == [[1, 2]])
    system.addRow([.init(1, y)], .equal, .init(30))
    #expect(try Solver().solve(system, width: 0, height: 0).conflicts.map(\.rows) == [[1, 2], [0, 1, 4]])
  }

  @Test func `of several sets the one of fewest constraints is shown`() throws {
    var system = LinearSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.addRow([.init(1, x)], .equal, .init(1))
    system.addRow([.init(1, y), .init(-1, x)], .equal, .init(1))
    system.addRow([.init(1, y), .init(1, x)], .equal, .init(5))
    system.addRow([.init(1, x)], .equal, .init(7))
    #expect(try Solver().solve(system, width: 0, height: 0).conflicts.map(\.rows) == [[0, 3], [0, 1, 2]])
  }

  @Test func `in a large component, too, bounds are given`() throws {
    var system = LinearSystem()
    let widths = (0..<300).map { _ in system.addVariable(nonnegative: true) }
    for width in widths { system.addRow([.init(1, width)], .equal, .init(0)) }
    let least = system.addRow([.init(1, widths[0])], .atLeast, .init(1))
    let sum = system.addRow(widths.map { .init(1, $0) }, .equal, .init(-1))
    let conflicts = try Solver().solve(system, width: 0, height: 0).conflicts
    #expect(conflicts.allSatisfy { $0.rows.filter { $0 != sum }.count <= 2 }, "\(conflicts.map(\.rows))")
    #expect(conflicts.contains { $0.rows == [sum] && $0.bounds == widths })
    #expect(conflicts.contains { $0.rows == [0, least] })
  }

  /// One solver remembers what it found, also for other systems and sizes; each query of the definition has its own.
  @Test(arguments: 0..<4) func `memory does not change what is found`(_ part: UInt64) throws {
    let solver = Solver()
    for seed in part * 15..<(part + 1) * 15 {
      let layout = LinearSystem.layout(seed: seed)
      var system = layout.keeping(rows: { _ in false }, bounds: { _ in false })
      for row in layout.rows {
        system.addRow(Array(layout.terms(of: row)), row.relation, row.constant, isBackground: true)
      }
      for width in [317.0, 90] {
        let found = try solver.solve(system, width: width, height: 211).conflicts
        #expect(try solver.solve(system, width: width, height: 211).conflicts == found, "seed \(seed)")
        let first = try set(in: system, width: width)
        #expect(first.map { set in found.contains { $0.rows == set } } ?? found.isEmpty, "seed \(seed): \(found)")
      }
    }
  }

  /// The shortest conflicting prefix ends with a row of the set; that row becomes the first one.
  private func set(in system: LinearSystem, width: Double) throws -> [Int]? {
    var (found, end) = ([Int](), system.rows.count)
    func canHold(_ count: Int) throws -> Bool {
      let part = system.keeping(rows: { $0 < count || found.contains($0) })
      return try Solver().solve(part, width: width, height: 211).conflicts.isEmpty
    }
    if try canHold(end) { return nil }
    while try canHold(0), let last = try (0..<end).first(where: { try !canHold($0 + 1) }) {
      end = last
      found.append(last)
    }
    return found.sorted()
  }
}
