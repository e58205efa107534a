import IBBase
import IBModel

/// A kind of value of an attribute in a layout sheet.
package enum SheetValue: Sendable, Hashable {
  case text
  case name
  case word
  /// Names separated by commas, or one name of a list.
  case names
  case number
  /// A whole number from 1.
  case count
  /// A number, or two with a colon or a slash.
  case ratio
  case priority
  /// Priorities separated by semicolons: one, or this many.
  case priorities(Int)
  case condition
  case words([String])
  /// Options of a visual format, separated by spaces or commas.
  case options
  /// `gap=12 wide=20`.
  case numbers
  /// `isLarge=no mode=small`.
  case assignments
  /// `rows=first,second tiles=a,b`.
  case lists
  /// Numbers or metrics, separated by semicolons: one, or this many.
  case amounts(Int)
  /// Values to keep, separated by commas, for each of so many attributes separated by semicolons.
  case kept(Int)

  package func accepts(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .name: !text.allSatisfy(\.isWhitespace)
    case .word: SheetText.isWord(text)
    case .names: SheetText.names(text).allSatisfy { !$0.isEmpty }
    case .number: Double(finite: text) != nil
    case .count: Int(text).map { $0 >= 1 } ?? false
    case .ratio: Multiplier(text) != nil
    case .priority: SheetText.priority(text) != nil
    case .priorities(let count): SheetText.priorities(text, count) != nil
    case .condition: (try? LayoutCondition(text)) != nil
    case .words(let words): words.contains(text)
    case .options: SheetText.words(text).allSatisfy { word in VisualFormatOptions.named.contains { $0.name == word } }
    case .numbers: SheetText.assignments(text)?.allSatisfy { Double(finite: $0.value) != nil } ?? false
    case .assignments: SheetText.assignments(text) != nil
    case .lists:
      SheetText.assignments(text)?.allSatisfy { SheetText.names($0.value).allSatisfy { !$0.isEmpty } } ?? false
    case .amounts(let count): SheetText.amounts(text, count) != nil
    case .kept(let count): SheetText.kept(text, count) != nil
    }
  }

  var expected: String {
    switch self {
    case .text: "a text"
    case .name: "a name"
    case .word: "a name of letters, digits and underscores"
    case .names: "names separated by commas"
    case .number: "a number"
    case .count: "a whole number from 1"
    case .ratio: "a number or a ratio, as in `16:9`,"
    case .priority: "a number above 0 and at most 1000, or required, high, low or fitting,"
    case .priorities(let count): "a priority such as `high` or 250, or \(count) separated by semicolons,"
    case .condition: "a condition"
    case .words(let words): words.map { "`\($0)`" }.joined(separator: " or ")
    case .options: "options of a visual format, as in `alignAllCenterY`,"
    case .numbers: "numbers by name, as in `gap=12 wide=20`,"
    case .assignments: "values by name, as in `isLarge=no mode=small`,"
    case .lists: "lists by name, as in `rows=first,second`,"
    case .amounts(1): "a number or the name of a metric"
    case .amounts(let count): "a number, or \(count) separated by semicolons,"
    case .kept(1): "a value as `150`, `≥ 20 @high` or `none`"
    case .kept(let count): "a value as `≥ 20 @high`, or \(count) separated by semicolons,"
    }
  }
}

enum SheetText {
  static func names(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed() }
  }

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
  }

  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "_")
    }
  }

  /// Reads `name=value` pairs separated by spaces; nil for other text, or a repeated name.
  static func assignments(_ text: String) -> [(name: String, value: String)]? {
    var names: Set<String> = []
    var result: [(name: String, value: String)] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, isWord(sides[0]), !sides[1].isEmpty, names.insert(sides[0]).inserted else { return nil }
      result.append((sides[0], sides[1]))
    }
    return result
  }

  static func priority(_ text: String) -> Double? { KeepValue.list("0@\(text)")?.first?.priority }

  /// Reads priorities, one for all or `count` of them.
  static func priorities(_ text: String, _ count: Int) -> [Double]? { values(text, count, priority) }

  private static func values<Value>(_ text: String, _ count: Int, _ value: (String) -> Value?) -> [Value]? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let values = parts.compactMap { value(String($0)) }
    guard values.count == parts.count, values.count == 1 || values.count == count else { return nil }
    return values.count == count ? values : Array(repeating: values[0], count: count)
  }

  /// Reads numbers or metrics, one for all or `count` of them.
  static func amounts(_ text: String, _ count: Int) -> [KeepValue.Amount]? {
    let values = kept(text, count)?.map { list -> KeepValue.Amount? in
      guard list.count == 1, list[0].relation == .equal, list[0].priority == ConstraintContent.required else {
        return nil
      }
      return list[0].amount
    }
    guard let values else { return nil }
    let amounts = values.compactMap { amount -> KeepValue.Amount? in if case .ratio = amount { nil } else { amount } }
    return amounts.count == values.count ? amounts : nil
  }

  /// Reads values for each of `count` attributes: one list for all, or one for each.
  static func kept(_ text: String, _ count: Int) -> [[KeepValue]]? { values(text, count) { KeepValue.list($0) } }
}
