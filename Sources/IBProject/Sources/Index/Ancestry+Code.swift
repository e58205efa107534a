/// The answer to the question whether code decides something.
package enum CodeAnswer: Sendable, Hashable {
  case yes
  /// The sources are complete, and nothing decides it.
  case no
  /// The sources are incomplete, for example because a superclass is from a library.
  case unknown

  /// The answer when either of two may decide it.
  package func or(_ other: CodeAnswer) -> CodeAnswer {
    if self == .yes || other == .yes { return .yes }
    return self == .unknown ? .unknown : other
  }
}

extension Ancestry {
  /// Whether code decides the content size of the class's views: it overrides a sizing member, or adds contents that
  /// give them a size.
  package func decidesContentSize(in sources: SourceIndex) -> CodeAnswer {
    let isOverridden = ownDeclarations.contains { declaration in
      declaration.type.members.contains { Ancestry.sizingMembers.contains($0.name) }
    }
    return isOverridden ? .yes : sets([.contents, .frame], in: sources)
  }

  /// Whether the code of the class sets properties of its own object.
  package func sets(_ properties: Set<CodeProperty>, in sources: SourceIndex) -> CodeAnswer {
    let isSet = Set(ownDeclarations.map(\.type.name)).contains { type in
      sources.ownUses(byType: type).contains { $0.use.action.sets(properties) }
    }
    if isSet { return .yes }
    return isComplete ? .no : .unknown
  }

  /// The declarations of the class and its superclasses. An extension of a system class cannot override anything.
  private var ownDeclarations: [SourceIndex.Declaration] {
    declarations.filter { declaration in
      switch declaration.type.kind {
      case .class: true
      case .extension: PlatformClass(named: String(declaration.type.ownName)) == nil
      case .protocol, .alias, .value: false
      }
    }
  }

  /// The members that determine the size of a view, or its alignment rectangle.
  private static let sizingMembers: Set<String> = [
    "intrinsicContentSize", "sizeThatFits:", "systemLayoutSizeFittingSize:", "fittingSize", "alignmentRectInsets",
    "alignmentRectForFrame:", "frameForAlignmentRect:", "layoutSubviews", "layout", "updateConstraints",
    "systemLayoutSizeFitting:",
    "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
    "systemLayoutSizeFitting:withHorizontalFittingPriority:verticalFittingPriority:", "viewForBaselineLayout",
    "viewForFirstBaselineLayout", "viewForLastBaselineLayout", "forFirstBaselineLayout", "forLastBaselineLayout",
    "cellSize", "cellSizeForBounds:",
  ]
}

extension ObjectUse.Action {
  func sets(_ properties: Set<CodeProperty>) -> Bool {
    if case .sets(let property) = self { return properties.contains(property) }
    return false
  }
}

extension SourceIndex {
  /// Whether code sets properties of the object of an outlet: code of the outlet's class, its superclasses and
  /// subclasses, or code that reaches the outlet through another object.
  package func setsProperties(
    _ properties: Set<CodeProperty>, throughOutlet key: String, of owner: Ancestry
  ) -> CodeAnswer {
    var answer: CodeAnswer = owner.isComplete ? .no : .unknown
    for located in KeyValueNames(key).properties.flatMap(objectUses(through:)) {
      let isSet = located.use.action.sets(properties)
      guard isSet || located.use.action == .other, isAbout(located.use, owner) else { continue }
      if isSet { return .yes }
      answer = .unknown
    }
    return answer
  }

  /// Whether a use of a property may refer to a class.
  private func isAbout(_ use: ObjectUse, _ owner: Ancestry) -> Bool {
    if use.isOfAnother {
      guard let name = use.otherClass else { return true }
      let other = ancestry(of: name)
      return !other.isComplete || other.inherits(from: owner.name) || owner.inherits(from: name)
    }
    guard let type = use.type else { return false }
    return owner.declares(type) || ancestry(of: type).inherits(from: owner.name)
  }
}

extension Ancestry {
  fileprivate func declares(_ type: String) -> Bool { declarations.contains { $0.type.name == type } }
}
