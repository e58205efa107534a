import IBSolver

/// Systems like those of layouts, with a shape and a number of views.
struct ModelScene {
  /// The arrangement of the views.
  enum Shape: String, CaseIterable {
    /// A row of views of equal widths from edge to edge.
    case equalChain
    /// A row of labels from edge to edge; the last one stretches.
    case labelChain
    /// Ten columns of equal cells.
    case grid
    /// Rows of a label, a field and a button that keep a distance.
    case form
    /// Views below each other, each pinned to both sides.
    case list
  }

  /// A view: place and size in its superview.
  private struct View {
    var x, width, y, height: LinearSystem.Variable
  }

  private var system = LinearSystem()

  static func system(_ shape: Shape, views: Int) -> SystemText {
    var scene = ModelScene()
    switch shape {
    case .equalChain: scene.addChain(views, isEqual: true)
    case .labelChain: scene.addChain(views, isEqual: false)
    case .grid: scene.addGrid(views)
    case .form: scene.addForm(views)
    case .list: scene.addList(views)
    }
    return SystemText(
      name: "\(shape.rawValue)-\(views)", system: scene.system, width: Double(views) * 60, height: Double(views) * 40)
  }

  private mutating func addView() -> View {
    View(
      x: system.addVariable(), width: system.addVariable(nonnegative: true), y: system.addVariable(),
      height: system.addVariable(nonnegative: true))
  }

  private mutating func add(
    _ terms: [(Double, LinearSystem.Variable)], _ relation: LinearSystem.Relation, _ base: Double, width: Double = 0,
    height: Double = 0, priority: Double = LinearSystem.required
  ) {
    system.addRow(
      terms.map { LinearSystem.Term($0.0, $0.1) }, relation, .init(base, width: width, height: height),
      priority: priority)
  }

  private mutating func addContent(_ size: LinearSystem.Variable, _ length: Double, hugging: Double = 250) {
    add([(1, size)], .atMost, length, priority: hugging)
    add([(1, size)], .atLeast, length, priority: 750)
  }

  private mutating func addChain(_ count: Int, isEqual: Bool) {
    var last: View?
    var first: View?
    for place in 0..<count {
      let view = addView()
      if let last {
        add([(1, view.x), (-1, last.x), (-1, last.width)], .equal, 8)
      } else {
        add([(1, view.x)], .equal, 20)
      }
      if isEqual {
        if let first { add([(1, view.width), (-1, first.width)], .equal, 0) }
      } else {
        addContent(view.width, Double(30 + place % 7), hugging: place == count - 1 ? 249 : 250)
      }
      add([(1, view.y)], .equal, 20)
      addContent(view.height, 21)
      first = first ?? view
      last = view
    }
    if let last { add([(1, last.x), (1, last.width)], .equal, -20, width: 1) }
  }

  private mutating func addGrid(_ count: Int) {
    let columns = 10
    var views: [View] = []
    for place in 0..<count {
      let view = addView()
      let (row, column) = (place / columns, place % columns)
      if column == 0 {
        add([(1, view.x)], .equal, 16)
      } else {
        let left = views[place - 1]
        add([(1, view.x), (-1, left.x), (-1, left.width)], .equal, 8)
        add([(1, view.y), (-1, left.y)], .equal, 0)
      }
      if row == 0 {
        if column == 0 { add([(1, view.y)], .equal, 16) }
      } else if column == 0 {
        let above = views[place - columns]
        add([(1, view.y), (-1, above.y), (-1, above.height)], .equal, 8)
      }
      if let first = views.first {
        add([(1, view.width), (-1, first.width)], .equal, 0)
        add([(1, view.height), (-1, first.height)], .equal, 0)
      }
      if place == columns - 1 { add([(1, view.x), (1, view.width)], .equal, -16, width: 1) }
      if place == count - 1 { add([(1, view.y), (1, view.height)], .equal, -16, height: 1) }
      views.append(view)
    }
  }

  private mutating func addForm(_ count: Int) {
    var above: View?
    for place in 0..<max(1, count / 3) {
      let (label, field, button) = (addView(), addView(), addView())
      add([(1, label.x)], .equal, 16)
      addContent(label.width, Double(40 + place % 11 * 5), hugging: 251)
      addContent(label.height, 21, hugging: 251)
      add([(1, field.x), (-1, label.x), (-1, label.width)], .equal, 8)
      addContent(field.width, 100)
      addContent(field.height, 34)
      add([(1, button.x), (-1, field.x), (-1, field.width)], .atLeast, 8)
      add([(1, button.x), (1, button.width)], .equal, -16, width: 1)
      addContent(button.width, 60)
      addContent(button.height, 30)
      if let above {
        add([(1, field.y), (-1, above.y), (-1, above.height)], .equal, 12)
      } else {
        add([(1, field.y)], .equal, 20)
      }
      for view in [label, button] {
        add([(1, view.y), (0.5, view.height), (-1, field.y), (-0.5, field.height)], .equal, 0)
      }
      add([(1, field.width)], .equal, 200, priority: 600)
      above = field
    }
  }

  private mutating func addList(_ count: Int) {
    var above: View?
    for place in 0..<count {
      let view = addView()
      add([(1, view.x)], .equal, 16)
      add([(1, view.x), (1, view.width)], .equal, -16, width: 1)
      addContent(view.width, Double(50 + place % 5 * 10))
      addContent(view.height, 21)
      if let above {
        add([(1, view.y), (-1, above.y), (-1, above.height)], .equal, 8)
      } else {
        add([(1, view.y)], .equal, 20)
      }
      above = view
    }
    if let above { add([(1, above.y), (1, above.height)], .atMost, -20, height: 1) }
  }
}
