import IBBase

/// The tags of a text that is being typed, their matching, and repairs that make the text well-formed.
///
/// Editors use it for texts that `XMLTree` rejects.
package struct MarkupOutline: Sendable {
  package let tags: [MarkupTag]
  package let problems: [MarkupProblem]
  /// Missing quotes and end tags, and removals of surplus text.
  package let repairs: [Splice]
  /// For each tag, the index of the start tag that it is in; of an end tag, of its start tag.
  private let parents: [Int?]

  package init(_ text: [UInt8]) {
    let scanner = text.withUnsafeBufferPointer { MarkupScanner($0) }
    var matching = MarkupMatching(scanner.tags, in: text)
    matching.match()
    tags = scanner.tags
    parents = matching.parents
    problems = (scanner.problems + matching.problems).ordered { $0.range.lowerBound }
    repairs = (scanner.repairs + matching.repairs).ordered { $0.range.lowerBound }
  }

  /// Returns the tag around an offset: after its `<`, and not after its `>`.
  package func tag(at offset: Int) -> MarkupTag? {
    guard let index = lastTag(before: offset) else { return nil }
    let tag = tags[index]
    if offset < tag.range.upperBound { return tag }
    // Text typed at the end of a tag that breaks off continues it.
    return tag.isComplete ? nil : tag
  }

  /// The innermost first.
  package func openTags(at offset: Int) -> [MarkupTag] {
    guard let index = lastTag(before: offset) else { return [] }
    var current: Int?
    switch tags[index].kind {
    case .start: current = tags[index].isComplete && offset >= tags[index].range.upperBound ? index : parents[index]
    case .empty: current = parents[index]
    case .end: current = parents[index].flatMap { parents[$0] }
    }
    var open: [MarkupTag] = []
    while let tag = current {
      open.append(tags[tag])
      current = parents[tag]
    }
    return open
  }

  private func lastTag(before offset: Int) -> Int? {
    let next = tags.partitioningIndex { $0.range.lowerBound >= offset }
    return next > 0 ? next - 1 : nil
  }
}
