/// Linear constraints over unknowns, each with a relation and a priority.
///
/// It consists of numbers only. Rows are stored in flat arrays, so building a system rarely allocates memory, and a
/// cleared system keeps its capacity.
package struct LinearSystem: Sendable, Hashable {
  package struct Variable: Hashable, Sendable {
    /// Its index in `Solution.values`.
    package let index: Int32

    package init(index: Int32) { self.index = index }
  }

  package enum Relation: UInt8, Sendable, BitwiseCopyable {
    case equal, atMost, atLeast

    @inline(__always) func error(_ slack: Double) -> Double {
      switch self {
      case .equal: abs(slack)
      case .atMost: max(slack, 0)
      case .atLeast: max(-slack, 0)
      }
    }
  }

  package struct Term: Hashable, Sendable {
    package var coefficient: Double
    package var variable: Variable

    package init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// A number that may depend on the size of the root: `base + width · root width + height · root height`, in points.
  package struct Constant: Hashable, Sendable {
    package var base: Double
    package var width: Double
    package var height: Double

    package init(_ base: Double, width: Double = 0, height: Double = 0) {
      (self.base, self.width, self.height) = (base, width, height)
    }
  }

  package struct Row: Sendable, Hashable {
    package var terms: Range<Int32>
    package var relation: Relation
    /// Whether the row is from the scene (a guide, a content size), not from a constraint. Such rows are given: the
    /// constraints of a conflict conflict with them, and it contains those that it needs.
    package var isBackground: Bool
    package var yieldsFirst = false
    package var constant: Constant
    /// 1000 is required. Below 1000, higher priorities are optimized first.
    package var priority: Double
    /// 0 is required; other names are the index in `priorities` plus 1.
    var priorityName: Int32
  }

  package private(set) var rows: [Row] = []
  /// The terms of all rows, row by row. A row contains an unknown at most once, and never with the factor 0.
  package private(set) var terms: [Term] = []
  /// By unknown.
  package private(set) var isNonnegative: [Bool] = []
  /// The optional priorities in order of first use. If there are many, some occur repeatedly.
  private(set) var priorities: [Double] = []
  private(set) var firstInvalidRow: Int?
  /// The last index of each unknown in `terms`.
  private var lastPlace: [Int32] = []

  package static let required = 1000.0

  package init() {}

  package mutating func reserveCapacity(rows rowCount: Int, variables variableCount: Int) {
    rows.reserveCapacity(rowCount)
    isNonnegative.reserveCapacity(variableCount)
    lastPlace.reserveCapacity(variableCount)
  }

  /// Of several such rows, the one added first is broken first.
  package mutating func yieldLastRowFirst() {
    if !rows.isEmpty { rows[rows.count - 1].yieldsFirst = true }
  }

  /// The same system with a required row as an optional one.
  func relaxing(_ row: Int) -> LinearSystem {
    var result = self
    result.rows[row].priority = 500
    result.rows[row].priorityName = result.name(of: 500)
    return result
  }

  package var variableCount: Int { isNonnegative.count }

  package mutating func addVariable(nonnegative: Bool = false) -> Variable {
    isNonnegative.append(nonnegative)
    lastPlace.append(0)
    return Variable(index: Int32(isNonnegative.count - 1))
  }

  /// An unknown may occur several times; its factors add up. Returns the index of the row in `rows`.
  @discardableResult
  package mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Constant, priority: Double = required,
    isBackground: Bool = false
  ) -> Int {
    let start = Int32(self.terms.count)
    self.terms.append(contentsOf: terms)
    // An infinite number or NaN makes the sum NaN.
    let isRow =
      mergeTerms(since: Int(start)) && (constant.base * 0 + constant.width * 0 + constant.height * 0) == 0
      && priority > 0 && priority <= Self.required
    if !isRow { firstInvalidRow = firstInvalidRow ?? rows.count }
    rows.append(
      Row(
        terms: start..<Int32(self.terms.count), relation: relation, isBackground: isBackground, constant: constant,
        priority: priority, priorityName: isRow ? name(of: priority) : 0))
    return rows.count - 1
  }

  /// Adds the factors of repeated unknowns and removes zeros from the last row. Returns false if a term is invalid.
  private mutating func mergeTerms(since start: Int) -> Bool {
    var end = start
    for index in start..<terms.count {
      let term = terms[index]
      let variable = Int(term.variable.index)
      guard term.coefficient.isFinite, isNonnegative.indices.contains(variable) else { return false }
      let known = Int(lastPlace[variable])
      if known >= start && known < end && terms[known].variable == term.variable {
        terms[known].coefficient += term.coefficient
      } else {
        lastPlace[variable] = Int32(end)
        terms[end] = term
        end += 1
      }
    }
    if end < terms.count { terms.removeSubrange(end...) }
    dropZeros(since: start)
    return true
  }

  private mutating func dropZeros(since start: Int) {
    guard terms[start...].contains(where: { $0.coefficient == 0 }) else { return }
    var end = start
    for index in start..<terms.count where terms[index].coefficient != 0 {
      terms[end] = terms[index]
      end += 1
    }
    terms.removeSubrange(end...)
  }

  /// The number of different priorities up to which repeated ones are recognized.
  static var searchedPriorities: Int { 32 }

  private mutating func name(of priority: Double) -> Int32 {
    if priority == Self.required { return 0 }
    if let known = priorities.prefix(Self.searchedPriorities).firstIndex(of: priority) { return Int32(known + 1) }
    priorities.append(priority)
    return Int32(priorities.count)
  }

  package mutating func removeRows(from place: Int) {
    guard rows.indices.contains(place) else { return }
    terms.removeSubrange(Int(rows[place].terms.lowerBound)...)
    rows.removeSubrange(place...)
    if let first = firstInvalidRow, first >= place { firstInvalidRow = nil }
  }

  package mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    isNonnegative.removeAll(keepingCapacity: true)
    lastPlace.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    firstInvalidRow = nil
  }
}
