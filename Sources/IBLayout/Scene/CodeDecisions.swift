import IBModel

/// The decisions of the app's code about the objects of a document, as far as its sources tell.
///
/// Without the sources of an app nothing is known.
package struct CodeDecisions: Sendable, Hashable {
  /// An answer to the question whether code decides something.
  package enum Answer: Sendable, Hashable {
    case yes
    /// The sources are complete, and nothing in them decides it.
    case no
    /// The sources are not known or not complete, as for a class of a library.
    case unknown
  }

  /// The parts of a constraint that code can set.
  package enum ConstraintPart: Sendable, Hashable, CaseIterable {
    case constant, priority
    case activation
  }

  /// By name of custom class, whether code decides the size of the content. It does if the class or a superclass in the
  /// app has its own content size, or adds subviews that give it one.
  package var contentSizes: [String: Answer]
  package var constraints: [ObjectID: Set<ConstraintPart>]

  package init(contentSizes: [String: Answer] = [:], constraints: [ObjectID: Set<ConstraintPart>] = [:]) {
    self.contentSizes = contentSizes
    self.constraints = constraints
  }

  package func decideContentSize(ofClass name: String) -> Answer { contentSizes[name] ?? .unknown }
}

extension ResolvedScene {
  /// Whether code decides the size of a view's content. It does not for views without a custom class, whose content is
  /// in the document.
  package func codeDecidesContentSize(of view: ViewIndex) -> CodeDecisions.Answer {
    guard let name = self[view].object.customClass, !name.isEmpty else { return .no }
    return environment.situation.code.decideContentSize(ofClass: name)
  }

  package func partsDecidedByCode(of constraint: Constraint) -> Set<CodeDecisions.ConstraintPart> {
    let decided = environment.situation.code.constraints
    return decided.isEmpty ? [] : decided[constraint.id] ?? []
  }
}
