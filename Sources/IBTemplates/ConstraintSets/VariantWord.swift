import IBModel

/// Words in names that exclude each other, such as `portrait` and `landscape`.
package enum VariantWord {
  /// Real documents have pairs such as `portraitLayoutConstraints` and `landscapeLayoutConstraints`; UIKit has
  /// the other words. Edges and axes are left out: a screen has constraints for both at once.
  private static let kinds: [Set<String>] = [
    ["portrait", "landscape"], ["compact", "regular"], ["narrow", "wide"], ["large", "medium", "small"],
    ["big", "small"], ["short", "tall"], ["collapsed", "expanded"], ["open", "closed"], ["hidden", "shown", "visible"],
    ["phone", "pad", "tv", "mac"], ["iphone", "ipad"], ["on", "off"], ["enabled", "disabled"], ["empty", "filled"],
  ]

  private static let all = kinds.reduce(into: Set<String>()) { $0.formUnion($1) }

  package static func isIn(_ name: String) -> Bool { NameQuery.words(of: name).contains(where: all.contains) }

  /// Returns the name with its first variant word replaced by another one of its kind: `landscape` for `portrait`; nil
  /// without such a word.
  package static func counterpart(of name: String) -> String? {
    for word in NameQuery.words(of: name) {
      guard let kind = kinds.first(where: { $0.contains(word) }), let other = kind.subtracting([word]).sorted().first,
        let range = name.range(ofWord: word)
      else { continue }
      let isCapital = name[range].first?.isUppercase == true
      return name.replacingCharacters(range, isCapital ? other.prefix(1).uppercased() + other.dropFirst() : other)
    }
    return nil
  }

  package static func areVariants(_ one: String, _ other: String) -> Bool {
    let (first, second) = (NameQuery.words(of: one), NameQuery.words(of: other))
    guard first.count == second.count else { return false }
    let differing = zip(first, second).filter { $0 != $1 }
    guard differing.count == 1, let (a, b) = differing.first else { return false }
    return kinds.contains { $0.contains(a) && $0.contains(b) }
  }
}

extension String {
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    let lowered = lowercased()
    guard lowered.count == count, let found = lowered.ranges(of: word).first else { return nil }
    let start = index(startIndex, offsetBy: lowered.distance(from: lowered.startIndex, to: found.lowerBound))
    return start..<index(start, offsetBy: word.count)
  }

  fileprivate func replacingCharacters(_ range: Range<Index>, _ text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
