/// Linear constraints over unknowns, each with a relation and a priority.
///
/// Knows only numbers. Rows lie one behind the other in flat arrays, so building a system allocates seldom and a
/// cleared system keeps its room.
public struct LinearSystem: Sendable {
  /// An unknown.
  public struct Variable: Hashable, Sendable {
    /// Its place in `Solution.values`.
    public let index: Int32

    /// The unknown at a place.
    public init(index: Int32) { self.index = index }
  }

  /// How the sum of a row compares to its constant.
  public enum Relation: UInt8, Sendable, BitwiseCopyable { case equal, atMost, atLeast }

  /// An unknown with its factor.
  public struct Term: Hashable, Sendable {
    /// The factor.
    public var coefficient: Double
    /// The unknown.
    public var variable: Variable

    /// A factor times an unknown.
    public init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// A number that may depend on the size of the root: `base + width · root width + height · root height`, in points.
  public struct Constant: Hashable, Sendable {
    /// What does not depend on the root.
    public var base: Double
    /// Share of the root's width.
    public var width: Double
    /// Share of the root's height.
    public var height: Double

    /// A number that may depend on the size of the root.
    public init(_ base: Double, width: Double = 0, height: Double = 0) {
      self.base = base
      self.width = width
      self.height = height
    }
  }

  /// A row as it was added.
  public struct Row: Sendable {
    /// Where its terms are in `terms`.
    public var terms: Range<Int32>
    /// How the sum of the terms compares to the constant.
    public var relation: Relation
    /// Whether the row comes from the scene as a whole (a guide, a content size), not from a constraint somebody
    /// wrote: a conflict names it only when it must.
    public var isBackground: Bool
    /// The right side.
    public var constant: Constant
    /// 1000 is required; below that, higher ones are met first.
    public var priority: Double
    /// 0 is required; others are one more than the place in `priorities`.
    var priorityName: Int32
  }

  /// Every row in the order of adding.
  public private(set) var rows: [Row] = []
  /// The terms of all rows, one row behind the other; in each an unknown at most once and never with the factor 0.
  public private(set) var terms: [Term] = []
  /// Whether each unknown must be 0 or more.
  public private(set) var isNonnegative: [Bool] = []
  /// The optional priorities in the order in which they were first used, few of them twice.
  private(set) var priorities: [Double] = []
  /// The first row that is none.
  private(set) var firstInvalidRow: Int?
  /// Where each unknown was last written in `terms`.
  private var lastPlace: [Int32] = []

  /// The priority that must be met.
  public static let required = 1000.0

  /// A system without unknowns.
  public init() {}

  /// How many unknowns there are.
  public var variableCount: Int { isNonnegative.count }

  /// A new unknown.
  public mutating func addVariable(nonnegative: Bool = false) -> Variable {
    isNonnegative.append(nonnegative)
    lastPlace.append(0)
    return Variable(index: Int32(isNonnegative.count - 1))
  }

  /// Adds `sum of terms  relation  constant`. An unknown may occur several times; its factors add up.
  /// - Returns: the place of the row in `rows`.
  @discardableResult
  public mutating func addRow(
    _ terms: some Sequence<Term>, _ relation: Relation, _ constant: Constant, priority: Double = required,
    isBackground: Bool = false
  ) -> Int {
    let start = Int32(self.terms.count)
    self.terms.append(contentsOf: terms)
    // What is not finite makes a sum that is no number.
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

  /// Adds up the factors of repeated unknowns and drops zeros in the last row; false when a term is none.
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
    terms.removeSubrange(end...)
    dropZeros(since: start)
    return true
  }

  private mutating func dropZeros(since start: Int) {
    var end = start
    for index in start..<terms.count where terms[index].coefficient != 0 {
      terms[end] = terms[index]
      end += 1
    }
    terms.removeSubrange(end...)
  }

  /// Up to how many different priorities repeated ones are recognised.
  static var searchedPriorities: Int { 32 }

  private mutating func name(of priority: Double) -> Int32 {
    if priority == Self.required { return 0 }
    if let known = priorities.prefix(Self.searchedPriorities).firstIndex(of: priority) { return Int32(known + 1) }
    priorities.append(priority)
    return Int32(priorities.count)
  }

  /// Forgets the rows from a place on; the unknowns stay.
  public mutating func removeRows(from place: Int) {
    guard rows.indices.contains(place) else { return }
    terms.removeSubrange(Int(rows[place].terms.lowerBound)...)
    rows.removeSubrange(place...)
    if let first = firstInvalidRow, first >= place { firstInvalidRow = nil }
  }

  /// Forgets all rows and unknowns and keeps the room they took.
  public mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    isNonnegative.removeAll(keepingCapacity: true)
    lastPlace.removeAll(keepingCapacity: true)
    priorities.removeAll(keepingCapacity: true)
    firstInvalidRow = nil
  }
}
