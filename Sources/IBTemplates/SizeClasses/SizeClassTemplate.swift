import IBBase
import IBModel
import IBXML

/// A template written as variations of Interface Builder: installed objects and values for size classes.
///
/// Applying it makes them the default. The variations stay in the document, so nothing changes on devices with
/// exactly these classes.
public struct SizeClassTemplate: Template {
  /// The document the variations are in.
  public let document: Document
  /// The root view of the screen.
  public let screen: Object
  /// The size classes of the variations.
  public let classes: SizeClasses

  /// The id of the screen and the key of the variations.
  public var id: String { "\(screen.id).\(classes.variationKey)" }

  /// `w:compact h:regular of View (abc)`, without classes that are any; the key of the variations and `wC hR` find it,
  /// too.
  public var title: TemplateTitle {
    TemplateTitle(
      name: classes.title, reference: "\(classes.title) of \(screen.reference)",
      otherNames: [[classes.title, classes.variationKey, classes.shortTitle]])
  }

  /// The screen.
  public var anchor: Object { screen }

  /// Traits of a template for its classes, which changes only parts of the live layout.
  public var traits: TemplateTraits { TemplateTraits(buildsOnLiveLayout: true, sizeClasses: classes) }

  /// The screen, and the views of the variations, in document order.
  public var targets: [Object] {
    let elements = self.hosts
    let (hosts, members) = (elements.compactMap { Object($0) }, members(of: elements))
    let constraints = (members + hosts).compactMap { Constraint($0.element) }
    let items = constraints.flatMap(\.items).compactMap(document.object)
    let views = (members + hosts + items).compactMap { LayoutGuide($0)?.view ?? ($0.isView ? $0 : nil) }
    return Set([screen] + views).sorted()
  }

  var hosts: [Element] {
    var hosts: [Element] = []
    screen.element.visitDescendants(named: .variation) { element in
      let variation = Variation(element: element)
      guard !variation.isDefault, classes.matches(variation), let host = element.parent else { return }
      if hosts.last != host { hosts.append(host) }
    }
    return hosts.sorted()
  }

  func members(of hosts: [Element]) -> [Object] {
    let variations = hosts.flatMap { $0.children(.variation) }.filter { classes.matches(Variation(element: $0)) }
    let references = variations.filter { !Variation(element: $0).isDefault }.flatMap { $0.children(.mask) }
      .flatMap(\.children).compactMap { $0.id(.reference) }
    return Set(references.compactMap(document.object)).sorted()
  }

  /// Returns the change that makes the objects and values under the classes the default.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    let active = ActiveVariations(below: screen.element, under: classes)
    let hosts = self.hosts
    let members = members(of: hosts)
    var change = LayoutChange(swap(of: members, under: active))
    change.installation = LayoutChange.Installation(isDefault: true)
    if options.scope != .attributes {
      change.installation?.installed = members.filter(active.isInstalled)
      change.installation?.uninstalled = members.filter {
        document.isInstalledByDefault($0) && !active.isInstalled($0)
      }
    }
    for host in hosts {
      let isConstraint = host.name == .constraint
      guard options.scope != (isConstraint ? .attributes : .constraints) else { continue }
      addValues(of: host, under: active, to: &change)
    }
    return change
  }

  private func swap(of members: [Object], under active: ActiveVariations) -> ConstraintSwap {
    let members = members.compactMap { Constraint($0.element) }
    let installed = Set(members.filter { active.includes($0, of: document) })
    let live = members.filter { document.existsAtRunTime($0) && !installed.contains($0) }
    let varied = Set(members)
    let shared = ([screen] + screen.descendantViews).flatMap(\.heldConstraints)
      .filter { document.existsAtRunTime($0) && !varied.contains($0) }
    return ConstraintSwap(
      collected: installed.sorted().map(RunTimeConstraint.init), deactivated: live.map(RunTimeConstraint.init),
      left: shared.map(RunTimeConstraint.init))
  }

  /// Attributes in which Xcode records the state of the canvas.
  private static let records: Set<Name> = ["ambiguous", "misplaced"]

  /// Adds the attributes and children of an element that differ under the classes.
  private func addValues(of host: Element, under active: ActiveVariations, to change: inout LayoutChange) {
    let variations = active.variations(of: host).filter { !$0.isDefault }.map(\.element)
    guard let object = Object(host) else {
      let owner = host.parent?.owner ?? screen
      return skip("what varies in its `\(host.name.text)` has no id, so it is not changed", owner, &change)
    }
    for name in Set(variations.flatMap { $0.attributes.map(\.name) }).ordered(by: \.text) {
      guard name != .key, !SizeClassTemplate.records.contains(name), let value = active.value(name, of: host),
        value != document.defaultVariations.value(name, of: host)
      else { continue }
      change.transfers.append(AttributeTransfer(name, value, of: object))
    }
    let children = variations.flatMap(\.children).filter { $0.name != .mask }
    for key in Set(children.map { $0[.key] ?? "" }).sorted() {
      guard !key.isEmpty, let child = active.child(withKey: key, of: host) else {
        skip("an element without key varies, which is not changed", object, &change)
        continue
      }
      let new = NewElement(copying: child)
      if document.defaultVariations.child(withKey: key, of: host).map(NewElement.init(copying:)) == new { continue }
      if child.subtree.contains(where: { $0.attribute(.id) != nil }) {
        skip("`\(key)` contains objects with ids, which cannot be copied", object, &change)
      } else {
        change.transfers.append(AttributeTransfer(child: new, of: object))
      }
    }
  }

  private func skip(_ reason: String, _ object: Object, _ change: inout LayoutChange) {
    change.skipped.append(Plan.Skip(object: object.id, keyPath: nil, reason: reason))
  }
}

extension Document {
  /// A template for each screen of an iOS document and each pair of size classes in its variations, by screens in
  /// document order.
  /// - Complexity: O(elements)
  public var sizeClassTemplates: [SizeClassTemplate] {
    guard platform == .iOS else { return [] }
    var keys: [Object: Set<SizeClasses>] = [:]
    tree.visitElements(named: .variation) { element in
      guard let classes = SizeClasses(variationKey: Variation(element: element).key) else { return }
      let view = element.ancestors.lazy.compactMap { Object($0) }.first(where: \.isView)
      guard let screen = view?.rootView, screen.customClass != ViewTemplate.rootClass else { return }
      keys[screen, default: []].insert(classes)
    }
    return keys.ordered(by: \.key).flatMap { screen, classes in
      classes.ordered(by: \.precedence).map {
        SizeClassTemplate(document: self, screen: screen, classes: $0)
      }
    }
  }
}
