import IBModel
import IBXML

struct PendingConstraint {
  var wanted: LayoutChange.WantedConstraint
  var meaning: ConstraintContent.Meaning
  var position: Int

  var key: LiveConstraints.Key { LiveConstraints.Key(meaning: meaning.shape, holder: wanted.host) }
}

/// Live constraints that a template replaces and that no constraint of the template has claimed yet.
struct LiveConstraints {
  private let constraints: [RunTimeConstraint]
  /// Positions in `constraints`, the first last, by their meaning and holder.
  private var positions: [Key: [Int]] = [:]
  private var similar: [Key: [Int]] = [:]
  private var claimed: Set<Int> = []

  struct Key: Hashable {
    var meaning: ConstraintContent.Meaning
    var holder: Object
  }

  init(_ constraints: [RunTimeConstraint]) {
    self.constraints = constraints
    for (position, constraint) in constraints.enumerated().reversed() where constraint.isPlain {
      guard let meaning = constraint.content?.meaning else { continue }
      positions[Key(meaning: meaning, holder: constraint.holder), default: []].append(position)
      similar[Key(meaning: meaning.shape, holder: constraint.holder), default: []].append(position)
    }
  }

  mutating func claim(_ meaning: ConstraintContent.Meaning, heldBy holder: Object) -> RunTimeConstraint? {
    guard let position = positions[Key(meaning: meaning, holder: holder)]?.popLast() else { return nil }
    claimed.insert(position)
    return constraints[position]
  }

  /// Claims the constraint that differs only in constant or priority, when there is exactly one and it may be edited.
  mutating func claimSimilar(
    to pending: PendingConstraint, where mayBeEdited: (Constraint) -> Bool
  ) -> Constraint? {
    let candidates = (similar[pending.key] ?? []).filter { !claimed.contains($0) }
    guard candidates.count == 1, let live = constraints[candidates[0]].written, mayBeEdited(live),
      live.otherAttributes == pending.wanted.new.otherAttributes
    else { return nil }
    claimed.insert(candidates[0])
    return live
  }

  var rest: [RunTimeConstraint] { constraints.indices.filter { !claimed.contains($0) }.map { constraints[$0] } }
}

extension RunTimeConstraint {
  /// Whether it can take the place of a copy: it has no other content for other traits, and no class of its own.
  var isPlain: Bool {
    guard let written else { return true }
    return written.element.children.isEmpty && written.element[.customClass] == nil
  }

  func means(_ meaning: ConstraintContent.Meaning) -> Bool { isPlain && content?.meaning == meaning }
}
