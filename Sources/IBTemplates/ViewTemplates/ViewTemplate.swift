import IBModel
import IBXML

/// A template written as a view tree next to the screen, whose views represent views of the screen.
///
/// The custom class of a view at the top level of its scene or .xib identifies it. The library LDOLayoutTemplates
/// defines the format. In documents for its earliest versions, an `EarlierTemplateObject` identifies it.
public struct ViewTemplate: Template {
  /// The document the template is in.
  public let document: Document
  /// The root view.
  public let root: Object
  /// The views of the template that have a target, in document order.
  public let participants: [Participant]
  /// The outlets that refer to the template, in document order.
  public let outletProperties: [String]

  /// Class of the root view.
  public static let rootClass = "LDOLayoutTemplate"

  init(document: Document, root: Object, outletProperties: [String], rootTarget: Object? = nil) {
    (self.document, self.root, self.outletProperties) = (document, root, outletProperties)
    let participants = ([root] + root.descendantViews).compactMap { Participant($0, in: document) }
    let given = rootTarget.map { Participant(view: root, target: $0) }
    self.participants = participants.first?.view == root ? participants : [given].compactMap(\.self) + participants
  }

  /// Id of the root view.
  public var id: String { root.id.rawValue }

  /// The user label, else the first outlet that refers to the template, else its id.
  public var name: String { root.userLabel ?? outletProperties.first ?? root.id.rawValue }

  /// The user label and id; the outlets that refer to the template and the user label find it.
  public var title: TemplateTitle {
    TemplateTitle(
      name: name, reference: root.reference, otherNames: [outletProperties, [root.userLabel].compactMap(\.self)],
      outletProperties: outletProperties)
  }

  /// The root view.
  public var anchor: Object { root }

  /// The targets of the participants, in their order.
  public var targets: [Object] { participants.map(\.target) }

  /// All views of the template, the root first, in document order.
  public var views: [Object] { [root] + root.descendantViews }

  /// Returns whether an object is in the template.
  public func contains(_ object: Object) -> Bool { root.element.contains(object.element) }

  /// Returns the constraints that applying the template would swap.
  public func swap(mapsGuides: Bool = false) -> ConstraintSwap {
    swap(mapsGuides: mapsGuides, among: RunTimeConstraints(document))
  }

  /// Returns the constraints that applying the template would swap, given the run-time constraints of its document.
  public func swap(mapsGuides: Bool = false, among constraints: RunTimeConstraints) -> ConstraintSwap {
    ConstraintSwap(self, mapping: ItemMapping(self, mapsGuides: mapsGuides), among: constraints)
  }
}

/// A template view and the view of the screen it represents.
public struct Participant: Sendable, Hashable {
  /// The view in the template.
  public let view: Object
  /// The view of the screen.
  public let target: Object

  /// The name of the outlet that maps a template view.
  public static let outletProperty = "targetView"

  init(view: Object, target: Object) {
    self.view = view
    self.target = target
  }

  init?(_ view: Object, in document: Document) {
    let destination = view.outlets(Participant.outletProperty).last?.destination
    guard let target = destination.flatMap(document.object), target.isView else { return nil }
    self.view = view
    self.target = target
  }
}

extension Document {
  /// The template views of the document, in document order.
  /// - Complexity: O(elements)
  public var viewTemplates: [ViewTemplate] {
    let listed = objectLists.flatMap(\.children)
    let earlier = Dictionary(
      listed.compactMap { EarlierTemplateObject($0, in: self) }.map { ($0.root, $0) },
      uniquingKeysWith: { first, _ in first })
    let roots = listed.compactMap { element in
      Object(element).flatMap { $0.isTemplateRoot || earlier[$0] != nil ? $0 : nil }
    }
    guard !roots.isEmpty else { return [] }
    let outlets = Dictionary(grouping: connections.filter { $0.kind == .outlet }) { $0.destination ?? "" }
    return roots.map { root in
      let holder = earlier[root]
      let properties = (outlets[holder?.object.id ?? root.id] ?? []).map(\.label)
      return ViewTemplate(document: self, root: root, outletProperties: properties, rootTarget: holder?.target)
    }
  }
}

extension Object {
  fileprivate var isTemplateRoot: Bool { customClass == ViewTemplate.rootClass && isView }
}

extension ConstraintSwap {
  /// Creates the library's *collect* and *deactivate* choices, in document order where the library iterates over sets.
  init(_ template: ViewTemplate, mapping: ItemMapping, among runTime: RunTimeConstraints) {
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

/// A mapping from items of a template's constraints to items of the screen.
struct ItemMapping: Sendable {
  /// Ids of targets by ids of template views, and of guides when guides are mapped. Where two template views share a
  /// target, both map to it.
  let targets: [ObjectID: ObjectID]
  /// Without repetition, in document order.
  let targetViews: [Object]
  private let targetSet: Set<Object>

  /// - Parameter mapsGuides: Whether guides of template views represent the same guides of the targets, and a
  ///   controller's guides themselves, which the library does not do.
  init(_ template: ViewTemplate, mapsGuides: Bool) {
    var targets: [ObjectID: ObjectID] = [:]
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

  func isTarget(_ object: Object) -> Bool { targetSet.contains(object) }

  func mapped(_ content: ConstraintContent) -> ConstraintContent { content.mapItems { targets[$0] ?? $0 } }
}

private struct Diagnosis {
  let template: ViewTemplate
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
