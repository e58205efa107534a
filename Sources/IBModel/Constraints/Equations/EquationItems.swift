import IBXML

struct EquationItems {
  private let equation: String
  private let document: Document

  init(_ equation: String, _ document: Document) { (self.equation, self.document) = (equation, document) }

  private static let superview = "superview"

  /// Both items are of one view tree where the document has them.
  func resolved(_ first: String, _ second: String?) throws(ExplainedError) -> (first: ObjectID, second: ObjectID?) {
    guard let second else { return (try only(candidates(first), first), nil) }
    if second == EquationItems.superview, document.itemNames[second].isEmpty {
      let view = try only(candidates(first), first)
      return (view, try superview(of: view))
    }
    if first == EquationItems.superview, document.itemNames[first].isEmpty {
      let view = try only(candidates(second), second)
      return (try superview(of: view), view)
    }
    let (left, right) = (try candidates(first), try candidates(second))
    if left.count == 1, right.count == 1 { return (left[0], right[0]) }
    let pairs = left.flatMap { one in right.map { (one, $0) } }.filter { areInOneTree($0.0, $0.1) }
    if pairs.count == 1 { return pairs[0] }
    if pairs.isEmpty { throw error("`\(first)` and `\(second)` are not in one view tree") }
    if Set(pairs.map(\.0)).count > 1 { throw several(Array(Set(pairs.map(\.0))).sorted(), first) }
    throw several(pairs.map(\.1), second)
  }

  private func error(_ message: String) -> ExplainedError {
    ExplainedError("in the equation `\(equation)`, \(message)")
  }

  private func only(_ candidates: [ObjectID], _ text: String) throws(ExplainedError) -> ObjectID {
    guard candidates.count == 1 else { throw several(candidates, text) }
    return candidates[0]
  }

  private func several(_ candidates: [ObjectID], _ text: String) -> ExplainedError {
    let list = candidates.prefix(4).map { "`\(text) (\($0))`" }.joined(separator: ", ")
    return error("`\(text)` can be \(candidates.count) views; write \(list)\(candidates.count > 4 ? " …" : "")")
  }

  private func areInOneTree(_ one: ObjectID, _ other: ObjectID) -> Bool {
    guard let one = document.itemNames.root(of: one), let other = document.itemNames.root(of: other) else {
      return true
    }
    return one == other
  }

  private func superview(of id: ObjectID) throws(ExplainedError) -> ObjectID {
    guard let view = document.object(id)?.superview else { throw error("`\(id)` has no superview") }
    return view.id
  }

  private func candidates(_ text: String) throws(ExplainedError) -> [ObjectID] {
    if text.hasPrefix("‹"), text.hasSuffix("›") { return [ObjectID(String(text.dropFirst().dropLast()))] }
    let named = document.itemNames[text]
    if !named.isEmpty { return named }
    if let id = identifier(in: text) { return [id] }
    let similar = NameQuery(text).matches(among: document.itemNames.all.sorted()) { [[$0]] }
    if similar.fit == .exact || similar.candidates.count == 1, let name = similar.candidates.first,
      NameQuery.isSame(name, text)
    {
      return document.itemNames[name]
    }
    let nearest = similar.candidates.first ?? NameQuery(text).nearest(among: document.itemNames.all.sorted())
    throw error(
      "no view or layout guide has the name or id `\(text)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
  }

  /// Reads the id in `abc-12-def`, `#abc-12-def`, `Title (abc-12-def)`.
  private func identifier(in text: String) -> ObjectID? {
    var candidates = [text.hasPrefix("#") ? String(text.dropFirst()) : text]
    if text.last == ")", let parenthesis = text.lastRange(of: " (") {
      candidates.append(String(text[parenthesis.upperBound...].dropLast()))
    }
    return candidates.lazy.map { ObjectID($0) }.first { document.object($0)?.isConstraintItem == true }
  }
}

extension String {
  fileprivate func lastRange(of part: String) -> Range<Index>? {
    indices.reversed().lazy.compactMap { index in
      self[index...].hasPrefix(part) ? index..<self.index(index, offsetBy: part.count) : nil
    }.first
  }
}
