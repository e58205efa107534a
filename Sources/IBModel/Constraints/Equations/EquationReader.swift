import IBBase
import IBXML

extension Document {
  /// Reads a constraint from an equation in the form of ``text(of:)-(Constraint)``, or as people write it: `Title.top
  /// >= Header.bottom + 8 @high`, `photo.width = 16:9 * photo.height`, `Title.top = superview.top + standard`.
  ///
  /// An item is given by its name, its id, or both as in `Title (abc-12-def)`; `superview` belongs to the other item.
  /// - Throws: `ExplainedError` for a text that is not an equation, or has an ambiguous item.
  /// - Complexity: O(length · items of a name), and once O(objects)
  public func equation(_ text: String) throws(ExplainedError) -> ConstraintContent {
    try EquationReader(text: text, document: self).content()
  }
}

/// A parser of equations. Names of views can contain any character, so the text is split where both sides make sense.
private struct EquationReader {
  let text: String
  let document: Document

  private struct Sides {
    var first: Side
    var relation: LayoutRelation
    var second: Side?
    var multiplier = Multiplier.one
    var constant = ConstraintContent.Constant.number(0)
    var priority = ConstraintContent.required
  }

  /// `Title.leading`
  private struct Side {
    var item: String
    var attribute: LayoutAttribute
  }

  /// Returns the constraint by the first relation with a known item on both sides.
  func content() throws(ExplainedError) -> ConstraintContent {
    var reason: ExplainedError?
    for split in splits {
      do throws(ExplainedError) { return try content(split) } catch { reason = reason ?? error }
    }
    throw reason ?? error("there is no `=`, `>=` or `<=`; write it as in `Title.top = Header.bottom + 8`")
  }

  private func content(_ split: Split) throws(ExplainedError) -> ConstraintContent {
    var sides = Sides(first: try side(split.left), relation: split.relation)
    try readRight(split.right, into: &sides)
    let items = try EquationItems(text, document).resolved(sides.first.item, sides.second?.item)
    if sides.second == nil, !sides.first.attribute.isDimension {
      throw error("`\(sides.first.attribute.rawValue)` is compared with a number; only `width` and `height` can be")
    }
    return ConstraintContent(
      ConstraintContent.Anchor(items.first, sides.first.attribute), sides.relation,
      items.second.flatMap { id in sides.second.map { ConstraintContent.Anchor(id, $0.attribute) } },
      multiplier: sides.multiplier, constant: sides.constant, priority: sides.priority)
  }

  private func error(_ message: String) -> ExplainedError { ExplainedError("in the equation `\(text)`, \(message)") }

  private static let relations: [(symbol: String, relation: LayoutRelation)] = [
    ("==", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual), ("≥", .greaterThanOrEqual),
    ("≤", .lessThanOrEqual), ("=", .equal),
  ]

  private struct Split {
    var left: String
    var relation: LayoutRelation
    var right: String
  }

  private var splits: [Split] {
    var splits: [Split] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard let (symbol, relation) = EquationReader.relations.first(where: { text[index...].hasPrefix($0.symbol) })
      else {
        index = text.index(after: index)
        continue
      }
      let left = text[..<index].trimmed()
      index = text.index(index, offsetBy: symbol.count)
      splits.append(Split(left: left, relation: relation, right: text[index...].trimmed()))
    }
    return splits
  }

  /// Reads `Title.leading` with an attribute that exists.
  private func side(_ text: String) throws(ExplainedError) -> Side {
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else {
      throw error("`\(text)` is not an item and an attribute, as in `Title.leading`")
    }
    let word = text[text.index(after: dot)...].trimmed()
    guard let attribute = LayoutAttribute(rawValue: word) else {
      let nearest = EditDistance.nearest(to: word, among: LayoutAttribute.allCases.map(\.rawValue))
      throw error("`\(word)` is not an attribute" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    }
    return Side(item: text[..<dot].trimmed(), attribute: attribute)
  }

  /// Reads the text after the relation: `0.5 × View.width + 8 @750`.
  private func readRight(_ text: String, into sides: inout Sides) throws(ExplainedError) {
    var text = text
    if let at = text.lastIndex(of: "@"),
      let priority = EquationReader.priority(text[text.index(after: at)...].trimmed())
    {
      sides.priority = priority
      text = text[..<at].trimmed()
    }
    if text.isEmpty { throw error("nothing is behind the relation") }
    if let constant = EquationReader.constant(text) {
      sides.constant = constant
      return
    }
    if let (multiplier, rest) = EquationReader.leadingMultiplier(of: text) {
      sides.multiplier = multiplier
      text = rest
    }
    if readAddend(of: text, into: &sides) { return }
    sides.second = try side(withMultiplier: text, &sides.multiplier)
  }

  /// Splits `View.top + 8` at a sign between a side and a number; false if there is none.
  private func readAddend(of text: String, into sides: inout Sides) -> Bool {
    for index in text.indices.reversed() where "+-−".contains(text[index]) && index != text.startIndex {
      guard var constant = EquationReader.constant(text[text.index(after: index)...].trimmed()),
        let second = try? side(withMultiplier: text[..<index].trimmed(), &sides.multiplier)
      else { continue }
      if text[index] != "+" { constant.value = 0 - constant.value }
      (sides.second, sides.constant) = (second, constant)
      return true
    }
    return false
  }

  /// Reads `View.width`, `View.width × 2`, `View.width / 2`.
  private func side(withMultiplier text: String, _ multiplier: inout Multiplier) throws(ExplainedError) -> Side {
    if let index = text.lastIndex(where: { "×*/".contains($0) }) {
      let factor = text[text.index(after: index)...].trimmed()
      let isQuotient = text[index] == "/"
      if let read = isQuotient ? Multiplier("1:\(factor)") : Multiplier(factor), Multiplier(factor) != nil {
        let side = try side(text[..<index].trimmed())
        multiplier = read
        return side
      }
    }
    return try side(text)
  }

  private static func leadingMultiplier(of text: String) -> (Multiplier, String)? {
    guard let index = text.firstIndex(where: { "×*".contains($0) }),
      let multiplier = Multiplier(text[..<index].trimmed())
    else { return nil }
    return (multiplier, text[text.index(after: index)...].trimmed())
  }

  /// Reads `8`, `standard`, `standard (8)`, `standard layoutAnchor (8)`.
  private static func constant(_ text: String) -> ConstraintContent.Constant? {
    if let number = Double(finite: text) { return .number(number) }
    guard text.hasPrefix(EquationWords.standard) else { return nil }
    var rest = text.dropFirst(EquationWords.standard.count)
    var number = ConstraintContent.Constant.usualStandard
    if rest.last == ")", let parenthesis = rest.lastIndex(of: "(") {
      guard let read = Double(finite: String(rest[rest.index(after: parenthesis)...].dropLast())) else { return nil }
      number = read
      rest = rest[..<parenthesis]
    }
    guard rest.isEmpty || rest.first == " " else { return nil }
    let type = rest.trimmed()
    return type.contains(" ") ? nil : .standard(lastSeen: number, type: type.isEmpty ? nil : type)
  }

  private static func priority(_ text: String) -> Double? {
    if let named = NamedPriority(rawValue: text) { return named.value }
    guard let number = Double(finite: text), number > 0, number <= ConstraintContent.required else { return nil }
    return number
  }
}

extension ConstraintContent.Constant {
  /// The number beside `symbolic` for an equation without one, in points. Measured: 8 between views of UIKit in 188 of
  /// 194 constraints of public documents.
  static let usualStandard = 8.0
}
