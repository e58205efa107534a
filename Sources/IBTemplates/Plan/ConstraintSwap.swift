import IBModel
import IBXML

/// Which constraints a template brings, which it replaces, and which it leaves alone.
///
/// Does not edit: the library's *collect* and its choice of what to *deactivate*, in document order where the library
/// iterates over sets.
public struct ConstraintSwap: Sendable {
  /// Constraints of the template that are to be activated between the targets.
  public let collected: [RunTimeConstraint]
  /// Live constraints that are to be deactivated.
  public let deactivated: [RunTimeConstraint]
  /// Constraints that participating targets hold and keep.
  public let left: [RunTimeConstraint]
  /// Constraints in the template's tree that are not collected, with the reason.
  public let ignored: [Ignored]

  /// A constraint that is not collected.
  public struct Ignored: Sendable, Hashable {
    /// The constraint.
    public let constraint: Constraint
    /// Why it is not collected.
    public let reason: Reason
  }

  /// Why a constraint of a template is not transferred.
  public enum Reason: Sendable, Hashable {
    /// "Remove at build time".
    case placeholder
    /// The constraint or one of its items is not installed.
    case notInstalled
    /// A template's constraint to a layout guide.
    case guide(LayoutGuide)
    /// These views are items of the constraint and have no target.
    case withoutTarget([Object])
    /// Its holder has no target, so the library ignores the constraints there.
    case host(Object)
    /// An item is outside the template, is not a view, or is missing.
    case outside(String)
    /// Neither between two views nor a constant size.
    case notRelational
  }

  init(_ template: Template, mapping: ItemMapping, among runTime: RunTimeConstraints) {
    let members = Set(mapping.targets.keys)
    let held = template.participants.flatMap { runTime.held(by: $0.view) }
    let collected = held.filter { $0.isRelevant(among: members) }
    self.collected = collected
    let live = mapping.targetViews.flatMap { runTime.held(by: $0) }
    let replaced = Set(mapping.targets.values)
    deactivated = live.filter { $0.isRelevant(among: replaced) }
    left = live.filter { !$0.isRelevant(among: replaced) }
    let taken = Set(collected.compactMap(\.written))
    let diagnosis = Diagnosis(template: template, mapping: mapping)
    ignored = template.views.flatMap(\.heldConstraints).filter { !taken.contains($0) }.map {
      Ignored(constraint: $0, reason: diagnosis.reason(for: $0))
    }
  }
}

extension Template {
  /// Which constraints applying the template would swap.
  public func swap(mapsGuides: Bool = false) -> ConstraintSwap {
    swap(mapsGuides: mapsGuides, among: RunTimeConstraints(document))
  }

  /// Which constraints applying the template would swap, given the collected constraints of its document.
  public func swap(mapsGuides: Bool = false, among constraints: RunTimeConstraints) -> ConstraintSwap {
    ConstraintSwap(self, mapping: ItemMapping(self, mapsGuides: mapsGuides), among: constraints)
  }
}

/// From the items of a template's constraints to those of the screen.
struct ItemMapping: Sendable {
  /// Ids of targets by ids of template views, and of guides when guides are mapped. Where two template views share a
  /// target, both map to it.
  let targets: [String: String]
  /// The participating targets without repetition, in document order.
  let targetViews: [Object]
  private let targetSet: Set<Object>

  /// - Parameter mapsGuides: Goes beyond the library: guides of template views represent the same guides of the
  ///   targets, and a controller's guides for themselves.
  init(_ template: Template, mapsGuides: Bool) {
    var targets: [String: String] = [:]
    var seen: Set<Object> = []
    var views: [Object] = []
    for participant in template.participants {
      targets[participant.view.id] = participant.target.id
      if seen.insert(participant.target).inserted { views.append(participant.target) }
      guard mapsGuides else { continue }
      for guide in participant.view.layoutGuides {
        let twin = participant.target.layoutGuides.first { $0.kind == guide.kind }
        if let twin { targets[guide.object.id] = twin.object.id }
      }
    }
    if mapsGuides {
      for controller in template.root.scene?.objects ?? [] {
        for guide in controller.element.child("layoutGuides")?.children.compactMap(Object.init) ?? [] {
          targets[guide.id] = guide.id
        }
      }
    }
    self.targets = targets
    targetViews = views.sorted()
    targetSet = seen
  }

  /// Whether an object is one of the targets.
  func isTarget(_ object: Object) -> Bool { targetSet.contains(object) }

  /// A constraint of the template between the targets.
  func mapped(_ content: ConstraintContent) -> ConstraintContent { content.mapItems { targets[$0] ?? $0 } }
}

/// Says why a constraint of a template's tree is not collected.
private struct Diagnosis {
  let template: Template
  let mapping: ItemMapping

  func reason(for constraint: Constraint) -> ConstraintSwap.Reason {
    let document = template.document
    if constraint.isPlaceholder { return .placeholder }
    guard document.existsAtRunTime(constraint) else { return .notInstalled }
    let unmapped = constraint.items.filter { mapping.targets[$0] == nil }
    var withoutTarget: [Object] = []
    for id in unmapped {
      guard let object = document.object(id) else { return .outside(id) }
      if let guide = LayoutGuide(object) { return .guide(guide) }
      guard object.isView, template.contains(object) else { return .outside(id) }
      if !withoutTarget.contains(object) { withoutTarget.append(object) }
    }
    if !withoutTarget.isEmpty { return .withoutTarget(withoutTarget) }
    if mapping.targets[constraint.host.id] == nil { return .host(constraint.host) }
    return .notRelational
  }
}

extension ConstraintSwap.Reason: CustomStringConvertible {
  /// One clause.
  public var description: String {
    switch self {
    case .placeholder: "it is removed at build time"
    case .notInstalled: "it is not installed"
    case .guide(let guide): "it refers to the layout guide \(guide.name), and guides are not transferred"
    case .withoutTarget(let views):
      views.map { "\($0.reference) has no target" }.joined(separator: ", ")
    case .host(let host): "\(host.reference) holds it and has no target"
    case .outside(let id): "its item `\(id)` is not a view of the template"
    case .notRelational: "it is neither between two views nor a constant width or height"
    }
  }
}
