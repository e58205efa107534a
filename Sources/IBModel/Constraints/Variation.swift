import IBBase
import IBXML

/// The differences of an object for some traits: attributes, children, and installed constraints and subviews.
public struct Variation: Sendable, Hashable {
  /// The `<variation>` element.
  public let element: Element

  /// Creates a variation of a `<variation>` element.
  public init(element: Element) { self.element = element }

  static let defaultKey = "default"

  /// The key: `default`, or traits joined by `-`: `heightClass=compact-widthClass=regular`.
  public var key: String { element[.key] ?? "" }

  /// Whether it is the base of all configurations, which traits then change.
  public var isDefault: Bool { key == Variation.defaultKey }

  /// The traits of the key by name.
  public var traits: [String: String] { Variation.traits(ofKey: key) }

  fileprivate static func traits(ofKey key: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { result[String(pair[0])] = String(pair[1]) }
    }
    return result
  }

  /// The precedence among the variations of the object.
  public var precedence: Precedence { Precedence(key: key) }

  /// The order in which variations apply, which is also the order Xcode writes them in: the default one, then by number
  /// of traits, then by key. A later variation overrides an earlier one, regardless of their places in the document.
  ///
  /// Source: the order of 638 of 638 lists of variations.
  public struct Precedence: Sendable, Hashable, Comparable {
    let traitCount: Int
    let key: String

    init(key: String) {
      self.key = key
      traitCount = key == Variation.defaultKey ? 0 : Swift.max(1, key.utf8.count { $0 == UInt8(ascii: "=") })
    }

    /// Returns whether a variation applies before another one.
    public static func < (left: Precedence, right: Precedence) -> Bool {
      left.traitCount == right.traitCount
        ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8) : left.traitCount < right.traitCount
    }
  }

  func references(_ name: Name, ofList list: String) -> [ObjectID] {
    element.children(.mask).filter { $0[.key] == list }.flatMap { $0.children(name).compactMap { $0.id(.reference) } }
  }

  static func sorted<Member>(_ members: [Member], byPrecedenceOf key: (Member) -> String) -> [Member] {
    guard members.count > 1 else { return members }
    return members.ordered { Precedence(key: key($0)) }
  }
}

/// A pair of size classes; nil means any.
public struct SizeClasses: Sendable, Hashable {
  /// The amount of space in one direction.
  public enum SizeClass: String, Sendable, CaseIterable { case compact, regular }

  /// The horizontal class.
  public var width: SizeClass?
  /// The vertical class.
  public var height: SizeClass?

  /// Creates a pair of classes.
  public init(width: SizeClass? = nil, height: SizeClass? = nil) {
    self.width = width
    self.height = height
  }

  /// The configuration without traits: only the default variation applies.
  public static let any = SizeClasses()

  /// These classes and all more specific ones, in the order in which their variations apply.
  var withMoreSpecific: [SizeClasses] {
    SizeClasses.inOrder.filter { (width == nil || $0.width == width) && (height == nil || $0.height == height) }
  }

  private static let inOrder: [SizeClasses] = {
    let choices: [SizeClass?] = [nil, .compact, .regular]
    let all = choices.flatMap { width in choices.map { SizeClasses(width: width, height: $0) } }
    return Variation.sorted(all, byPrecedenceOf: \.variationKey)
  }()

  private static let byKey = Dictionary(uniqueKeysWithValues: inOrder.map { ($0.variationKey, $0) })

  /// The key of the variation for exactly these classes; `default` for any.
  public var variationKey: String {
    let traits = [height.map { "heightClass=\($0.rawValue)" }, width.map { "widthClass=\($0.rawValue)" }]
    let key = traits.compactMap { $0 }.joined(separator: "-")
    return key.isEmpty ? Variation.defaultKey : key
  }

  /// Returns whether a variation applies: it is the default one, or each of its traits is one of these classes.
  public func matches(_ variation: Variation) -> Bool { matches(key: variation.key) }

  func matches(key: String) -> Bool {
    if let classes = SizeClasses.byKey[key] { return classes.contains(self) }
    let traits = Variation.traits(ofKey: key)
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
  /// The variations of this object in document order.
  public var variations: [Variation] { element.children(.variation).map { Variation(element: $0) } }

  /// Returns the variations other than the default one that change an attribute or child of this object.
  public func variations(changing isChanged: (Element) -> Bool) -> [Variation] {
    variations.filter { !$0.isDefault && isChanged($0.element) }
  }
}
