import IBModel

/// Attributes of views that are kept: `keep photo topInset="≥ 20 @high" width="150"`.
public struct KeepStatement: LayoutStatement {
  /// The views.
  public var views: LayoutNames
  /// The other view, for attributes that need one.
  public var other: Other?
  /// The kept attributes, in order.
  public var settings: [Setting]
  /// Directions in which the views, which must be scroll views, do not scroll.
  public var stoppedAxes: [Axis] = []
  /// Hugging and compression resistance of the views.
  public var contentPriorities: [ContentPriority: Double] = [:]
  /// The place in the sheet.
  public var range: Range<Int>?

  /// A view that the views are compared with.
  public enum Other: Sendable, Hashable {
    case view(LayoutName)
    /// The following view, for each of the views.
    case next
  }

  /// An attribute, or a group of them, and its values.
  public struct Setting: Sendable, Hashable {
    /// The name of the attribute or group: `insets`.
    public var name: String
    /// The attributes.
    public var attributes: [KeepAttribute]
    /// Values of each attribute.
    public var values: [[KeepValue]]
    /// The place in the sheet.
    public var range: Range<Int>?

    /// Creates a setting with the values of each member of a group.
    public init(_ name: String, _ attributes: [KeepAttribute], _ values: [[KeepValue]], range: Range<Int>? = nil) {
      (self.name, self.attributes, self.values, self.range) = (name, attributes, values, range)
    }
  }

  /// Creates a statement.
  public init(_ views: LayoutNames, to other: Other? = nil, _ settings: [Setting], range: Range<Int>? = nil) {
    (self.views, self.other, self.settings, self.range) = (views, other, settings, range)
  }

  /// Adds a constraint for each view, attribute and value.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) {
    let ids = try context.items(views)
    for id in ids { try context.stopScrolling(along: stoppedAxes, of: id, at: range) }
    addContentPriorities(of: ids, to: &context)
    switch other {
    case .next:
      for (this, next) in zip(ids, ids.dropFirst()) { try add(this, next, to: &context) }
    case .view(let name):
      guard let target = try context.item(name) else { return }
      for id in ids { try add(id, target, to: &context) }
    case nil:
      for id in ids { try add(id, nil, to: &context) }
    }
  }

  private func add(_ view: ObjectID, _ target: ObjectID?, to context: inout LayoutContext) throws(LayoutProblem) {
    for setting in settings {
      for (attribute, values) in zip(setting.attributes, setting.values) {
        let reference = try reference(of: attribute, view, target, setting.range ?? range, in: context)
        for value in values { try add(attribute, value, view, reference, setting, to: &context) }
      }
    }
  }

  private func reference(
    of attribute: KeepAttribute, _ view: ObjectID, _ target: ObjectID?, _ range: Range<Int>?, in context: LayoutContext
  ) throws(LayoutProblem) -> ObjectID? {
    switch attribute.reference {
    case .nothing, .own: return nil
    case .superview: return try context.superview(of: view, range)
    case .safeArea: return try context.safeArea(of: try context.superview(of: view, range), range)
    case .other:
      guard let target else { throw LayoutProblem(.missingOther(attribute.name), at: range) }
      return target
    }
  }

  private func add(
    _ attribute: KeepAttribute, _ value: KeepValue, _ view: ObjectID, _ reference: ObjectID?, _ setting: Setting,
    to context: inout LayoutContext
  ) throws(LayoutProblem) {
    guard let amount = value.amount else {
      let none = KeepValue(value.relation, .number(1))
      context.empty(content(of: attribute, none, view, reference, amount: 1, in: context))
      return
    }
    let number = try context.number(amount, setting.range ?? range)
    if case .factor = attribute.measure, number == 0 {
      throw LayoutProblem(.notPositive(attribute.name, number), at: setting.range ?? range)
    }
    let content = content(of: attribute, value, view, reference, amount: number, in: context)
    try context.keep(content, at: setting.range ?? range)
  }

  /// Uses edges for layout margins in AppKit, whose views have none.
  private func content(
    of attribute: KeepAttribute, _ value: KeepValue, _ view: ObjectID, _ reference: ObjectID?, amount: Double,
    in context: LayoutContext
  ) -> ConstraintContent {
    var content = attribute.content(view, reference, value, amount: amount)
    if context.document.platform == .macOS, let edge = content.second?.attribute.edge {
      content.second?.attribute = edge
    }
    return content
  }
}

extension LayoutContext {
  /// Adds a constraint, or gives the one in its slot another value.
  mutating func keep(_ content: ConstraintContent, at range: Range<Int>?) throws(LayoutProblem) {
    let slot = ConstraintSlot(content)
    if let position = keptSlots[slot] {
      evaluated.constraints[position].content = content
      evaluated.constraints[position].range = range
      return
    }
    keptSlots[slot] = evaluated.constraints.count
    try add(content, at: range)
  }

  mutating func empty(_ shape: ConstraintContent) {
    if let position = keptSlots.removeValue(forKey: ConstraintSlot(shape)) {
      evaluated.constraints[position].isRemoved = true
      sizes[evaluated.constraints[position].content.first, default: 1] -= 1
    }
    evaluated.emptied.append(shape)
  }

  func number(_ amount: KeepValue.Amount, _ range: Range<Int>?) throws(LayoutProblem) -> Double {
    switch amount {
    case .number(let number): return number
    case .ratio(let one, let other): return one / other
    case .metric(let name):
      if let metric = environment.metrics[name] { return metric }
      let nearest = EditDistance.nearest(to: name, among: environment.metrics.keys.sorted())
      throw LayoutProblem(.unknownMetric(name, nearest: nearest), at: range)
    }
  }
}

/// A constraint without its numbers: two attributes and a relation.
struct ConstraintSlot: Hashable {
  private let shape: ConstraintContent

  init(_ content: ConstraintContent) {
    var shape = content.shape
    shape.multiplier = Multiplier(1)
    shape.constant = .number(0)
    self.shape = shape
  }
}

extension KeepStatement: CustomStringConvertible {
  /// The kept values as equations with the written names of views and attributes, separated by commas: `photo.leftInset
  /// ≥ 20 @750`.
  public var description: String {
    let subjects: [String] =
      switch views {
      case .names(let names): names.map(\.text)
      case .list(let list): ["each of \(list.text)"]
      }
    let texts = subjects.flatMap { subject in
      settings.flatMap { equations(of: $0, subject) }
        + ContentPriority.allCases.compactMap { priority in
          contentPriorities[priority].map { "\(subject).\(priority.rawValue) = \($0.short)" }
        }
    }
    return texts.joined(separator: ", ")
  }

  private func equations(of setting: Setting, _ subject: String) -> [String] {
    zip(setting.attributes, setting.values).flatMap { attribute, values in
      values.map { value in
        let what = "\(subject).\(attribute.name)\(attribute.needsOther ? target : "") \(value.relation.symbol)"
        guard let amount = value.amount else { return "no \(what)" }
        let isRequired = value.priority == ConstraintContent.required
        return "\(what) \(amount.text)\(isRequired ? "" : " @\(value.priority.short)")"
      }
    }
  }

  private var target: String {
    switch other {
    case .view(let name): " to \(name.text)"
    case .next: " to the next one"
    case nil: ""
    }
  }
}

extension KeepValue.Amount {
  fileprivate var text: String {
    switch self {
    case .number(let number): number.short
    case .ratio(let one, let other): "\(one.short):\(other.short)"
    case .metric(let name): name
    }
  }
}
