import IBModel
import IBSolver
import IBXML

extension SystemBuilder {
  /// What an id in a constraint stands for; nil when it is no installed view or guide of this tree.
  ///
  /// - Parameter other: the id of the constraint's other item: edges of a scroll view mean its content where the other
  ///   item lies within.
  mutating func anchor(_ id: String, _ attribute: LayoutAttribute, other: String?) -> Anchor? {
    guard let object = tree.document.object(id) else { return nil }
    if let node = tree.place(of: object.element) { return viewAnchor(node, attribute, other: other) }
    guard let guide = LayoutGuide(object), let view = guide.view, let node = tree.place(of: view.element) else {
      return nil
    }
    return guideAnchor(guide, node)
  }

  private mutating func viewAnchor(_ node: Int, _ attribute: LayoutAttribute, other: String?) -> Anchor {
    if !attribute.isDimension, contentSize(node, .horizontal) != nil, let other, isBelow(other, node) {
      return Anchor(
        node: node, rectangle: attribute.isWithinMargins ? .insetContent(margins(of: node)) : .content)
    }
    if attribute.isWithinMargins { return Anchor(node: node, rectangle: .inset(margins(of: node))) }
    return Anchor(node: node, rectangle: .alignment)
  }

  private func isBelow(_ id: String, _ scrollView: Int) -> Bool {
    guard let object = tree.document.object(id), object.element != tree.nodes[scrollView].element else { return false }
    // A guide of the scroll view itself is the scroll view.
    guard tree.nodes[scrollView].element.contains(object.element) else { return false }
    return tree.place(of: object.element) != nil
      || LayoutGuide(object)?.view.map { $0.element != tree.nodes[scrollView].element } == true
  }

  private mutating func guideAnchor(_ guide: LayoutGuide, _ node: Int) -> Anchor {
    switch guide.kind {
    case .view(key: "safeArea"): return Anchor(node: node, rectangle: .inset(safeArea(of: node)))
    case .view(key: "contentLayoutGuide"): return Anchor(node: node, rectangle: .content)
    case .view(key: "layoutMargins"): return Anchor(node: node, rectangle: .inset(margins(of: node)))
    case .view(let key) where key.hasPrefix("readable"):
      return Anchor(node: node, rectangle: .inset(readableInsets(of: node)))
    case .view: return Anchor(node: node, rectangle: .frame)
    // Without a keyboard its guide is an empty strip along the bottom of the safe area.
    case .keyboard:
      return Anchor(node: node, rectangle: .bottomStrip(safeArea(of: node).bottom))
    case .controller(type: "top"): return Anchor(node: node, rectangle: .topStrip(safeArea(of: node).top))
    case .controller: return Anchor(node: node, rectangle: .bottomStrip(safeArea(of: node).bottom))
    }
  }

  /// An attribute of an anchor in the coordinates of a view around it.
  func value(_ attribute: LayoutAttribute, of anchor: Anchor, in reference: Int) -> LinearExpression {
    let axis = attribute.axis
    let (start, end) = span(anchor, axis, in: reference)
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: return start
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return end
    case .width, .height: return end - start
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return (start + end) * 0.5
    case .firstBaseline: return baseline(of: anchor, .first, start, end, in: reference)
    case .baseline, .lastBaseline: return baseline(of: anchor, .last, start, end, in: reference)
    }
  }
}

extension LayoutAttribute {
  /// The axis an attribute is measured along.
  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Whether the attribute refers to the margins of a view.
  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
