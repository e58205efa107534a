import IBXML

/// The text of a strings file with the positions of its entries.
struct StringsText: Sendable {
  private let text: [UInt8]
  private let language: String
  private let statements: [StringsReader.Statement]
  /// The comments right before each statement, and the end of its entry.
  private let places: [Extent]
  private let start: Int

  private struct Extent {
    var comments: Range<Int>?
    var end: Int
  }

  /// Reads the text from an offset on.
  init(_ text: [UInt8], from start: Int, language: String) throws(ExplainedError) {
    var reader = StringsReader(Array(text[start...]))
    guard let statements = reader.readStatements() else {
      let position = LineIndex(text).position(of: min(start + reader.position, max(0, text.count - 1)))
      throw .init("is not a strings file: \(position): a key, a value or its end is missing")
    }
    if let open = statements.first(where: { !$0.isClosed }) {
      let position = LineIndex(text).position(of: start + open.range.lowerBound)
      throw .init("is not a strings file: \(position): a semicolon is missing")
    }
    (self.text, self.start, self.language, self.statements) = (text, start, language, statements)
    places = StringsText.places(of: statements, reader.comments, in: Array(text[start...]))
  }

  private static func places(
    of statements: [StringsReader.Statement], _ comments: [Range<Int>], in text: [UInt8]
  ) -> [Extent] {
    var rest = comments[...]
    var previous = 0
    return statements.map { statement in
      var before: [Range<Int>] = []
      while let comment = rest.first, comment.lowerBound < statement.range.lowerBound {
        if comment.lowerBound >= previous { before.append(comment) }
        rest.removeFirst()
      }
      while let comment = rest.first, comment.lowerBound < statement.range.upperBound { rest.removeFirst() }
      var end = statement.range.upperBound
      // A comment after the entry on the same line belongs to it.
      while let comment = rest.first, !text[end..<comment.lowerBound].contains(UInt8(ascii: "\n")) {
        end = comment.upperBound
        rest.removeFirst()
      }
      previous = end
      return Extent(comments: attached(before, to: statement, in: text), end: end)
    }
  }

  /// The comments directly before a statement without an empty line, unless they quote another object.
  private static func attached(
    _ comments: [Range<Int>], to statement: StringsReader.Statement, in text: [UInt8]
  ) -> Range<Int>? {
    let id = statement.key.prefix { $0 != "." }
    var start = statement.range.lowerBound
    for comment in comments.reversed() {
      guard text[comment.upperBound..<start].count(where: { $0 == UInt8(ascii: "\n") }) < 2 else { break }
      let words = String(decoding: text[comment], as: UTF8.self)
      if words.contains("ObjectID = \""), !words.contains("ObjectID = \"\(id)\"") { break }
      start = comment.lowerBound
    }
    return start == statement.range.lowerBound ? nil : start..<statement.range.lowerBound
  }

  var entries: [TranslationFile.Entry] {
    zip(statements, places).map { statement, place in
      TranslationFile.Entry(
        key: statement.key, translations: [language: .init(text: statement.value)],
        comment: place.comments.map { String(decoding: text[shifted($0)], as: UTF8.self) } ?? "", isExcluded: false,
        line: statement.line)
    }
  }

  private func shifted(_ range: Range<Int>) -> Range<Int> { range.lowerBound + start..<range.upperBound + start }

  func splices(
    _ changed: [String: [String: String]], adding new: [TranslationFile.NewEntry], removing removed: Set<String>
  ) -> [Splice] {
    var splices: [Splice] = []
    for (statement, place) in zip(statements, places) {
      if removed.contains(statement.key) {
        splices.append(Splice(removal(of: statement, place), ""))
      } else if let value = changed[statement.key]?[language], value != statement.value {
        let text = StringsText.quoted(value)
        let isAbbreviated = statement.valueRange == statement.keyRange
        let range = shifted(statement.valueRange)
        splices.append(
          isAbbreviated
            ? Splice(range.upperBound..<range.upperBound, " = \(text)") : Splice(range, text))
      }
    }
    return merged(splices) + additions(new)
  }

  /// Joins ranges that touch or overlap: neighboring removals share the empty line between them.
  private func merged(_ splices: [Splice]) -> [Splice] {
    splices.reduce(into: [Splice]()) { result, next in
      if let last = result.last, last.replacement.isEmpty, next.replacement.isEmpty,
        last.range.upperBound >= next.range.lowerBound
      {
        result[result.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, next.range.upperBound)
      } else {
        result.append(next)
      }
    }
  }

  /// The lines of an entry with the empty line after it, or before it at the end of the file.
  private func removal(of statement: StringsReader.Statement, _ place: Extent) -> Range<Int> {
    var from = start + (place.comments?.lowerBound ?? statement.range.lowerBound)
    var to = start + place.end
    guard let lineStart = startOfLine(from), let lineEnd = endOfLine(to) else { return from..<to }
    (from, to) = (lineStart, lineEnd)
    if let next = endOfLine(to), next > to {
      to = next
    } else if to == text.count, let previous = startOfLine(from - 1), previous < from, from > start {
      from = previous
    }
    return from..<to
  }

  /// The start of the offset's line; nil when there is text before the offset.
  private func startOfLine(_ offset: Int) -> Int? {
    guard offset >= start else { return nil }
    var position = offset
    while position > start, text[position - 1] != UInt8(ascii: "\n") {
      guard text[position - 1] <= 0x20 else { return nil }
      position -= 1
    }
    return position
  }

  /// The offset after the offset's line; nil when there is text after the offset.
  private func endOfLine(_ offset: Int) -> Int? {
    var position = offset
    while position < text.count, text[position] != UInt8(ascii: "\n") {
      guard text[position] <= 0x20 else { return nil }
      position += 1
    }
    return min(position + 1, text.count)
  }

  private func additions(_ new: [TranslationFile.NewEntry]) -> [Splice] {
    let lineEnd = String(decoding: text, as: UTF8.self).contains("\r\n") ? "\r\n" : "\n"
    let keys = statements.map(\.key)
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    return new.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { entry in
      let lines = [
        "/* \(entry.comment.replacing("*/", with: "* /")) */",
        "\(StringsText.quoted(entry.key)) = \(StringsText.quoted(entry.translations[language] ?? entry.base));", "",
      ]
      let lined = lines.joined(separator: lineEnd)
      let next = isSorted ? keys.firstIndex { entry.key.utf8.lexicographicallyPrecedes($0.utf8) } : nil
      if let next {
        let offset = start + (places[next].comments?.lowerBound ?? statements[next].range.lowerBound)
        return Splice(offset..<offset, lined + lineEnd)
      }
      let needsLine = text.count > start && text.last != UInt8(ascii: "\n")
      return Splice(text.count..<text.count, (needsLine ? lineEnd : "") + lineEnd + lined)
    }
  }

  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
