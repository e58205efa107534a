import IBModel

/// Short ids that are unique in the file.
struct SVGNames {
  /// The start of each id.
  let prefix: String
  /// The ids that are in the file already.
  let taken: Set<ObjectID>
  private(set) var count = 0

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Returns `a` to `Z`, then `aa`.
  mutating func next() -> String {
    while true {
      let name = prefix + SVGNames.word(count)
      count += 1
      if !taken.contains(ObjectID(name)) { return name }
    }
  }

  private static func word(_ number: Int) -> String {
    let last = String(letters[number % letters.count])
    return number < letters.count ? last : word(number / letters.count - 1) + last
  }
}
