import IBXML

extension SizeClasses {
  /// The classes that the key of a variation names. Nil for the default variation, and for a key with other traits or
  /// other values, such as that of a watch.
  public init?(variationKey key: String) {
    self.init()
    let parts = key.split(separator: "-")
    guard key != Variation.defaultKey, !parts.isEmpty else { return nil }
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = SizeClass(rawValue: String(pair[1])) else { return nil }
      switch pair[0] {
      case "widthClass": width = value
      case "heightClass": height = value
      default: return nil
      }
    }
  }

  /// Whether other classes are these where these are not any.
  public func contains(_ other: SizeClasses) -> Bool {
    (width == nil || width == other.width) && (height == nil || height == other.height)
  }

  /// As people write them: `w:compact h:regular`, without those that are any.
  public var title: String {
    [width.map { "w:\($0.rawValue)" }, height.map { "h:\($0.rawValue)" }].compactMap(\.self).joined(separator: " ")
  }

  /// As Xcode's device bar shows them: `wC hR`, without those that are any.
  public var shortTitle: String {
    let letter = { (size: SizeClass) in size == .compact ? "C" : "R" }
    return [width.map { "w" + letter($0) }, height.map { "h" + letter($0) }].compactMap(\.self).joined(separator: " ")
  }
}

extension SizeClasses {
  /// The position of the variation for exactly these classes.
  public var precedence: Variation.Precedence { Variation.Precedence(key: variationKey) }
}
