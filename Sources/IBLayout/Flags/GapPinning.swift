import IBModel
import IBSolver

/// Pins open unknowns to values, and records the others that each of them settles.
///
/// Parts of the system that no row connects are independent, so one solve serves an unknown of each; within a part,
/// unknowns are pinned one after the other.
struct GapPinning {
  private(set) var builder: SystemBuilder
  private var open: [LinearSystem.Variable: Double]
  /// The unknowns that stay open when contents of equal priority yield in a fixed order.
  private let withoutTies: Set<LinearSystem.Variable>
  /// The unknowns that may be reported as missing, in the order of preference.
  private var candidates: [Candidate] = []
  private var pins: [Pin] = []
  private let parts: [Int]

  fileprivate struct Candidate {
    var variable: LinearSystem.Variable
    var view: ViewIndex
    var axis: Axis
    var quantity: LayoutGap.Quantity
  }

  /// An unknown with its value.
  struct Pin {
    fileprivate var candidate: Candidate
    fileprivate var place: Int
    fileprivate var isTie: Bool
    /// The unknowns that are no longer open, including itself.
    fileprivate var settled: Set<LinearSystem.Variable> = []
  }

  /// A limit beyond which more pins add no insight.
  private static let mostPins = 100

  init(
    _ builder: SystemBuilder, open: [LinearSystem.Variable: Double], withoutTies: Set<LinearSystem.Variable>
  ) {
    (self.builder, self.open, self.withoutTies) = (builder, open, withoutTies)
    parts = builder.system.parts
    candidates = builder.scene.indices.flatMap(unknowns)
    let order = order
    candidates = candidates.map { ($0, order($0)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  private func unknowns(of view: ViewIndex) -> [Candidate] {
    Axis.allCases.flatMap { axis in
      var found: [Candidate] = []
      if builder.scene[view].placement == .constrained, !builder.scene.isSettledByContainer(view, axis) {
        found.append(
          Candidate(
            variable: builder.storedPositionVariable(view, axis), view: view, axis: axis, quantity: .position))
        found.append(
          Candidate(variable: builder.unknowns(view, axis).size, view: view, axis: axis, quantity: .size))
      }
      if let content = builder.contentVariable(view, axis) {
        found.append(Candidate(variable: content, view: view, axis: axis, quantity: .contentSize))
      }
      return found.filter { open[$0.variable] != nil }
    }
  }

  /// Prefers unknowns that are more than ties, outer views, and views with few constraints on the axis.
  private var order: (Candidate) -> [Int] {
    let scene = builder.scene
    var counts: [[Int]] = Axis.allCases.map { _ in Array(repeating: 0, count: scene.views.count) }
    for constraint in scene.constraints {
      for case .view(let view)? in [constraint.first.item, constraint.second?.item] {
        counts[constraint.first.attribute.axis.rawValue][view.position] += 1
      }
    }
    var depths: [Int] = []
    for view in scene.indices { depths.append(scene[view].parent.map { depths[$0.position] + 1 } ?? 0) }
    return { candidate in
      let isContent = candidate.quantity == .contentSize
      return [
        withoutTies.contains(candidate.variable) ? 0 : 1,
        2 * depths[candidate.view.position] + (isContent ? 1 : 0),
        isContent ? 0 : counts[candidate.axis.rawValue][candidate.view.position],
        candidate.view.position,
      ]
    }
  }

  /// Pins the next open unknown of each part; empty when none is open.
  mutating func nextPins() -> [Pin] {
    var seen: Set<Int> = []
    var next: [Pin] = []
    for (place, candidate) in candidates.enumerated() {
      guard let value = open[candidate.variable], seen.insert(part(candidate.variable)).inserted else { continue }
      builder.addRow(
        LinearExpression(candidate.variable) - value, priority: RowStrength.otherLayout,
        .canvasDefault(builder.scene[candidate.view].object))
      next.append(Pin(candidate: candidate, place: place, isTie: !withoutTies.contains(candidate.variable)))
    }
    return next
  }

  /// An unknown that is newer than the parts is a part by itself.
  private func part(_ variable: LinearSystem.Variable) -> Int {
    Int(variable.index) < parts.count ? parts[Int(variable.index)] : Int(variable.index)
  }

  /// Records the unknowns that pins settled.
  mutating func note(_ new: [Pin], open remaining: [LinearSystem.Variable: Double]) {
    var settled: [Int: Set<LinearSystem.Variable>] = [:]
    for variable in open.keys where remaining[variable] == nil { settled[part(variable), default: []].insert(variable) }
    open = remaining
    for var pin in new {
      let variable = pin.candidate.variable
      pin.settled = settled[part(variable)] ?? []
      pin.settled.insert(variable)
      open[variable] = nil
      pins.append(pin)
    }
    pins.sort { $0.place < $1.place }
  }

  var isFull: Bool { pins.count >= GapPinning.mostPins }

  /// The gaps: pins of one view are one gap, and so are pins of tied views in one view.
  func gaps(_ ambiguous: [ViewIndex: [Axis]]) -> [LayoutGap] {
    var groups: [(key: GroupKey, pins: [Pin])] = []
    for pin in pins.prefix(GapPinning.mostPins) {
      let view = pin.candidate.view
      let key =
        pin.isTie
        ? GroupKey(view: builder.scene[view].parent ?? view, tiedOn: pin.candidate.axis) : GroupKey(view: view)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].pins.append(pin)
      } else {
        groups.append((key, [pin]))
      }
    }
    return groups.map { gap($0.pins, ambiguous) }
  }

  private struct GroupKey: Hashable {
    var view: ViewIndex
    var tiedOn: Axis?
  }

  private func gap(_ pins: [Pin], _ ambiguous: [ViewIndex: [Axis]]) -> LayoutGap {
    let settled = pins.reduce(into: Set<LinearSystem.Variable>()) { $0.formUnion($1.settled) }
    let affected = candidates.filter { settled.contains($0.variable) && ambiguous[$0.view] != nil }
    let views = Set(affected.map(\.view)).sorted().map { builder.scene[$0].object }
    let main = pins[0].candidate
    let tied = pins[0].isTie ? tiedViews(settled, main.axis) : []
    let reason: LayoutGap.Reason = tied.count > 1 ? .equalPriorities(tied) : .missing(missing(pins))
    return LayoutGap(view: builder.scene[main.view].object, reason: reason, views: views)
  }

  private func tiedViews(_ settled: Set<LinearSystem.Variable>, _ axis: Axis) -> [Object] {
    let tied = candidates.filter {
      $0.quantity == .size && $0.axis == axis && settled.contains($0.variable)
        && builder.contents.extent(of: $0.view, axis) != nil
    }
    return tied.map(\.view).sorted().map { builder.scene[$0].object }
  }

  private func missing(_ pins: [Pin]) -> [LayoutGap.Missing] {
    let order: [LayoutGap.Quantity] = [.position, .positionOrSize, .size, .contentSize]
    let all = pins.map { pin in LayoutGap.Missing(quantity(pin), pin.candidate.axis) }
    return all.sorted { left, right in
      let places = (order.firstIndex(of: left.quantity) ?? 0, order.firstIndex(of: right.quantity) ?? 0)
      return (left.axis.rawValue, places.0) < (right.axis.rawValue, places.1)
    }
  }

  /// The missing quantity of a pin: of a view's position and size, one may follow from the other.
  private func quantity(_ pin: Pin) -> LayoutGap.Quantity {
    let candidate = pin.candidate
    guard candidate.quantity != .contentSize else { return .contentSize }
    let settlesOther = candidates.contains {
      $0.view == candidate.view && $0.axis == candidate.axis && $0.quantity != .contentSize
        && $0.quantity != candidate.quantity && pin.settled.contains($0.variable)
    }
    return settlesOther ? .positionOrSize : candidate.quantity
  }
}
