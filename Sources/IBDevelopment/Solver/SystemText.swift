import IBSolver
import IBXML

/// Systems as text, for measuring and comparing with other solvers.
///
///     S name unknowns rows width height
///     N unknown…                                     those that must be 0 or more
///     C priority relation base perWidth perHeight background count unknown coefficient …
///
/// A relation is `=`, `<` or `>`; background is 0 or 1; a name has no spaces.
package struct SystemText {
  package var name: String
  package var system: LinearSystem
  package var width: Double
  package var height: Double

  package init(name: String, system: LinearSystem, width: Double, height: Double) {
    (self.name, self.system, self.width, self.height) = (name, system, width, height)
  }

  package var text: String {
    var result = "S \(name) \(system.variableCount) \(system.rows.count) \(width) \(height)\nN"
    for variable in system.isNonnegative.indices where system.isNonnegative[variable] { result += " \(variable)" }
    result += "\n"
    for row in system.rows {
      let constant = row.constant
      result += "C \(row.priority) \(Self.sign(row.relation)) \(constant.base) \(constant.width) \(constant.height)"
      result += " \(row.isBackground ? 1 : 0) \(row.terms.count)"
      for term in system.terms(of: row) {
        result += " \(term.variable.index) \(term.coefficient)"
      }
      result += "\n"
    }
    return result
  }

  private static func sign(_ relation: LinearSystem.Relation) -> String {
    switch relation {
    case .equal: "="
    case .atMost: "<"
    case .atLeast: ">"
    }
  }

  fileprivate static func relation(_ sign: Substring) -> LinearSystem.Relation? {
    switch sign {
    case "=": .equal
    case "<": .atMost
    case ">": .atLeast
    default: nil
    }
  }
}

extension SystemText {
  package static func all(in text: String) throws(ExplainedError) -> [SystemText] {
    var result: [SystemText] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var words = SystemWords(line, number: number + 1)
      guard let kind = words.optional() else { continue }
      if kind == "S" {
        result.append(try SystemText(&words))
      } else if result.isEmpty {
        throw words.error("a system begins with a line `S`")
      } else if kind == "N" {
        try result[result.count - 1].bound(&words)
      } else if kind == "C" {
        try result[result.count - 1].addRow(&words)
      } else {
        throw words.error("a line begins with `S`, `N` or `C`, not with `\(kind)`")
      }
    }
    return result
  }

  /// More unknowns than the layout of any screen has.
  private static let mostUnknowns = 10_000_000

  private init(_ words: inout SystemWords) throws(ExplainedError) {
    name = String(try words.next("the name"))
    let unknowns = try words.integer("the number of unknowns", in: 0...SystemText.mostUnknowns)
    _ = try words.integer("the number of rows", in: 0...Int.max)
    width = try words.number("the width")
    height = try words.number("the height")
    system = LinearSystem()
    for _ in 0..<unknowns { _ = system.addVariable() }
    try words.end()
  }

  /// Bounds come before rows; the unknowns are made again with them.
  private mutating func bound(_ words: inout SystemWords) throws(ExplainedError) {
    guard system.rows.isEmpty else { throw words.error("a line `N` comes before the lines `C` of its system") }
    var bounded: Set<Int> = []
    while let unknown = try words.unknown(of: system) { bounded.insert(unknown) }
    var new = LinearSystem()
    for variable in 0..<system.variableCount { _ = new.addVariable(nonnegative: bounded.contains(variable)) }
    system = new
  }

  private mutating func addRow(_ words: inout SystemWords) throws(ExplainedError) {
    let priority = try words.number("the priority")
    let sign = try words.next("the relation")
    guard let relation = Self.relation(sign) else {
      throw words.error("the relation is `=`, `<` or `>`, not `\(sign)`")
    }
    let constant = LinearSystem.Constant(
      try words.number("the base"), width: try words.number("the share of the width"),
      height: try words.number("the share of the height"))
    let isBackground = try words.integer("background", in: 0...1) == 1
    let count = try words.integer("the number of terms", in: 0...Int.max)
    var terms: [LinearSystem.Term] = []
    while let unknown = try words.unknown(of: system) {
      let coefficient = try words.number("a coefficient")
      terms.append(LinearSystem.Term(coefficient, LinearSystem.Variable(index: Int32(unknown))))
    }
    guard terms.count == count else { throw words.error("there are \(terms.count) terms instead of \(count)") }
    system.addRow(terms, relation, constant, priority: priority, isBackground: isBackground)
  }
}
