import IBLayout
import IBModel

extension SceneLayout {
  package func constraintOverlay(_ choice: OverlayChoice) -> PictureOverlay {
    let constraints = choice.constraints(of: scene)
    let marks = constraints.map { mark($0, .constraint(isRequired: $0.priority >= ConstraintContent.required)) }
    return PictureOverlay(.constraints, involvedViews(constraints) + marks)
  }

  package func involvedViews(_ constraints: [ResolvedConstraint]) -> [PictureMark] {
    let frames = framesInRoot
    let views = Set(
      constraints.flatMap(\.items).compactMap { item -> ViewIndex? in
        if case .view(let view) = item, !view.isRoot { return view }
        return nil
      })
    return views.sorted().map { view in
      PictureMark(scene[view].object.id, .involved, .object(orElse: frames[view]))
    }
  }

  package func mark(_ constraint: ResolvedConstraint, _ kind: PictureMark.Kind, number: Int? = nil) -> PictureMark {
    let drawn = DrawnConstraint(constraint: constraint, position: place(of: constraint), document: scene.document)
    return PictureMark(
      constraint.source.id, kind, drawn.place, in: viewInside(constraint), text: drawn.text, number: number)
  }

  /// A view of the constraint that moves when the root view scrolls.
  private func viewInside(_ constraint: ResolvedConstraint) -> ObjectID? {
    for case .view(let view) in constraint.items where !view.isRoot { return scene[view].object.id }
    return nil
  }
}

/// The drawing of a constraint: a distance, the line that items share, or a text.
private struct DrawnConstraint {
  let constraint: ResolvedConstraint
  let position: ConstraintGeometry
  let document: Document

  private var axis: Axis { position.axis }
  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }
  private var item: Rect { position.first.rectangle }

  var place: PictureMark.Shape {
    guard let second = position.second else { return sizeLine }
    if constraint.first.attribute.isDimension {
      return .point(Point(item.x + item.width / 2, item.y + item.height / 2))
    }
    if abs(position.first.position - second.position) < 0.5 { return sharedLine(second) }
    let middle = middle(of: item, second.rectangle)
    return .distance(point(second.position, middle), point(position.first.position, middle))
  }

  /// A size is inside of its item, close to an edge.
  private var sizeLine: PictureMark.Shape {
    let end = item.start(across) + item.extent(across)
    let middle = item.extent(across) < 12 ? end - item.extent(across) / 2 : end - 5
    return .distance(point(item.start(axis), middle), point(item.start(axis) + item.extent(axis), middle))
  }

  private func sharedLine(_ second: ConstraintGeometry.Side) -> PictureMark.Shape {
    let (one, other) = (item, second.rectangle)
    let start = min(one.start(across), other.start(across))
    let end = max(one.start(across) + one.extent(across), other.start(across) + other.extent(across))
    return .line(point(second.position, start), point(second.position, end))
  }

  /// The middle of the common part of two items across the axis, or of the gap between them.
  private func middle(of one: Rect, _ other: Rect) -> Double {
    let start = max(one.start(across), other.start(across))
    let end = min(one.start(across) + one.extent(across), other.start(across) + other.extent(across))
    return (start + end) / 2
  }

  private func point(_ along: Double, _ middle: Double) -> Point {
    axis == .horizontal ? Point(along, middle) : Point(middle, along)
  }

  var text: String {
    let parts = [relationAndValue, constraint.priority < 1000 ? "@\(constraint.priority.short)" : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var relationAndValue: String {
    guard let second = constraint.second else { return symbol(constraint.relation) + constraint.constant.short }
    if constraint.first.attribute.isDimension { return sizes(second) }
    // Trailing and bottom edges come first in documents: the picture shows the distance between the items.
    let isReversed = constraint.constant < 0
    let relation = symbol(isReversed ? constraint.relation.inverse : constraint.relation)
    let factor = constraint.multiplier == 1 ? "" : " × \(constraint.multiplier.short)"
    let isShared = constraint.constant == 0 && factor.isEmpty && relation.isEmpty
    return isShared ? "" : relation + abs(constraint.constant).short + factor
  }

  private func sizes(_ second: ResolvedAnchor) -> String {
    if second.item == constraint.first.item, let ratio = ratio { return ratio }
    let name = document.name(ofObject: constraint.content.second?.item ?? "")
    let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.short) × "
    let constant = constraint.constant == 0 ? "" : " + \(constraint.constant.short)"
    let equals = constraint.relation == .equal ? "= " : symbol(constraint.relation)
    return "\(constraint.first.attribute.rawValue) \(equals)\(factor)\(name)\(constant)"
  }

  /// `ratio 16:9`, width to height.
  private var ratio: String? {
    let content = constraint.content
    guard let upright = content.first.attribute == .width ? content : content.flipped else { return nil }
    return "ratio \(symbol(upright.relation))\(upright.multiplier.text)"
  }

  private func symbol(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }
}
