import IBXML

/// What a selector requires of an element.
indirect enum SelectorCondition: Sendable, Hashable {
  /// The element is of a kind; the position of the test in the selector.
  case kind(Int)
  case attribute(AttributeTest)
  /// A user-defined runtime attribute.
  case keyPath(String, ValueCondition)
  case id(String)
  /// The name that messages use: user label, title or text, outlet, class.
  case name(TextTest)
  /// A text that the object shows.
  case text(TextTest)
  case customClass(TextTest)
  /// The object and all views around it are installed under size classes.
  case installed(SizeClasses)
  /// The element has a relation to others; the position of the relation in the selector.
  case relation(Int)
  /// All of these; an empty list is true of everything.
  case all([SelectorCondition])
  case any([SelectorCondition])
  case not(SelectorCondition)
}

/// What an attribute must be.
struct AttributeTest: Sendable, Hashable {
  var path: AttributePath
  var condition: ValueCondition
  /// The size classes under which the value is read; nil for what is written, without variations and defaults.
  var classes: SizeClasses?
  /// Whether a missing attribute has its default.
  var usesDefault = true
}

/// What kinds an element may be.
enum KindTest: Sendable, Hashable {
  /// A set, or a kind with those that inherit from it.
  case named(KindName)
  /// Exactly the elements with this name, which need not be known.
  case exactly(String)

  func names(on platform: Platform) -> [Name] {
    switch self {
    case .named(let name): name.names(on: platform)
    case .exactly(let name): [Name(name)]
    }
  }
}

/// Which elements are selected: those among the candidates that fulfil a condition.
///
/// Candidates are all objects, and elements without an id whose kind the condition names: `[hidden=true]` selects no
/// color, `color[alpha=0]` does.
struct Selection: Sendable, Hashable {
  var condition: SelectorCondition
  /// The kinds that the condition names, by position in the selector.
  var named: [Int]
  /// Kinds of which each selected element is; nil if it may be of any.
  var required: [Int]?

  init(_ condition: SelectorCondition) {
    self.condition = condition
    named = condition.namedKinds
    required = condition.requiredKinds
  }
}

/// How selected elements are related to others.
struct Relation: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    case inside, parent, sibling, has, connectedTo, connectedBy, constrains, constrainedBy, scene
  }

  var kind: Kind
  /// The others.
  var selection: Selection
}

extension SelectorCondition {
  /// The kinds that the condition names for the element itself.
  fileprivate var namedKinds: [Int] {
    switch self {
    case .kind(let kind): [kind]
    case .all(let parts), .any(let parts): Array(Set(parts.flatMap(\.namedKinds))).sorted()
    case .not(let part): part.namedKinds
    default: []
    }
  }

  /// The kinds of which an element must be to fulfil the condition; nil if it may be of any.
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
