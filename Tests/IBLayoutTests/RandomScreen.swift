import TestSupport

/// A random scene in which constraints leave nothing open, so that laws about frames can be exact.
///
/// Each view is tied on both axes to its superview or to the sibling before it. All numbers are multiples of 8, so that
/// half of them are whole.
struct RandomScreen {
  /// How a view is tied on one axis. `near` and `far` are the edges, leading and trailing or top and bottom.
  private enum Tie: CaseIterable { case near, far, both, center, nearBeforeFar }

  private struct Box {
    var id: String
    var parent: Int
    var kind = "view"
    var width = 0.0
    var height = 0.0
    var constraints: [String] = []
  }

  private var random: SeededGenerator
  private var boxes = [Box(id: "root", parent: -1)]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for number in 1...Int.random(in: 3...14, using: &random) { addBox(number) }
  }

  func scene(_ change: ([String]) -> [String] = { $0 }) -> UIKitScene {
    UIKitScene(
      subviews: subviews(of: 0, change), constraints: change(boxes[0].constraints), width: 800, height: 640,
      toolsVersion: 21701)
  }

  private func subviews(of parent: Int, _ change: ([String]) -> [String]) -> String {
    boxes.indices.filter { boxes[$0].parent == parent }.map { index in
      let box = boxes[index]
      return Markup.view(
        box.id, box.kind, box.width, box.height, constraints: change(box.constraints),
        subviews: subviews(of: index, change))
    }.joined()
  }

  private mutating func addBox(_ number: Int) {
    var box = Box(id: "v\(number)", parent: random.pick(boxes.indices.filter { boxes[$0].kind == "view" }))
    if random.oneIn(3) { (box.kind, box.width, box.height) = ("label", length(), length()) }
    let sibling = boxes.indices.filter { boxes[$0].parent == box.parent }.last
    boxes.append(box)
    for axis in [("leading", "trailing", "centerX", "width"), ("top", "bottom", "centerY", "height")] {
      tie(boxes.count - 1, axis, after: sibling)
    }
  }

  private mutating func length() -> Double { Double(8 * Int.random(in: 2...12, using: &random)) }

  private mutating func tie(
    _ index: Int, _ axis: (near: String, far: String, center: String, size: String), after sibling: Int?
  ) {
    let (box, parent) = (boxes[index], boxes[boxes[index].parent].id)
    let gap = 8 * Int.random(in: 0...4, using: &random)
    let near = "\(box.id).\(axis.near) = \(parent).\(axis.near) + \(gap)"
    let far = "\(parent).\(axis.far) = \(box.id).\(axis.far) + \(gap)"
    var lines: [String]
    var needsSize = true
    switch random.pick(Tie.allCases) {
    case .near: lines = [near]
    case .far: lines = [far]
    case .center: lines = ["\(box.id).\(axis.center) = \(parent).\(axis.center)"]
    // Optional, since a superview may be too small for both, and with a unique priority: with equal ones it would be
    // undefined which is satisfied.
    case .both: (lines, needsSize) = ([near, far + " @\(900 + index)"], false)
    case .nearBeforeFar:
      let other = sibling.map { "\(boxes[$0].id).\(axis.far)" } ?? "\(parent).\(axis.near)"
      lines = ["\(box.id).\(axis.near) = \(other) + \(gap)"]
    }
    boxes[box.parent].constraints += lines
    if needsSize, box.kind == "view" { boxes[index].constraints.append("\(axis.size) = \(length())") }
  }
}
