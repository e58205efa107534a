struct CompletionItem: Sendable {
  var label: String
  /// The inserted text; in a snippet, `$1` marks the cursor.
  var text: String
  var isSnippet = false
  var detail: String?
  /// The text that is compared with the typed one, if not the label.
  var filter: String?
  var kind: Kind

  /// The kinds of the protocol that are used.
  enum Kind: Int, Sendable {
    case text = 1, method = 2, field = 5, `class` = 7, property = 10, value = 12, `enum` = 13, keyword = 14, color = 16
    case file = 17, reference = 18, enumMember = 20
  }

  init(_ label: String, _ kind: Kind, text: String? = nil, detail: String? = nil, filter: String? = nil) {
    (self.label, self.kind, self.text, self.detail, self.filter) = (label, kind, text ?? label, detail, filter)
  }
}

/// A list of completions that replace a range.
struct CompletionList: Sendable {
  /// The largest number of items; nobody reads more while typing.
  private static let most = 400

  private let range: JSON
  private let typed: String
  private let hasSnippets: Bool
  private(set) var items: [CompletionItem] = []

  /// - Parameters:
  ///   - range: The replaced range.
  ///   - offset: The offset of the cursor.
  init(replacing range: Range<Int>, typedTo offset: Int, in snapshot: DocumentSnapshot, _ client: ClientCapabilities) {
    self.range = snapshot.lines.range(of: range)
    let end = min(max(offset, range.lowerBound), range.upperBound)
    typed = String(decoding: snapshot.text[range.lowerBound..<end], as: UTF8.self).lowercased()
    hasSnippets = client.hasSnippets
  }

  mutating func add(_ new: some Sequence<CompletionItem>) { items += new }

  /// The list for the protocol: items that begin with the typed text, then items that contain its letters in order.
  var json: JSON {
    let ranked = items.compactMap { item in rank(item).map { (item, $0) } }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    let shown = ranked.prefix(CompletionList.most)
    return [
      "isIncomplete": .bool(ranked.count > shown.count),
      "items": .array(shown.enumerated().map { json($0.element.element.0, at: $0.offset) }),
    ]
  }

  private func rank(_ item: CompletionItem) -> Int? {
    if typed.isEmpty { return 0 }
    let text = (item.filter ?? item.label).lowercased()
    if text.utf8.starts(with: typed.utf8) { return 0 }
    var rest = typed.utf8[...]
    for byte in text.utf8 where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty ? 1 : nil
  }

  private func json(_ item: CompletionItem, at index: Int) -> JSON {
    let isSnippet = item.isSnippet && hasSnippets
    let text = item.isSnippet && !hasSnippets ? item.text.replacing("$1", with: "") : item.text
    let digits = String(index)
    var members: [String: JSON] = [
      "label": .string(item.label), "kind": .number(Double(item.kind.rawValue)),
      "textEdit": ["range": range, "newText": .string(text)],
      "sortText": .string(String(repeating: "0", count: 4 - digits.count) + digits),
    ]
    members["detail"] = item.detail.map { .string($0) }
    members["filterText"] = item.filter.map { .string($0) }
    if isSnippet { members["insertTextFormat"] = 2 }
    return .object(members)
  }
}
