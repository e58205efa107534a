import IBXML

/// What differs in an object for some traits: attributes, children, and which constraints and subviews are installed.
public struct Variation: Sendable, Hashable {
  /// The `<variation>` element.
  public let element: Element

  /// A `<variation>` element.
  public init(element: Element) { self.element = element }

  static let defaultKey = "default"

  /// `default`, or traits joined by `-`: `heightClass=compact-widthClass=regular`.
  public var key: String { element[.key] ?? "" }

  /// Whether it is the base of all configurations, which traits then change.
  public var isDefault: Bool { key == Variation.defaultKey }

  /// The traits of the key by name.
  public var traits: [String: String] {
    var result: [String: String] = [:]
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { result[String(pair[0])] = String(pair[1]) }
    }
    return result
  }

  /// Ids the variation takes out of or puts into a list of its object (`constraints` or `subviews`).
  func references(_ name: Name, ofList list: String) -> [String] {
    element.children(.mask).filter { $0[.key] == list }.flatMap { $0.children(name).compactMap { $0[.reference] } }
  }
}

/// A pair of size classes; nil stands for any.
public struct SizeClasses: Sendable, Hashable {
  /// How much room there is in one direction.
  public enum SizeClass: String, Sendable { case compact, regular }

  /// The horizontal class.
  public var width: SizeClass?
  /// The vertical class.
  public var height: SizeClass?

  /// A pair of classes.
  public init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  /// Whether a variation applies: every class it names is the one given, and it names nothing else.
  public func matches(_ variation: Variation) -> Bool {
    let traits = variation.traits
    return !traits.isEmpty
      && traits.allSatisfy { name, value in
        switch name {
        case "widthClass": width?.rawValue == value
        case "heightClass": height?.rawValue == value
        default: false
        }
      }
  }
}

extension Object {
  /// The variations of this object in document order, which is the order they apply in.
  public var variations: [Variation] {
    element.children(.variation).map { Variation(element: $0) }
  }

  /// The variations other than the default one that change an attribute or child of this object.
  public func variations(changing isChanged: (Element) -> Bool) -> [Variation] {
    variations.filter { !$0.isDefault && isChanged($0.element) }
  }
}

extension Document {
  /// Whether an object is installed under a pair of size classes; does not ask about its ancestors.
  ///
  /// The default excludes come first, then the includes and excludes of every matching variation, the more specific
  /// ones last, wherever a hand has put them.
  public func isInstalled(_ object: Object, under classes: SizeClasses) -> Bool {
    guard let list = object.element.parent, let host = list.parent else { return true }
    var installed = isInstalledByDefault(object)
    let variations = Object(element: host).variations.filter(classes.matches)
    for variation in variations.sorted(by: { VariationOrder.rank($0.key) < VariationOrder.rank($1.key) }) {
      if variation.references(.include, ofList: list.name.text).contains(object.id) { installed = true }
      if variation.references(.exclude, ofList: list.name.text).contains(object.id) { installed = false }
    }
    return installed
  }

  /// Whether a constraint exists at run time under a pair of size classes, its host and items considered.
  public func existsAtRunTime(_ constraint: Constraint, under classes: SizeClasses) -> Bool {
    guard !constraint.isPlaceholder, isInstalled(constraint.object, under: classes) else { return false }
    let views = [constraint.host] + constraint.items.compactMap { object($0) }
    return views.allSatisfy { view in
      sequence(first: view) { $0.owner }.allSatisfy { isInstalled($0, under: classes) }
    }
  }
}
