import IBLayout
import IBModel
import IBProject

extension Project {
  /// The decisions of the app's code about a document's objects; all are unknown without sources.
  package func codeDecisions(about document: Document) -> CodeDecisions {
    codeDecisions(about: document) { ObjectCode(document, sources) }
  }

  package func codeDecisions(about document: Document, _ objectCode: () -> ObjectCode) -> CodeDecisions {
    var decisions = CodeDecisions()
    guard let sources else { return decisions }
    for object in document.objects where object.kind.isView {
      guard let name = object.customClass, decisions.contentSizes[name] == nil else { continue }
      decisions.contentSizes[name] = contentSizeAnswer(of: object, in: sources)
    }
    let code = objectCode()
    for constraint in document.constraints {
      guard let object = Object(constraint.element), code.hasOutlet(to: object) else { continue }
      let parts = CodeDecisions.ConstraintPart.allCases.filter { code.maySet([$0.property], of: object) }
      if !parts.isEmpty { decisions.constraints[constraint.id] = Set(parts) }
    }
    return decisions
  }

  private func contentSizeAnswer(of object: Object, in sources: SourceIndex) -> CodeDecisions.Answer {
    guard let source = object.sourceClass else { return .unknown }
    // A system class in a document behaves as the system creates it.
    if PlatformClass(named: source.name) != nil { return .no }
    guard let ancestry = source.ancestry(in: sources) else { return .unknown }
    return CodeDecisions.Answer(ancestry.decidesContentSize(in: sources))
  }
}

extension CodeDecisions.ConstraintPart {
  fileprivate var property: CodeProperty {
    switch self {
    case .constant: .constant
    case .priority: .priority
    case .activation: .active
    }
  }
}

extension CodeDecisions.Answer {
  fileprivate init(_ answer: CodeAnswer) {
    switch answer {
    case .yes: self = .yes
    case .no: self = .no
    case .unknown: self = .unknown
    }
  }
}
