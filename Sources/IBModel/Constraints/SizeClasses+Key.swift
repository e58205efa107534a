extension SizeClasses {
  /// Reads the classes of the key of a variation. Nil for the default variation, and for a key with other traits or
  /// other values, such as the one of a watch.
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

  /// Returns whether other classes equal these where these are not any.
  public func contains(_ other: SizeClasses) -> Bool {
    (width == nil || width == other.width) && (height == nil || height == other.height)
  }

  /// The readable form: `w:compact h:regular`, without those that are any.
  public var title: String {
    [width.map { "w:\($0.rawValue)" }, height.map { "h:\($0.rawValue)" }].compactMap(\.self).joined(separator: " ")
  }

  /// The form of Xcode's device bar: `wC hR`, without those that are any.
  public var shortTitle: String {
    let letter = { (size: SizeClass) in size == .compact ? "C" : "R" }
    return [width.map { "w" + letter($0) }, height.map { "h" + letter($0) }].compactMap(\.self).joined(separator: " ")
  }

  /// Single size classes by their written words in lower case: `wc` and `w:compact`.
  package static let byWord: [String: SizeClasses] = {
    var words: [String: SizeClasses] = [:]
    for size in SizeClass.allCases {
      for classes in [SizeClasses(width: size), SizeClasses(height: size)] {
        words[classes.title] = classes
        words[classes.shortTitle.lowercased()] = classes
      }
    }
    return words
  }()

  /// Reads written classes: `wC hR`, `w:compact h:regular`, `h:compact w:any`, `any`; nil for other text, an empty one,
  /// or two classes for one direction.
  public init?(written text: String) {
    self.init()
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty { return nil }
    for word in words where !["any", "w:any", "h:any"].contains(word) {
      guard let classes = SizeClasses.byWord[word], classes.width == nil || width == nil,
        classes.height == nil || height == nil
      else { return nil }
      width = width ?? classes.width
      height = height ?? classes.height
    }
  }

  /// The precedence of the variation for exactly these classes.
  public var precedence: Variation.Precedence { Variation.Precedence(key: variationKey) }
}
