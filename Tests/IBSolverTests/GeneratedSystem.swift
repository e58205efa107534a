import IBSolver
import TestSupport

extension LinearSystem {
  /// A small system as a seed makes it: coefficients -1, 0 and 1, few constants, so that ties and conflicts are common.
  static func small(seed: UInt64) -> LinearSystem {
    var generator = SeededGenerator(seed: seed)
    var system = LinearSystem()
    let unknowns = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      system.addVariable(nonnegative: generator.oneIn(3))
    }
    let priorities = generator.oneIn(2) ? [1000.0, 1000, 750, 250] : [1000.0, 750, 500.5, 250]
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let terms = unknowns.map { Term(generator.pick([-1.0, 0, 1, 1]), $0) }
      system.addRow(
        terms, generator.pick([.equal, .atMost, .atLeast]), Constant(Double(Int.random(in: -3...5, using: &generator))),
        priority: generator.pick(priorities), isBackground: generator.oneIn(4))
    }
    return system
  }

  func keeping(rows isKept: (Int) -> Bool, bounds isBounded: (Int) -> Bool = { _ in true }) -> LinearSystem {
    var result = LinearSystem()
    for variable in 0..<variableCount {
      _ = result.addVariable(nonnegative: isNonnegative[variable] && isBounded(variable))
    }
    for (place, row) in rows.enumerated() where isKept(place) {
      result.addRow(
        Array(terms(of: row)), row.relation, row.constant, priority: row.priority, isBackground: row.isBackground)
    }
    return result
  }
}

extension LinearSystem {
  /// A system as layouts have them: unknowns in a row, tied to neighbours and to the root, with content sizes and
  /// inequalities; sometimes over-constrained.
  static func layout(seed: UInt64) -> LinearSystem {
    var generator = SeededGenerator(seed: seed)
    var system = LinearSystem()
    let count = Int.random(in: 1...6, using: &generator)
    let positions = (0..<count).map { _ in system.addVariable() }
    let sizes = (0..<count).map { _ in system.addVariable(nonnegative: true) }
    func gap(_ relation: Relation, _ constant: Constant, _ terms: [Term], _ priority: Double = required) {
      system.addRow(terms, relation, constant, priority: priority)
    }
    for place in 0..<count {
      let relation: Relation = generator.oneIn(4) ? .atLeast : .equal
      if place == 0 {
        gap(relation, .init(8), [.init(1, positions[0])])
      } else {
        gap(
          relation, .init(8),
          [.init(1, positions[place]), .init(-1, positions[place - 1]), .init(-1, sizes[place - 1])])
      }
      let length = Double(Int.random(in: 0...20, using: &generator) * 5)
      gap(.atMost, .init(length), [.init(1, sizes[place])], generator.pick([250, 250, 251]))
      gap(.atLeast, .init(length), [.init(1, sizes[place])], generator.pick([750, 750, 749, 1000]))
    }
    gap(
      generator.pick([.equal, .equal, .atMost]), .init(-8, width: 1),
      [.init(1, positions[count - 1]), .init(1, sizes[count - 1])], generator.pick([1000, 1000, 999.5]))
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let pair = [Term(1, generator.pick(sizes)), Term(generator.pick([-1, -0.5, -2, 0]), generator.pick(sizes))]
      let constant = generator.pick([Constant(0), Constant(40), Constant(0, width: 0.5), Constant(0, height: 0.25)])
      gap(generator.pick([.equal, .atMost, .atLeast]), constant, pair, generator.pick([1000, 999.5, 750, 500, 1]))
    }
    return system
  }
}
