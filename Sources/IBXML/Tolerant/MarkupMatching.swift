/// A matching of start and end tags by names and, where one is missing, by indentation: documents are indented, so that
/// an element without an end tag ends before the next line that is not indented further.
struct MarkupMatching {
  private let tags: [MarkupTag]
  private let text: [UInt8]
  private var open: [Int] = []
  private(set) var parents: [Int?]
  private var hasRoot = false
  private(set) var problems: [MarkupProblem] = []
  private(set) var repairs: [Splice] = []

  init(_ tags: [MarkupTag], in text: [UInt8]) {
    (self.tags, self.text) = (tags, text)
    parents = Array(repeating: nil, count: tags.count)
  }

  /// A text with more mistakes is not one that a user is typing.
  private static let mostRepairs = 100

  mutating func match() {
    for (index, tag) in tags.enumerated() {
      switch tag.kind {
      case .start, .empty: begin(index, tag)
      case .end: close(with: index)
      }
    }
    while let last = open.popLast() { end(last, before: text.count) }
  }

  private mutating func begin(_ index: Int, _ tag: MarkupTag) {
    parents[index] = open.last
    if tag.name.isEmpty { return }
    if open.isEmpty, hasRoot, problems.count < MarkupMatching.mostRepairs {
      problems.append(
        MarkupProblem(range: tag.range, message: "the document has ended; it has one root element"))
    }
    hasRoot = true
    if tag.kind == .start { open.append(index) }
  }

  private mutating func close(with index: Int) {
    guard let found = opening(of: index) else {
      parents[index] = open.last
      guard !tags[index].name.isEmpty, repairs.count < MarkupMatching.mostRepairs else { return }
      problems.append(
        MarkupProblem(range: tags[index].range, message: "the end tag `</\(text(index))>` has no start tag"))
      repairs.append(Splice(tags[index].range, ""))
      return
    }
    while open.count > found + 1 { end(open.removeLast(), before: tags[index].range.lowerBound, upTo: index) }
    parents[index] = open.removeLast()
    if let start = parents[index], !tags[start].isComplete { repairTag(start, ">") }
  }

  /// Of several open tags with the name, the one that begins where the end tag stands.
  private func opening(of index: Int) -> Int? {
    let name = text[tags[index].name]
    if let last = open.last, text[tags[last].name].elementsEqual(name) { return open.count - 1 }
    guard repairs.count < MarkupMatching.mostRepairs else { return nil }
    let candidates = open.indices.filter { text[tags[open[$0]].name].elementsEqual(name) }
    let aligned = indentation(of: index).flatMap { wanted in
      candidates.last { self.indentation(of: open[$0]) == wanted }
    }
    return aligned ?? candidates.last
  }

  private mutating func end(_ start: Int, before limit: Int, upTo last: Int? = nil) {
    guard repairs.count < MarkupMatching.mostRepairs else { return }
    guard tags[start].isComplete else { return adopt(start) }
    problems.append(
      MarkupProblem(range: tags[start].range, message: "the element `<\(text(start))>` has no end tag"))
    let following = start + 1..<(last ?? tags.count)
    let own = indentation(of: start)
    let next = own.flatMap { own in
      following.first { index in tags[index].kind != .end && indentation(of: index).map { $0 <= own } ?? false }
    }
    let end = next.map { lineStart(before: tags[$0].range.lowerBound) } ?? lineStart(before: limit)
    // The end tag follows the content, so that no closed element in it is cut.
    repairs.append(Splice(end..<end, "</\(text(start))>"))
    if let next {
      for index in next..<(last ?? tags.count) where parents[index] == start { parents[index] = parents[start] }
    }
  }

  /// Makes a start tag that breaks off, and whose element does not end, an element by itself.
  private mutating func adopt(_ start: Int) {
    repairTag(start, "/>")
    for index in start + 1..<tags.count where parents[index] == start { parents[index] = parents[start] }
  }

  private mutating func repairTag(_ start: Int, _ ending: String) {
    let end = tags[start].range.upperBound
    repairs.append(Splice(end..<end, ending))
  }

  /// Returns the indentation of a line that begins with the tag; nil if there is other text before it.
  private func indentation(of index: Int) -> Int? {
    let start = tags[index].range.lowerBound
    var position = start
    while position > 0, text[position - 1] == UInt8(ascii: " ") || text[position - 1] == UInt8(ascii: "\t") {
      position -= 1
    }
    return position == 0 || text[position - 1] == UInt8(ascii: "\n") ? start - position : nil
  }

  private func lineStart(before offset: Int) -> Int {
    var position = offset
    while position > 0, Spelling.isBlank(text[position - 1]) { position -= 1 }
    return position
  }

  private func text(_ index: Int) -> String { String(decoding: text[tags[index].name], as: UTF8.self) }
}
