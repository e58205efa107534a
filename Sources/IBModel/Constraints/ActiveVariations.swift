import IBXML

/// The effect of a document's variations under one pair of size classes: uninstalled constraints and subviews, and
/// different attributes and children.
///
/// This is the only definition of their precedence.
public struct ActiveVariations: Sendable {
  /// Ids of the views and constraints that a mask excludes, without those inside an excluded view.
  public private(set) var excluded: Set<ObjectID> = []
  private var excludesViews = false
  /// The variations that apply to an element, by its index, the one that decides last.
  private var overrides: [Int: [Element]] = [:]

  /// Reads the variations of a document.
  /// - Complexity: O(elements), without allocating where there are no variations.
  public init(of document: Document, under classes: SizeClasses) {
    self.init(of: document.tree, under: classes)
  }

  init(of tree: XMLTree, under classes: SizeClasses) { self.init(below: tree.root, under: classes) }

  /// Reads the variations in an element.
  /// - Complexity: O(elements in the element)
  public init(below root: Element, under classes: SizeClasses) {
    root.visitDescendants(named: .variation) { element in
      let variation = Variation(element: element)
      guard let host = element.parent, classes.matches(variation) else { return }
      overrides[host.index, default: []].append(element)
    }
    for host in overrides.keys.sorted() {
      let variations = Variation.sorted(overrides[host] ?? []) { $0[.key] ?? "" }
      overrides[host] = variations
      applyMasks(of: variations)
    }
  }

  private mutating func applyMasks(of variations: [Element]) {
    for mask in variations.lazy.flatMap({ $0.children(.mask) }) {
      if mask[.key] != Name.constraints.text { excludesViews = true }
      for member in mask.children {
        guard let id = member.id(.reference) else { continue }
        if member.name == .exclude { excluded.insert(id) }
        if member.name == .include { excluded.remove(id) }
      }
    }
  }

  package var isEmpty: Bool { overrides.isEmpty }

  /// Returns the variations that apply to an element, the one that decides last.
  public func variations(of element: Element) -> [Variation] {
    (overrides[element.index] ?? []).map(Variation.init(element:))
  }

  package func vary(_ element: Element) -> Bool { !overrides.isEmpty && overrides[element.index] != nil }

  /// Returns the value of an attribute of an element under the size classes.
  public func value(_ name: Name, of element: Element) -> String? {
    overrides.isEmpty ? element[name] : attribute(name, of: element)?.value
  }

  /// Returns the attribute that decides the value under the size classes: the element's own or a variation's.
  public func attribute(_ name: Name, of element: Element) -> Attribute? {
    guard !overrides.isEmpty, name != .key, let variations = overrides[element.index] else {
      return element.attribute(name)
    }
    for variation in variations.reversed() {
      if let attribute = variation.attribute(name) { return attribute }
    }
    return element.attribute(name)
  }

  /// Returns the child with a key under the size classes: a variation's or the element's own.
  public func child(withKey key: String, of element: Element) -> Element? {
    for variation in (overrides[element.index] ?? []).reversed() {
      if let child = variation.child(withKey: key), child.name != .mask { return child }
    }
    return element.child(withKey: key)
  }

  /// Returns whether an object of a list (a constraint or a subview) is installed, regardless of its ancestors.
  public func isInstalled(_ object: Object) -> Bool { excluded.isEmpty || !excluded.contains(object.id) }

  /// Returns whether an object and all views around it are installed.
  public func isPresent(_ object: Object) -> Bool {
    guard excludesViews else { return isInstalled(object) }
    return excluded.isEmpty || sequence(first: object) { $0.owner }.allSatisfy(isInstalled)
  }

  /// Returns whether a constraint exists at run time: it is not a placeholder, and it, its holder and its items are
  /// present.
  public func includes(_ constraint: Constraint, of document: Document) -> Bool {
    guard !constraint.isPlaceholder, isInstalled(constraint.object) else { return false }
    return excluded.isEmpty || ([constraint.host] + constraint.items.compactMap(document.object)).allSatisfy(isPresent)
  }
}
