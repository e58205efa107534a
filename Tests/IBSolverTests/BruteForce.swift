import IBSolver

/// Solves systems of few unknowns by trying every point where enough rows are exact: some best point is one of these.
struct BruteForce {
  let system: LinearSystem
  let width: Double
  let height: Double
  let points: [[Double]]

  /// Planes `unknown = 0` join the rows, so that systems that leave something open have such points as well; `walls`
  /// are further distances at which unknowns are held, to see what can move away.
  init(_ system: LinearSystem, width: Double = 0, height: Double = 0, walls: [Double] = []) {
    self.system = system
    self.width = width
    self.height = height
    var planes: [[Double]] = []
    for row in system.rows {
      var plane = Array(repeating: 0.0, count: system.variableCount + 1)
      for term in system.terms(of: row) {
        plane[Int(term.variable.index)] += term.coefficient
      }
      plane[system.variableCount] = row.constant.base + row.constant.width * width + row.constant.height * height
      planes.append(plane)
    }
    for variable in 0..<system.variableCount {
      for wall in [0] + walls {
        var plane = Array(repeating: 0.0, count: system.variableCount + 1)
        plane[variable] = 1
        plane[system.variableCount] = wall
        planes.append(plane)
      }
    }
    points = Self.choices(of: system.variableCount, from: planes.count).compactMap { choice in
      Self.intersection(choice.map { planes[$0] })
    }
  }

  /// The errors by priority, required ones and bounds first, of the best point; nil when required rows conflict.
  var bestErrors: [Double]? {
    let best = points.map(errors).min { Self.isLess($0, $1) }
    guard let best, best[0] <= 1e-6 else { return nil }
    return best
  }

  var bestPoints: [[Double]] {
    guard let best = bestErrors else { return [] }
    return points.filter { !Self.isLess(best, errors($0)) }
  }

  func errors(_ values: [Double]) -> [Double] { Self.errors(of: values, in: system, width: width, height: height) }

  static func errors(of values: [Double], in system: LinearSystem, width: Double, height: Double) -> [Double] {
    var levels: [Double: Double] = [LinearSystem.required: 0]
    for row in system.rows {
      var slack = -(row.constant.base + row.constant.width * width + row.constant.height * height)
      for term in system.terms(of: row) {
        slack += term.coefficient * values[Int(term.variable.index)]
      }
      let error: Double
      switch row.relation {
      case .equal: error = abs(slack)
      case .atMost: error = max(0, slack)
      case .atLeast: error = max(0, -slack)
      }
      levels[row.priority, default: 0] += error
    }
    for variable in 0..<system.variableCount where system.isNonnegative[variable] {
      levels[LinearSystem.required, default: 0] += max(0, -values[variable])
    }
    return levels.sorted { $0.key > $1.key }.map(\.value)
  }

  static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (one, other) in zip(first, second) where abs(one - other) > 1e-6 { return one < other }
    return false
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    var result: [[Int]] = []
    for last in 0..<total { for rest in choices(of: count - 1, from: last) { result.append(rest + [last]) } }
    return result
  }

  /// The point on all planes; nil when there is none or more than one.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = planes.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in 0...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
