import IBModel

/// Short ids that are unique in the file.
struct SVGNames {
  private let prefix: String
  private let taken: Set<ObjectID>
  private var count = 0

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// - Parameters:
  ///   - prefix: The start of each id.
  ///   - taken: The ids that are in the file already.
  init(prefix: String, taken: Set<ObjectID>) {
    self.prefix = prefix
    self.taken = taken
  }

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
