/// Whether code decides something about objects of a class.
public enum CodeAnswer: Sendable, Hashable {
  /// Code decides it.
  case yes
  /// The sources are complete, and nothing in them decides it.
  case no
  /// The sources do not show everything, such as the code of a superclass from a library.
  case unknown
}

extension Ancestry {
  /// Whether code decides the size of the content of views of the class.
  public var decidesContentSize: CodeAnswer {
    let isOverridden = ownDeclarations.contains { declaration in
      declaration.type.members.contains { Ancestry.sizingMembers.contains($0.name) }
    }
    return isOverridden ? .yes : .unknown
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
    "systemLayoutSizeFitting:withHorizontalFittingPriority:verticalFittingPriority:", "forBaselineLayout",
    "viewForFirstBaselineLayout", "viewForLastBaselineLayout", "cellSize", "cellSizeForBounds:",
  ]
}
