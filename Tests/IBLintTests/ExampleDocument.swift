import IBLint

/// Makes documents from examples: puts pieces into scenes, and varies the spelling of the document.
enum ExampleDocument {
  static func marked(_ example: String) -> String { Example.document(of: example) }

  static func isWholeFile(_ example: String) -> Bool { Example.isWholeFile(example) }
}

enum Variation: String, CaseIterable, Sendable {
  case plain, carriageReturns, byteOrderMark, wideCharacters, otherIdentifiers, tabs

  func applied(to document: String) -> String {
    switch self {
    case .plain: document
    case .carriageReturns: document.replacing("\n", with: "\r\n")
    case .byteOrderMark: MarkedText(document).text.isEmpty ? document : "\u{FEFF}" + document
    case .wideCharacters: withComment(document)
    case .otherIdentifiers: renamed(document)
    case .tabs: document.split(separator: "\n", omittingEmptySubsequences: false).map(tabbed).joined(separator: "\n")
    }
  }

  private func withComment(_ document: String) -> String {
    guard let declaration = document.firstRange(of: "?>") else { return document }
    let (before, after) = (document[..<declaration.upperBound], document[declaration.upperBound...])
    return before + "<!--👩‍👩‍👧 é e\u{301} 日本-->" + after
  }

  private func tabbed(_ line: Substring) -> String {
    let content = line.drop { $0 == " " }
    let blanks = line.count - content.count
    return String(repeating: "\t", count: blanks / 4) + String(repeating: " ", count: blanks % 4) + content
  }

  private func renamed(_ document: String) -> String {
    var result = document
    for id in ExampleIdentifiers.all(in: document) where !id.contains("-") && !id.hasPrefix("retina") {
      result = result.replacing("\"\(id)\"", with: "\"\(id)-other\"")
      result = result.replacing("\"«\(id)»\"", with: "\"«\(id)-other»\"")
    }
    return result
  }
}

enum ExampleIdentifiers {
  static func all(in document: String) -> [String] {
    var ids: [String] = []
    for part in document.split(separator: "id=\"").dropFirst() {
      let id = String(part.prefix { $0 != "\"" })
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// The document with ids that are not in the original replaced by numbers, because new ids are unpredictable.
  static func withoutNewOnes(_ document: String, original: String) -> String {
    let known = Set(all(in: original))
    var result = document
    for (number, id) in all(in: document).filter({ !known.contains($0) }).enumerated() {
      result = result.replacing("\"\(id)\"", with: "\"new \(number)\"")
    }
    return result
  }
}
