import IBModel
import IBTemplates

/// A view by name, or several of them, to say something about its attributes.
public struct ViewReference: Sendable, Hashable, ExpressibleByStringLiteral {
  let names: [LayoutName]

  /// The view with an id, an outlet's property, a user label or a path.
  public init(_ name: String) { names = [LayoutName(name)] }

  /// Several views: what is said is said of each.
  public init(_ names: [String]) { self.names = names.map { LayoutName($0) } }

  /// A view by name.
  public init(stringLiteral value: String) { self.init(value) }

  func kept(_ name: String, _ other: ViewReference? = nil) -> KeptAttribute {
    KeptAttribute(views: names, name: name, other: other?.names.first)
  }
}

/// The view with an id, an outlet's property, a user label or a path.
public func view(_ name: String) -> ViewReference { ViewReference(name) }

/// Several views: what is said is said of each.
public func views(_ names: String...) -> ViewReference { ViewReference(names) }

/// An attribute of a view, or a group of them: `view("photo").width`.
public struct KeptAttribute: Sendable {
  let views: [LayoutName]
  /// What sheets call the attribute or the group.
  public var attributeName: String { name }
  let name: String
  let other: LayoutName?

  /// What the attribute is about, whichever way it is accessed: the left offset of one view from another one is the right
  /// offset of the other from it, and alignments are the same from both sides.
  public struct Identity: Sendable, Hashable {
    private let anchors: Set<String>
    private let measure: String

    init(_ attribute: KeptAttribute, _ row: KeepAttribute) {
      let view = attribute.views.map(\.text).joined(separator: ",")
      let ends = row.ends(of: view, attribute.other?.text)
      anchors = Set(ends)
      // A size compared with another one is not the same the other way round: the value is a factor.
      measure = row.isFactor ? ends.joined(separator: " ") : ""
    }
  }

  /// The identity of the attribute; nil for a group.
  public var identity: Identity? { KeepAttribute.named(name).map { Identity(self, $0) } }

  private func statement(_ relation: LayoutRelation, _ value: KeptValue) -> KeepStatement {
    let members = KeepAttribute.named(name).map { [$0] } ?? KeepAttribute.group(name) ?? []
    let kept = KeepValue(relation, value.amount, priority: value.priority.value)
    return KeepStatement(
      .names(views), to: other.map { .view($0) },
      [KeepStatement.Setting(name, members, members.map { _ in [kept] })])
  }

  /// Is kept at a value.
  public static func == (attribute: KeptAttribute, value: KeptValue) -> KeepStatement {
    attribute.statement(.equal, value)
  }

  /// Is kept at least at a value.
  public static func >= (attribute: KeptAttribute, value: KeptValue) -> KeepStatement {
    attribute.statement(.greaterThanOrEqual, value)
  }

  /// Is kept at most at a value.
  public static func <= (attribute: KeptAttribute, value: KeptValue) -> KeepStatement {
    attribute.statement(.lessThanOrEqual, value)
  }

  /// Removes what is kept equal.
  public func removed(_ relation: LayoutRelation = .equal) -> KeepStatement { statement(relation, KeptValue(nil)) }
}

/// A value with its priority: `150`, `150 ~ .high`, `.metric("gap")`.
public struct KeptValue: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let amount: KeepValue.Amount?
  var priority = LayoutPriority.required

  init(_ amount: KeepValue.Amount?) { self.amount = amount }

  /// A number.
  public init(_ number: Double) { self.init(.number(number)) }

  /// A number.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The number with a name.
  public static func metric(_ name: String) -> KeptValue { KeptValue(.metric(name)) }

  /// The ratio of two numbers, as in `.ratio(16, 9)`.
  public static func ratio(_ one: Double, _ other: Double) -> KeptValue { KeptValue(.ratio(one, other)) }

  /// A value with a priority.
  public static func ~ (value: KeptValue, priority: LayoutPriority) -> KeptValue {
    var result = value
    result.priority = priority
    return result
  }
}

/// How important a constraint is, above 0 and at most 1000.
public struct LayoutPriority: Sendable, Hashable {
  /// The number.
  public let value: Double

  /// A priority; numbers outside of 1…1000 are moved to the nearer end.
  public init(_ value: Double) { self.value = min(max(value, 1), 1000) }

  /// 1000: it must be satisfied.
  public static let required = LayoutPriority(1000)
  /// 750.
  public static let high = LayoutPriority(750)
  /// 250.
  public static let low = LayoutPriority(250)
  /// 50.
  public static let fitting = LayoutPriority(50)

  /// A higher priority.
  public static func + (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value + step)
  }

  /// A lower priority.
  public static func - (priority: LayoutPriority, step: Double) -> LayoutPriority {
    LayoutPriority(priority.value - step)
  }
}

/// Binds a priority to a value, before values are compared.
infix operator ~ : PriorityPrecedence

/// Between a sum and a comparison: `8 ~ .low + 10` is 8 with the priority 260.
precedencegroup PriorityPrecedence {
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
