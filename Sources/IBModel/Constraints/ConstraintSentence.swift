/// What a constraint says as a sentence: `left inset of Title to View at least 10 with high priority`.
///
/// Distances have the names that they have in layout sheets, and point the same way: a trailing inset of 20 is 20 points
/// from the trailing edge.
public struct ConstraintSentence: Sendable, Hashable, CustomStringConvertible {
  /// What is compared: `left inset of Title to View`.
  public let subject: String
  /// How it compares with the value.
  public let relation: LayoutRelation
  /// A number, or an attribute of another item: `10`, `16:9`, `width of Lines plus 8`.
  public let value: String
  /// How important the constraint is.
  public let priority: Double

  /// The parts of a sentence.
  public init(_ subject: String, _ relation: LayoutRelation, _ value: String, priority: Double) {
    self.subject = subject
    self.relation = relation
    self.value = value
    self.priority = priority
  }

  /// A required constraint does not mention its priority.
  public var description: String {
    let text = "\(subject) \(relation.words) \(value)"
    return priority == ConstraintContent.required
      ? text : "\(text) with \(NamedPriority.text(of: priority)) priority"
  }
}

extension LayoutRelation {
  /// `equal to`, `at least`, `at most`.
  public var words: String {
    switch self {
    case .equal: "equal to"
    case .greaterThanOrEqual: "at least"
    case .lessThanOrEqual: "at most"
    }
  }
}

extension Document {
  /// A constraint as a sentence; as an equation if it cannot be read.
  public func sentence(of constraint: Constraint) -> String {
    constraint.read().content.map { sentence(of: $0).description } ?? text(of: constraint)
  }

  /// A content as a sentence.
  /// - Parameter known: names of items that are not in the document.
  public func sentence(
    of content: ConstraintContent, naming known: [String: String] = [:]
  )
    -> ConstraintSentence
  {
    SentenceBuilder(self, naming: known).sentence(of: content)
  }
}
