import IBAssets

/// Reads a strings file into parts: statements with their comments, and comments that stand alone.
enum StringsParts {
  static func read(_ text: [UInt8]) throws(TextProblem) -> TextPart {
    var reader = StringsReader(text)
    guard let statements = reader.readStatements() else {
      throw TextProblem(reason: "a key, a value or its end is missing", offset: min(reader.position, text.count - 1))
    }
    for statement in statements { try check(statement, in: text) }
    var writer = CommentedParts(text)
    var comments = reader.comments[...]
    for statement in statements {
      while let comment = comments.first, comment.lowerBound < statement.range.lowerBound {
        try check(comment, in: text)
        writer.add(comment: comment)
        comments.removeFirst()
      }
      var end = statement.range.upperBound
      while let comment = comments.first, comment.lowerBound < end {
        comments.removeFirst()
      }
      // A comment behind the statement, on the same line, says something about it.
      while let comment = comments.first, text[end..<comment.lowerBound].lineEnds == 0,
        text[comment.upperBound...].first(where: { $0 > 0x20 || $0 == UInt8(ascii: "\n") }) ?? 0x0A == 0x0A
      {
        try check(comment, in: text)
        end = comment.upperBound - (text[comment].last == UInt8(ascii: "\r") ? 1 : 0)
        comments.removeFirst()
      }
      let key = Array(statement.key.utf8)
      var part = TextPart(key: key, name: statement.key, opening: text[statement.range.lowerBound..<end])
      part.meaning = Array(statement.value.utf8)
      let note = text[statement.range.upperBound..<end].trimmed
      if !note.isEmpty { part.meaning? += " ".utf8 + note }
      writer.add(part, at: statement.range.lowerBound..<end)
    }
    for comment in comments {
      try check(comment, in: text)
      writer.add(comment: comment)
    }
    writer.closeComments()
    return TextPart(key: [], opening: [], parts: writer.parts, closing: text[writer.end...])
  }

  private static func check(_ statement: StringsReader.Statement, in text: [UInt8]) throws(TextProblem) {
    for range in [statement.keyRange, statement.valueRange] {
      if let odd = text[range].first, odd != UInt8(ascii: "\""), !text[range].allSatisfy(isWordByte) {
        throw TextProblem(reason: "a text needs quotation marks", offset: range.lowerBound)
      }
    }
    if statement.key.utf8.contains(0) || statement.value.utf8.contains(0) {
      throw TextProblem(reason: "a text has a character that ends texts", offset: statement.range.lowerBound)
    }
    if !statement.isClosed {
      throw TextProblem(reason: "a semicolon is missing", offset: max(0, statement.range.upperBound - 1))
    }
  }

  private static func check(_ comment: Range<Int>, in text: [UInt8]) throws(TextProblem) {
    let bytes = text[comment]
    if bytes.starts(with: "/*".utf8), bytes.count < 4 || !bytes.suffix(2).elementsEqual("*/".utf8) {
      throw TextProblem(reason: "a comment does not end", offset: comment.lowerBound)
    }
  }

  /// What a text without quotation marks consists of.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}

/// Collects parts in order, with the comments before them. An empty line behind comments sets them apart.
struct CommentedParts {
  private let text: [UInt8]
  private(set) var parts: [TextPart] = []
  /// Where the last part ends.
  private(set) var end: Int
  private var comments: Range<Int>?
  private var occurrences = KeyOccurrences()

  init(_ text: [UInt8], from start: Int = 0) { (self.text, end) = (text, start) }

  mutating func add(comment range: Range<Int>) {
    let lineComment = text[range].last == UInt8(ascii: "\r")
    let range = range.lowerBound..<(range.upperBound - (lineComment ? 1 : 0))
    if let comments, text[comments.upperBound..<range.lowerBound].lineEnds < 2 {
      self.comments = comments.lowerBound..<range.upperBound
    } else {
      closeComments()
      comments = range
    }
  }

  /// Makes a part of comments that belong to no other one.
  mutating func closeComments() {
    guard let range = comments else { return }
    comments = nil
    append(
      TextPart(key: TextPart.looseKey(text[range]), opening: text[range], meaning: Array(text[range])), at: range)
  }

  /// Adds a part; its key is made unique.
  mutating func add(_ part: TextPart, at range: Range<Int>) {
    if let comments, text[comments.upperBound..<range.lowerBound].lineEnds >= 2 { closeComments() }
    var part = part
    if let start = comments?.lowerBound {
      part.comments = text[start..<range.lowerBound]
      comments = nil
      append(part, at: start..<range.upperBound)
    } else {
      append(part, at: range)
    }
  }

  private mutating func append(_ part: TextPart, at range: Range<Int>) {
    var part = part
    part.key = occurrences.next(part.key)
    part.space = text[end..<range.lowerBound]
    part.isFirst = parts.isEmpty
    parts.append(part)
    end = range.upperBound
  }
}
