import IBModel

/// What the code of the app decides about the objects of a document when it runs, as far as its sources tell.
///
/// Without the sources of an app nothing is known.
package struct CodeDecisions: Sendable, Hashable {
  /// Whether code decides something.
  package enum Answer: Sendable, Hashable {
    /// Code decides it.
    case yes
    /// The sources are complete, and nothing in them decides it.
    case no
    /// The sources are not known or do not show everything, such as a class of a library.
    case unknown
  }

  /// What code can set of a constraint.
  package enum ConstraintPart: Sendable, Hashable, CaseIterable {
    case constant, priority
    /// Whether the constraint applies.
    case activation
  }

  /// For the names of custom classes: whether code decides the size of their views' content. It does where the class or a
  /// superclass of the app has its own content size, or adds subviews that give it one.
  package var contentSizes: [String: Answer]
  /// What code sets of constraints, or may set, by id.
  package var constraints: [ObjectID: Set<ConstraintPart>]

  /// Decisions; without arguments nothing is known.
  package init(contentSizes: [String: Answer] = [:], constraints: [ObjectID: Set<ConstraintPart>] = [:]) {
    self.contentSizes = contentSizes
    self.constraints = constraints
  }

  /// Whether code decides the size of the content of views of a class.
  package func decideContentSize(ofClass name: String) -> Answer { contentSizes[name] ?? .unknown }
}

extension ResolvedScene {
  /// Whether code decides the size of a view's content. It does not for views without a custom class, whose content the
  /// document tells.
  package func codeDecidesContentSize(of view: ViewIndex) -> CodeDecisions.Answer {
    guard let name = self[view].object.customClass, !name.isEmpty else { return .no }
    return environment.situation.code.decideContentSize(ofClass: name)
  }

  /// What code sets of a constraint, or may set.
  package func partsDecidedByCode(of constraint: Constraint) -> Set<CodeDecisions.ConstraintPart> {
    let decided = environment.situation.code.constraints
    return decided.isEmpty ? [] : decided[constraint.id] ?? []
  }
}
