import IBModel

/// Where constraints put a view in its superview, as an item of a relative box or one that it fills.
struct PlaceInSuperview {
  private let view: ObjectID
  private let superview: ObjectID
  /// Required constraints of the view alone or with its superview, the view first.
  private var known: [ConstraintContent]

  /// - Parameter contents: constraints with left and right edges.
  init(_ view: Object, in superview: Object, among contents: [ConstraintContent]) {
    (self.view, self.superview) = (view.id, superview.id)
    known = contents.filter { content in
      content.relation == .equal && content.priority == ConstraintContent.required
        && content.items.contains(view.id) && Set(content.items).isSubset(of: [view.id, superview.id])
    }
    .map { $0.first.item == view.id ? $0 : $0.flipped ?? $0 }
  }

  /// The box with the view alone; nil when its place is open along an axis.
  var statement: BoxStatement? {
    var item = Box.Item(LayoutName(view.rawValue))
    let edges = [LayoutAttribute.left, .right, .top, .bottom].map(distance)
    if edges.allSatisfy({ $0 != nil }) {
      setMargins(of: &item, edges)
      return BoxStatement(in: LayoutName(superview.rawValue), Box(.fit, [item]))
    }
    guard let horizontal = place(.left, .right, .centerX), let vertical = place(.top, .bottom, .centerY) else {
      return nil
    }
    item.horizontalPlace = [.first: .left, .last: .right, .center: .center][horizontal]
    item.verticalPlace = [.first: .top, .last: .bottom, .center: .center][vertical]
    item.width = horizontal == .both ? nil : size(.width)
    item.height = vertical == .both ? nil : size(.height)
    setMargins(of: &item, edges)
    return BoxStatement(in: LayoutName(superview.rawValue), Box(.relative, [item]))
  }

  /// What holds a view along an axis.
  private enum Side { case first, last, center, both }

  private func place(_ near: LayoutAttribute, _ far: LayoutAttribute, _ center: LayoutAttribute) -> Side? {
    switch (distance(near) != nil, distance(far) != nil) {
    case (true, true): .both
    case (true, false): .first
    case (false, true): .last
    case (false, false): distance(center) == 0 ? .center : nil
    }
  }

  /// How far an edge or the center is from that of the superview, in the direction to its center.
  private func distance(_ attribute: LayoutAttribute) -> Double? {
    let anchor = ConstraintContent.Anchor(superview, attribute)
    let content = known.first {
      $0.first.attribute == attribute && $0.second == anchor && $0.multiplier.value == 1
    }
    guard let constant = content?.constant.value else { return nil }
    return attribute == .right || attribute == .bottom ? -constant : constant
  }

  private func size(_ attribute: LayoutAttribute) -> KeepValue.Amount? {
    known.first { $0.first.attribute == attribute && $0.second == nil }.map { .number($0.constant.value) }
  }

  /// - Parameter distances: left, right, top, bottom.
  private func setMargins(of item: inout Box.Item, _ distances: [Double?]) {
    let amounts = distances.map { distance in distance.flatMap { $0 == 0 ? nil : KeepValue.Amount.number($0) } }
    item.margins = Box.Margins(top: amounts[2], left: amounts[0], bottom: amounts[3], right: amounts[1])
  }
}
