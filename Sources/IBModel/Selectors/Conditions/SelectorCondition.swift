import IBXML

indirect enum SelectorCondition: Sendable, Hashable {
  /// By the position of its test in the selector.
  case kind(Int)
  case attribute(AttributeTest)
  case keyPath(String, ValueCondition)
  case id(String)
  /// The name in messages: user label, title or text, outlet, class.
  case name(TextTest)
  case text(TextTest)
  case customClass(TextTest)
  /// The object and all views around it are installed under size classes.
  case installed(SizeClasses)
  /// By its position in the selector.
  case relation(Int)
  /// All of these; an empty list is always true.
  case all([SelectorCondition])
  case any([SelectorCondition])
  case not(SelectorCondition)

  fileprivate var namedKinds: [Int] {
    switch self {
    case .kind(let kind): [kind]
    case .all(let parts), .any(let parts): Array(Set(parts.flatMap(\.namedKinds))).sorted()
    case .not(let part): part.namedKinds
    default: []
    }
  }

  /// An element needs one of these kinds to fulfill the condition; nil if it may have any.
  fileprivate var requiredKinds: [Int]? {
    switch self {
    case .kind(let kind): return [kind]
    case .all(let parts): return parts.lazy.compactMap(\.requiredKinds).first
    case .any(let parts):
      var kinds: Set<Int> = []
      for part in parts {
        guard let required = part.requiredKinds else { return nil }
        kinds.formUnion(required)
      }
      return kinds.sorted()
    default: return nil
    }
  }
}

struct AttributeTest: Sendable, Hashable {
  var path: AttributePath
  var condition: ValueCondition
  /// The size classes under which the value is read; nil for the written value, without variations and defaults.
  var classes: SizeClasses?
  var usesDefault = true
}

enum KindTest: Sendable, Hashable {
  /// A set, or a kind with its subclasses.
  case named(KindName)
  /// Elements with this name only, which may be unknown.
  case exactly(String)

  func names(on platform: Platform) -> [Name] {
    switch self {
    case .named(let name): name.names(on: platform)
    case .exactly(let name): [Name(name)]
    }
  }
}

/// The candidates that fulfill a condition: objects, and elements without an id whose kind the condition names:
/// `[hidden=true]` selects no color, `color[alpha=0]` does.
struct Selection: Sendable, Hashable {
  var condition: SelectorCondition
  /// By position in the selector.
  var named: [Int]
  /// Each selected element has one of these kinds; nil if it may have any.
  var required: [Int]?

  init(_ condition: SelectorCondition) {
    self.condition = condition
    named = condition.namedKinds
    required = condition.requiredKinds
  }
}

/// A relation of selected elements to others.
struct Relation: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    case inside, parent, sibling, has, connectedTo, connectedBy, constrains, constrainedBy, scene
  }

  var kind: Kind
  var selection: Selection
}
