import IBModel
import IBXML

/// The context in which statements are evaluated: names of the screen, the environment, and the layout so far.
public struct LayoutContext {
  /// The document.
  public let document: Document
  /// The screen's root view.
  public let root: Object
  package let names: ViewNames
  /// The environment for conditions.
  public var environment: LayoutEnvironment
  /// The content of the statements so far.
  public internal(set) var evaluated = EvaluatedLayout()
  var layouts: [String: NamedLayout] = [:]
  var lists: [String: [LayoutName]] = [:]
  /// Whether both branches of conditions are taken, to collect everything that a layout can contain.
  var takesAllBranches = false
  /// Views for the names of lists; nil for a neighbor that does not exist here.
  private(set) var bindings: [String: ObjectID?] = [:]
  private(set) var place: (index: Int, count: Int)?
  /// The outermost first.
  private(set) var uses: [String] = []
  private var depth = 0
  /// Positions in the layout.
  var keptSlots: [ConstraintSlot: Int] = [:]
  /// Numbers of constraints of the layout by their first attribute.
  var sizes: [ConstraintContent.Anchor: Int] = [:]
  /// The number of further statements and constraints before the layout counts as too large.
  private var budget = 20_000
  /// For helpers and moved views.
  private var newSuperviews: [ObjectID: ObjectID] = [:]

  private static let maximumDepth = 100

  init(_ document: Document, _ names: ViewNames, _ environment: LayoutEnvironment) {
    (self.document, self.names, self.environment) = (document, names, environment)
    root = names.root
  }

  /// Evaluates statements in order.
  public mutating func add(_ statements: [any LayoutStatement]) throws(LayoutProblem) {
    depth += 1
    defer { depth -= 1 }
    guard depth < LayoutContext.maximumDepth else {
      throw LayoutProblem(.nesting, at: statements.first?.range)
    }
    for statement in statements {
      try spend(at: statement.range)
      try statement.add(to: &self)
    }
  }

  /// Evaluates a layout. Its metrics, states and lists are visible to its statements, in addition to outer ones.
  public mutating func add(_ layout: NamedLayout, usedAt range: Range<Int>? = nil) throws(LayoutProblem) {
    guard !uses.contains(layout.name.text) else {
      throw LayoutProblem(.cycle(uses + [layout.name.text]), at: range ?? layout.range)
    }
    let outer = (environment, lists)
    uses.append(layout.name.text)
    environment.metrics.merge(layout.metrics) { given, _ in given }
    environment.state.merge(layout.state) { given, _ in given }
    lists.merge(layout.lists) { _, inner in inner }
    try add(layout.statements)
    uses.removeLast()
    (environment, lists) = outer
  }

  mutating func choose(
    _ holds: Bool, _ statements: [any LayoutStatement], _ otherwise: [any LayoutStatement]
  ) throws(LayoutProblem) {
    evaluated.isConditional = true
    if holds || takesAllBranches { try add(statements) }
    if !holds || takesAllBranches { try add(otherwise) }
  }

  func holds(_ written: WrittenCondition) throws(LayoutProblem) -> Bool {
    var surroundings = LayoutCondition.Surroundings(environment: environment)
    surroundings.neighbors = bindings.mapValues { $0 != nil }
    surroundings.place = place
    do throws(ConditionError) { return try written.condition.holds(in: surroundings) } catch {
      let start = written.offset.map { $0 + error.offset }
      throw LayoutProblem(.condition(error.reason), at: start.map { $0..<$0 })
    }
  }

  /// Evaluates statements for a member of a list, whose names stand for views meanwhile.
  mutating func add(
    _ statements: [any LayoutStatement], binding names: [String: ObjectID?], at index: Int, of count: Int
  ) throws(LayoutProblem) {
    let outer = (bindings, place)
    bindings.merge(names) { _, inner in inner }
    place = (index, count)
    try add(statements)
    (bindings, place) = outer
  }

  /// Bounds the work: layouts that use each other can double with each line.
  private mutating func spend(at range: Range<Int>?) throws(LayoutProblem) {
    budget -= 1
    if budget < 0 { throw LayoutProblem(.tooLarge, at: range) }
  }

  /// Returns the id of the view or guide with a name; nil for a list neighbor that does not exist here.
  public func item(_ name: LayoutName) throws(LayoutProblem) -> ObjectID? {
    if let bound = bindings[name.text] { return bound }
    return try names.object(name).id
  }

  /// Returns the ids of the views of a statement.
  public func items(_ names: LayoutNames) throws(LayoutProblem) -> [ObjectID] {
    switch names {
    case .names(let list):
      var result: [ObjectID] = []
      for name in list { if let id = try item(name) { result.append(id) } }
      return result
    case .list(let name):
      if let listed = lists[name.text] { return try items(.names(listed)) }
      if let objects = try self.names.list(name) { return objects.map(\.id) }
      let known = (Array(lists.keys) + self.names.listNames).sorted()
      throw LayoutProblem(
        .unknownList(name.text, nearest: EditDistance.nearest(to: name.text, among: known)), at: name.range)
    }
  }

  /// Names for visual formats. A list neighbor that does not exist here is known and has no view.
  var formatNames: [String: ObjectID?] {
    names.formatNames.mapValues { $0 }.merging(bindings) { _, bound in bound }
  }

  func superview(of id: ObjectID, _ range: Range<Int>?) throws(LayoutProblem) -> ObjectID {
    if let superview = newSuperviews[id] ?? document.object(id)?.superview?.id { return superview }
    throw LayoutProblem(.noSuperview(title(of: id)), at: range)
  }

  func safeArea(of id: ObjectID, _ range: Range<Int>?) throws(LayoutProblem) -> ObjectID {
    if let guide = document.object(id)?.layoutGuides.first(where: { $0.kind == .view(key: "safeArea") }) {
      return guide.object.id
    }
    throw LayoutProblem(.noSafeArea(of: title(of: id)), at: range)
  }

  /// Returns superviews by subviews, for `|` in visual formats.
  func superviews(of ids: some Sequence<ObjectID>) -> [ObjectID: ObjectID] {
    var result: [ObjectID: ObjectID] = [:]
    for id in ids { result[id] = newSuperviews[id] ?? document.object(id)?.superview?.id }
    return result
  }

  func title(of id: ObjectID) -> String { document.object(id)?.reference ?? id.rawValue }

  /// Adds a constraint.
  public mutating func add(_ content: ConstraintContent, at range: Range<Int>?) throws(LayoutProblem) {
    if content.second == content.first {
      throw LayoutProblem(
        .impossibleConstraint("\(title(of: content.first.item)) cannot be compared with itself"), at: range)
    }
    try spend(at: range)
    evaluated.constraints.append(EvaluatedLayout.Entry(content: content, range: range))
    sizes[content.first, default: 0] += 1
  }

  /// Adds a value; a later one for the same key path of a view wins.
  public mutating func add(_ value: EvaluatedLayout.Value) { evaluated.values.append(value) }

  mutating func warn(_ problem: LayoutProblem) {
    if !evaluated.warnings.contains(problem) { evaluated.warnings.append(problem) }
  }

  /// Adds a helper and returns its id.
  /// - Parameter key: A text that distinguishes it from other helpers of the screen.
  mutating func addHelper(_ purpose: LayoutHelper.Purpose, in superview: ObjectID, key: String) -> ObjectID {
    let seed = "helper|\(root.id)|\(uses.first ?? "")|\(purpose.rawValue)|\(superview)|\(key)"
    let label = LayoutHelper.label(purpose)
    let id = IDGenerator.identifier(for: seed, in: document, orOf: { $0.userLabel == label })
    if !evaluated.helpers.contains(where: { $0.id == id }) {
      evaluated.helpers.append(LayoutHelper(id: id, superview: superview, purpose: purpose))
    }
    newSuperviews[id] = superview
    return id
  }

  mutating func move(_ id: ObjectID, to superview: ObjectID, at range: Range<Int>?) throws(LayoutProblem) {
    guard document.object(id)?.isView == true, id != root.id, !ancestry(of: superview).contains(id) else {
      throw LayoutProblem(.impossibleMove(title(of: id), into: title(of: superview)), at: range)
    }
    newSuperviews[id] = superview
    evaluated.moves.append(LayoutMove(view: id, superview: superview))
  }

  /// Moved views are at their new place.
  private func ancestry(of id: ObjectID) -> [ObjectID] {
    Array(sequence(first: id) { newSuperviews[$0] ?? document.object($0)?.superview?.id })
  }

  func hasSize(_ attribute: LayoutAttribute, of id: ObjectID) -> Bool {
    sizes[ConstraintContent.Anchor(id, attribute), default: 0] > 0
  }

  mutating func identify(from start: Int, by identifier: String, isNumbered: Bool) {
    var number = 0
    for position in start..<evaluated.constraints.count where !evaluated.constraints[position].isRemoved {
      evaluated.constraints[position].identifier = isNumbered ? "\(identifier) [\(number)]" : identifier
      number += 1
    }
  }
}

extension Object {
  var hasHelpers: Bool {
    element.subtree.contains { $0[.userLabel].map(LayoutHelper.labels.contains) ?? false }
  }

  var isHelper: Bool { userLabel.map(LayoutHelper.labels.contains) ?? false }
}

extension LayoutHelper {
  static let labels = Set(Purpose.allCases.map(label))

  /// The user label by which a helper is recognized.
  static func label(_ purpose: Purpose) -> String {
    switch purpose {
    case .spacer: "Layout Spacer"
    case .container: "Layout Container"
    case .scrollStop: "Layout Scroll Stop"
    }
  }

  func element(on platform: Platform) -> NewElement {
    let name: Name = platform == .macOS ? "customView" : .view
    var attributes = [NewAttribute("hidden", "YES")]
    if platform != .macOS {
      attributes.append(NewAttribute("userInteractionEnabled", "NO"))
      attributes.append(NewAttribute("contentMode", "scaleToFill"))
    }
    attributes += [
      NewAttribute("translatesAutoresizingMaskIntoConstraints", "NO"), NewAttribute(.id, id),
      NewAttribute(.userLabel, LayoutHelper.label(purpose)),
    ]
    let frame = NewElement(
      "rect",
      [
        NewAttribute(.key, "frame"), NewAttribute("x", "0.0"), NewAttribute("y", "0.0"), NewAttribute("width", "0.0"),
        NewAttribute("height", "0.0"),
      ])
    return NewElement(name, attributes, children: [frame])
  }
}
