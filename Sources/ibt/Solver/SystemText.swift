import IBSolver

/// Systems as text, for measuring and comparing with other solvers.
///
///     S name unknowns rows width height
///     N unknown…                                     those that must be 0 or more
///     C priority relation base perWidth perHeight background count unknown coefficient …
///
/// A relation is `=`, `<` or `>`; background is 0 or 1; a name has no spaces.
struct SystemText {
  var name: String
  var system: LinearSystem
  var width: Double
  var height: Double

  /// The lines of the system.
  var text: String {
    var result = "S \(name) \(system.variableCount) \(system.rows.count) \(width) \(height)\nN"
    for variable in system.isNonnegative.indices where system.isNonnegative[variable] { result += " \(variable)" }
    result += "\n"
    for row in system.rows {
      let constant = row.constant
      result += "C \(row.priority) \(Self.sign(row.relation)) \(constant.base) \(constant.width) \(constant.height)"
      result += " \(row.isBackground ? 1 : 0) \(row.terms.count)"
      for term in system.terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)] {
        result += " \(term.variable.index) \(term.coefficient)"
      }
      result += "\n"
    }
    return result
  }

  /// The system as it is when its constraints have been taken out and put in again; nil when there are none.
  var swapped: LinearSystem? {
    guard system.rows.contains(where: { !$0.isBackground }) else { return nil }
    var result = LinearSystem()
    for isBounded in system.isNonnegative { _ = result.addVariable(nonnegative: isBounded) }
    for row in system.rows.filter(\.isBackground) + system.rows.filter({ !$0.isBackground }) {
      let terms = system.terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)]
      result.addRow(terms, row.relation, row.constant, priority: row.priority, isBackground: row.isBackground)
    }
    return result
  }

  /// All systems of a file; lines that are none are left out.
  static func all(in text: String) -> [SystemText] {
    var result: [SystemText] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "S": if let start = start(words) { result.append(start) }
      case "C": if !result.isEmpty { result[result.count - 1].addRow(words) }
      case "N": if !result.isEmpty { result[result.count - 1].bound(words) }
      default: break
      }
    }
    return result
  }

  private static func start(_ words: [Substring]) -> SystemText? {
    guard words.count == 6, let unknowns = Int(words[2]), let width = Double(words[4]), let height = Double(words[5])
    else { return nil }
    var system = LinearSystem()
    for _ in 0..<unknowns { _ = system.addVariable() }
    return SystemText(name: String(words[1]), system: system, width: width, height: height)
  }

  /// Bounds come before rows and the unknowns are made anew with them.
  private mutating func bound(_ words: [Substring]) {
    let bounded = Set(words.dropFirst().compactMap { Int($0) })
    var new = LinearSystem()
    for variable in 0..<system.variableCount { _ = new.addVariable(nonnegative: bounded.contains(variable)) }
    system = new
  }

  private mutating func addRow(_ words: [Substring]) {
    let numbers = words.map { Double($0) ?? 0 }
    guard words.count >= 8, let relation = Self.relation(words[2]) else { return }
    let terms = stride(from: 8, to: words.count - 1, by: 2).map {
      LinearSystem.Term(numbers[$0 + 1], LinearSystem.Variable(index: Int32(clamping: Int(numbers[$0]))))
    }
    system.addRow(
      terms, relation, LinearSystem.Constant(numbers[3], width: numbers[4], height: numbers[5]), priority: numbers[1],
      isBackground: numbers[6] == 1)
  }

  private static func sign(_ relation: LinearSystem.Relation) -> String {
    switch relation {
    case .equal: "="
    case .atMost: "<"
    case .atLeast: ">"
    }
  }

  private static func relation(_ sign: Substring) -> LinearSystem.Relation? {
    switch sign {
    case "=": .equal
    case "<": .atMost
    case ">": .atLeast
    default: nil
    }
  }
}
