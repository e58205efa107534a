import IBModel
import IBXML

/// The relation of the constraints of a document to those that a change wants under size classes.
struct VariedConstraints {
  private(set) var claimed: [ObjectID] = []
  /// New constants, as Xcode spells them, of constraints that differ in nothing else.
  private(set) var constants: [(id: ObjectID, constant: String)] = []
  private(set) var missing: [LayoutChange.WantedConstraint] = []
  private(set) var replaced: [ObjectID] = []

  init(_ change: LayoutChange, under classes: SizeClasses, in document: Document) {
    let active = ActiveVariations(of: document, under: classes)
    let hosts = Set(change.wanted.map(\.host))
    var equal = Offers(hosts.sorted().flatMap(\.heldConstraints), in: document) { $0.read(under: active).content }
    var pending: [LayoutChange.WantedConstraint] = []
    for wanted in change.wanted {
      if let same = equal.claim(wanted.new.content, heldBy: wanted.host) {
        claimed.append(same.id)
      } else {
        pending.append(wanted)
      }
    }
    let live = change.replaced.compactMap(\.written).filter { !equal.claimed.contains($0) }
    var similar = Offers(live, in: document) { $0.read(under: active).content?.withoutConstant }
    for wanted in pending {
      guard let key = wanted.new.content.withoutConstant, let constant = wanted.new.content.spelledConstant,
        let one = similar.claimOnly(key, heldBy: wanted.host, like: wanted.new),
        let content = one.read().content, content.spelledConstant != nil
      else {
        missing.append(wanted)
        continue
      }
      claimed.append(one.id)
      let spelled = wanted.new.content.oriented(like: content).spelledConstant ?? constant
      constants.append((one.id, spelled))
    }
    replaced = live.filter { !similar.claimed.contains($0) }.map(\.id)
  }
}

private struct Offers {
  private struct Key: Hashable {
    var content: ConstraintContent
    var holder: Object
  }

  /// The preferred one last: installed ones come before others.
  private var constraints: [Key: [Constraint]] = [:]
  private(set) var claimed: Set<Constraint> = []

  init(_ all: [Constraint], in document: Document, content: (Constraint) -> ConstraintContent?) {
    let usable = all.filter { !$0.isPlaceholder && $0.element[.customClass] == nil }
    let installed = usable.filter(document.existsAtRunTime)
    let others = usable.filter { !document.existsAtRunTime($0) }
    for constraint in others.reversed() + installed.reversed() {
      guard let content = content(constraint) else { continue }
      constraints[Key(content: content, holder: constraint.host), default: []].append(constraint)
    }
  }

  mutating func claim(_ content: ConstraintContent, heldBy holder: Object) -> Constraint? {
    let found = constraints[Key(content: content, holder: holder)]?.popLast()
    if let found { claimed.insert(found) }
    return found
  }

  /// Claims the one that differs only in its constant, if there is exactly one.
  mutating func claimOnly(_ content: ConstraintContent, heldBy holder: Object, like new: NewConstraint) -> Constraint? {
    let key = Key(content: content, holder: holder)
    guard let candidates = constraints[key], candidates.count == 1,
      candidates[0].otherAttributes == new.otherAttributes
    else { return nil }
    constraints[key] = []
    claimed.insert(candidates[0])
    return candidates[0]
  }
}

extension ConstraintContent {
  /// The content with the constant 0; nil for standard spacing, which has no constant of its own.
  fileprivate var withoutConstant: ConstraintContent? {
    guard spelledConstant != nil else { return nil }
    var result = shape
    result.priority = priority
    return result
  }

  /// The constant as Xcode spells it in a variation, where 0 is written as well.
  fileprivate var spelledConstant: String? {
    guard case .number(let number) = constant else { return nil }
    return number == 0 ? "0.0" : CanonicalNumber.spelled(number)
  }
}
