import IBModel

/// A builder of the constraints of boxes, the inner ones first.
struct BoxBuilder {
  /// The view around all boxes, which gets the helpers.
  let view: ObjectID
  var context: LayoutContext

  struct Component {
    var id: ObjectID
    var item: Box.Item
    var margins: Sides
  }

  struct Sides {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

  /// - Parameter superview: The view of the box, or the nearest one around a box without a view.
  mutating func items(
    of box: Box, path: String, in superview: ObjectID
  ) throws(LayoutProblem) -> [Component] {
    var result: [Component] = []
    for (position, item) in box.items.enumerated() {
      let inner = "\(path)/\(position)"
      guard let id = try id(of: item, path: inner) else { continue }
      if item.view != nil, box.movesViews { try context.move(id, to: superview, at: item.range) }
      var nested: [Component] = []
      if let box = item.box { nested = try items(of: box, path: inner, in: item.view == nil ? superview : id) }
      if let width = item.width { try set(.width, width, of: id, item) }
      if let height = item.height { try set(.height, height, of: id, item) }
      if let box = item.box { try arrange(nested, as: box.arrangement, in: id) }
      result.append(Component(id: id, item: item, margins: try sides(item.margins, box.defaultMargins, item.range)))
    }
    return result
  }

  private mutating func id(of item: Box.Item, path: String) throws(LayoutProblem) -> ObjectID? {
    guard let name = item.view else { return context.addHelper(.container, in: view, key: path) }
    return try context.item(name)
  }

  private mutating func set(
    _ size: LayoutAttribute, _ amount: KeepValue.Amount, of id: ObjectID, _ item: Box.Item
  ) throws(LayoutProblem) {
    let number = try context.number(amount, item.range)
    try context.keep(
      ConstraintContent(ConstraintContent.Anchor(id, size), constant: .number(number)), at: item.range)
  }

  private func sides(
    _ own: Box.Margins, _ usual: Box.Margins, _ range: Range<Int>?
  ) throws(LayoutProblem) -> Sides {
    let number = { (amount: KeepValue.Amount?, usual: KeepValue.Amount?) throws(LayoutProblem) in
      guard let amount = amount ?? usual else { return 0.0 }
      return try context.number(amount, range)
    }
    return Sides(
      top: try number(own.top, usual.top), left: try number(own.left, usual.left),
      bottom: try number(own.bottom, usual.bottom), right: try number(own.right, usual.right))
  }

  mutating func arrange(
    _ items: [Component], as arrangement: Box.Arrangement, in container: ObjectID
  ) throws(LayoutProblem) {
    switch arrangement {
    case .stack(let axis, let align, let pack, let spacing):
      try stack(items, along: axis, align, pack, spacing, in: container)
    case .relative: for item in items { try place(item, in: container) }
    case .fit:
      for item in items {
        for edge in [LayoutAttribute.left, .right, .top, .bottom] { try pin(item, edge, in: container) }
      }
    }
  }

  private mutating func stack(
    _ items: [Component], along axis: Axis, _ align: Box.Alignment, _ pack: Box.Pack, _ spacing: KeepValue.Amount,
    in container: ObjectID
  ) throws(LayoutProblem) {
    guard let first = items.first, let last = items.last else { return }
    let sides = BoxSides(axis)
    let flexible = items.filter { $0.item.flex != nil }
    for item in flexible {
      if let flex = item.item.flex, flex <= 0 { throw LayoutProblem(.notPositive("flex", flex), at: item.item.range) }
    }
    switch flexible.isEmpty ? pack : .fit {
    case .fit:
      try pin(first, sides.near, in: container)
      try pin(last, sides.far, in: container)
    case .start: try pin(first, sides.near, in: container)
    case .end: try pin(last, sides.far, in: container)
    case .center: try center(first, last, sides, in: container)
    }
    let unit = flexible.min { ($0.item.flex ?? 0) < ($1.item.flex ?? 0) }
    for (position, item) in items.enumerated() {
      if let flex = item.item.flex, let unit, let smallest = unit.item.flex, unit.id != item.id {
        try add(item.id, sides.size, unit.id, sides.size, multiplier: flex / smallest, for: item)
      }
      if position > 0 {
        let previous = items[position - 1]
        let distance =
          previous.margins[sides.far] + item.margins[sides.near] + (try context.number(spacing, item.item.range))
        try add(item.id, sides.near, previous.id, sides.far, distance, for: item)
      }
      try put(item, item.item.align ?? align, BoxSides(axis.other), in: container)
    }
  }

  /// Puts items in the middle, between two hidden views of the same size.
  private mutating func center(
    _ first: Component, _ last: Component, _ sides: BoxSides, in container: ObjectID
  ) throws(LayoutProblem) {
    let across = BoxSides(sides.axis.other)
    let key = "\(container)|\(sides.axis.rawValue)"
    let start = context.addHelper(.spacer, in: view, key: "\(key)|start")
    for edge in [sides.near, across.near, across.far] { try add(start, edge, container, edge, for: first) }
    let end = context.addHelper(.spacer, in: view, key: "\(key)|end")
    for edge in [sides.far, across.near, across.far] { try add(end, edge, container, edge, for: last) }
    try add(end, sides.size, start, sides.size, for: last)
    try add(first.id, sides.near, start, sides.far, for: first)
    try add(last.id, sides.far, end, sides.near, for: last)
  }

  private mutating func put(
    _ item: Component, _ alignment: Box.Alignment, _ sides: BoxSides, in container: ObjectID
  ) throws(LayoutProblem) {
    switch alignment {
    case .start: try pin(item, sides.near, in: container)
    case .end: try pin(item, sides.far, in: container)
    case .center: try add(item.id, sides.center, container, sides.center, for: item)
    case .stretch: try fill(item, sides, in: container)
    }
  }

  private mutating func place(_ item: Component, in container: ObjectID) throws(LayoutProblem) {
    switch item.item.horizontalPlace {
    case .left: try pin(item, .left, in: container)
    case .right: try pin(item, .right, in: container)
    case .center: try add(item.id, .centerX, container, .centerX, for: item)
    case nil: try fill(item, BoxSides(.horizontal), in: container)
    }
    switch item.item.verticalPlace {
    case .top: try pin(item, .top, in: container)
    case .bottom: try pin(item, .bottom, in: container)
    case .center: try add(item.id, .centerY, container, .centerY, for: item)
    case nil: try fill(item, BoxSides(.vertical), in: container)
    }
  }

  /// Pins both sides, or centers an item with a size of its own.
  private mutating func fill(_ item: Component, _ sides: BoxSides, in container: ObjectID) throws(LayoutProblem) {
    if context.hasSize(sides.size, of: item.id) {
      try add(item.id, sides.center, container, sides.center, for: item)
    } else {
      try pin(item, sides.near, in: container)
      try pin(item, sides.far, in: container)
    }
  }

  private mutating func pin(_ item: Component, _ edge: LayoutAttribute, in container: ObjectID) throws(LayoutProblem) {
    let isFar = edge == .right || edge == .bottom
    let margin = item.margins[edge]
    try add(item.id, edge, container, edge, isFar && margin != 0 ? -margin : margin, for: item)
  }

  private mutating func add(
    _ one: ObjectID, _ attribute: LayoutAttribute, _ other: ObjectID, _ otherAttribute: LayoutAttribute,
    _ constant: Double = 0, multiplier: Double = 1, for item: Component
  ) throws(LayoutProblem) {
    try context.add(
      ConstraintContent(
        ConstraintContent.Anchor(one, attribute), .equal, ConstraintContent.Anchor(other, otherAttribute),
        multiplier: Multiplier(multiplier), constant: .number(constant)), at: item.item.range)
  }
}

private struct BoxSides {
  let axis: Axis
  let near: LayoutAttribute
  let far: LayoutAttribute
  let size: LayoutAttribute
  let center: LayoutAttribute

  init(_ axis: Axis) {
    self.axis = axis
    (near, far, size, center) =
      axis == .horizontal ? (.left, .right, .width, .centerX) : (.top, .bottom, .height, .centerY)
  }
}

extension BoxBuilder.Sides {
  fileprivate subscript(edge: LayoutAttribute) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    default: 0
    }
  }
}
