import IBModel
import IBXML

extension Rule {
  static let constraintOnArrangedSubview = Rule(
    "constraint_on_arranged_subview", .layout, .warning, isOptIn: true,
    check: .elements([.constraint]) { element, document, findings in
      guard document.platform.isUIKit, document.usesAutoLayout, let constraint = Constraint(element),
        constraint.relation == .equal, constraint.priority == ConstraintContent.required, !constraint.isPlaceholder,
        let attribute = constraint.firstAttribute, attribute.isEdge, let other = constraint.secondAttribute,
        other.isEdge, attribute.axis == other.axis,
        document.defaultVariations.includes(constraint, of: document),
        let first = document.object(constraint.firstItem), let second = constraint.secondItem.flatMap(document.object),
        let stack = ArrangingStack(of: first, second), stack.joins((first, attribute), (second, other))
      else { return }
      findings.report(
        element, "\(stack.object.reference) places the edges of \(document.subject(constraint.object)) itself",
        related: [Finding.Related(stack.object.element, "the stack view")])
    })
}

private struct ArrangingStack {
  let object: Object

  /// Returns nil unless both items are in one stack view, or one is the stack view of the other.
  init?(of first: Object, _ second: Object) {
    switch (ArrangingStack.around(first), ArrangingStack.around(second)) {
    case (let stack?, let other) where stack == other || stack == second: object = stack
    case (_, let stack?) where stack == first: object = stack
    default: return nil
    }
    // A class may arrange its views differently, and so may the stack view under other size classes.
    guard object.customClass == nil, object.element.child(.variation) == nil else { return nil }
  }

  private static func around(_ view: Object) -> Object? {
    guard let list = view.element.parent, list.name == .subviews, list.parent?.name == "stackView" else { return nil }
    return list.parent.flatMap { Object($0) }
  }

  /// Whether the stack view makes two edges touch, or keeps its spacing between them.
  func joins(_ first: (view: Object, edge: LayoutAttribute), _ second: (view: Object, edge: LayoutAttribute)) -> Bool {
    let isAlong = (object.element["axis"] == "vertical") == (first.edge.axis == .vertical)
    if !isAlong {
      let alignment = object.element["alignment"] ?? "fill"
      return alignment == "fill" && first.edge.isStart == second.edge.isStart
    }
    guard ["fill", "fillEqually", "fillProportionally"].contains(object.element["distribution"] ?? "fill")
    else { return false }
    guard let list = object.element.child(.subviews)?.children else { return false }
    if first.view == object || second.view == object {
      let view = (first.view == object ? second : first).view.element.index
      let isOuter = first.edge.isStart ? view == list.startIndex : list.index(after: view) == list.endIndex
      return first.edge.isStart == second.edge.isStart && isOuter
    }
    let (start, end) = first.edge.isStart ? (first, second) : (second, first)
    return start.edge.isStart && !end.edge.isStart
      && list.index(after: end.view.element.index) == start.view.element.index
  }
}

extension LayoutAttribute {
  fileprivate var isStart: Bool { [.top, .left, .leading].contains(self) }
}
