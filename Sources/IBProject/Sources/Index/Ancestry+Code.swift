/// Whether code decides something about objects.
package enum CodeAnswer: Sendable, Hashable {
  /// Code decides it.
  case yes
  /// The sources are complete, and nothing in them decides it.
  case no
  /// The sources do not show everything, such as the code of a superclass from a library.
  case unknown

  /// What holds when both may decide it.
  package func or(_ other: CodeAnswer) -> CodeAnswer {
    if self == .yes || other == .yes { return .yes }
    return self == .unknown ? .unknown : other
  }
}

extension Ancestry {
  /// Whether code decides the size of the content of views of the class: it overrides what says how large they are, or
  /// adds to them what gives them a size.
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

  /// The declarations of the class and of its superclasses in the sources. An extension of a system class cannot
  /// override anything.
  private var ownDeclarations: [SourceIndex.Declaration] {
    declarations.filter { declaration in
      switch declaration.type.kind {
      case .class: true
      case .extension: PlatformClass(named: String(declaration.type.ownName)) == nil
      case .protocol, .alias, .value: false
      }
    }
  }

  /// What decides how large a view is, or where the edges are that constraints see.
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
  /// Whether one of some properties is set.
  func sets(_ properties: Set<CodeProperty>) -> Bool {
    if case .sets(let property) = self { return properties.contains(property) }
    return false
  }
}

extension SourceIndex {
  /// Whether code sets properties of the object that an outlet refers to: the code of the outlet's class, of its super-
  /// and subclasses, and code that reaches the outlet through an object of any class.
  package func setsProperties(
    _ properties: Set<CodeProperty>, throughOutlet property: String, of owner: Ancestry
  ) -> CodeAnswer {
    var answer: CodeAnswer = owner.isComplete ? .no : .unknown
    for located in objectUses(through: property) {
      let isSet = located.use.action.sets(properties)
      guard isSet || located.use.action == .other, isAbout(located.use, owner) else { continue }
      if isSet { return .yes }
      answer = .unknown
    }
    return answer
  }

  /// Whether a use of a property may be one of a class.
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
  /// Whether a type is the class or one that it inherits from.
  fileprivate func declares(_ type: String) -> Bool { declarations.contains { $0.type.name == type } }
}
