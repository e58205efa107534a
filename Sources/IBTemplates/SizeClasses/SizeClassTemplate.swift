import IBModel

/// A template written as variations of Interface Builder: installed objects and values for size classes.
///
/// Applying it makes them the default. The variations stay in the document, so that nothing changes on devices with
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
