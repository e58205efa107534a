import IBTemplates

/// A format of texts beside documents that are merged by their keys.
public enum TextFormat: String, Sendable, CaseIterable {
  /// `"key" = "value";` with comments: `.strings`.
  case strings
  /// A string catalog: `.xcstrings`.
  case catalog
  /// Layouts beside a document: `.layouts.xml`.
  case sheet

  /// The format that the name of a file says; nil for what is none of them.
  public init?(path: String) {
    if path.hasSuffix(".strings") {
      self = .strings
    } else if path.hasSuffix(".xcstrings") {
      self = .catalog
    } else if LayoutSheet.isSheet(path) {
      self = .sheet
    } else {
      return nil
    }
  }

  /// What a message calls a text of the format.
  var words: String {
    switch self {
    case .strings: "strings file"
    case .catalog: "string catalog"
    case .sheet: "layout sheet"
    }
  }

  /// Reads a text into its parts, which have no space and no comments around them.
  func parts(of text: [UInt8]) throws(TextProblem) -> TextPart {
    switch self {
    case .strings: try StringsParts.read(text)
    case .catalog: try CatalogParts.read(text)
    case .sheet: try SheetParts.read(text)
    }
  }

  /// Where something is, by the names of the parts around it: the path, and what about it.
  func place(_ names: [String]) -> (path: String, subject: String) {
    switch self {
    case .strings: return (names.first ?? "the file", "")
    case .catalog:
      guard names.first == "strings", names.count > 1 else { return (names.joined(separator: "."), "") }
      let steps = names.dropFirst(2).filter { !["localizations", "stringUnit", "variations"].contains($0) }
      return (names[1], (steps.last == "value" ? steps.dropLast() : steps[...]).joined(separator: "."))
    case .sheet:
      let elements = names.prefix { !$0.hasPrefix("@") }.dropFirst()
      let subject = names.last.flatMap { $0.hasPrefix("@") ? String($0.dropFirst()) : nil } ?? ""
      return (elements.isEmpty ? "the sheet" : elements.joined(separator: " › "), subject)
    }
  }
}

/// Why a text cannot be read.
struct TextProblem: Error {
  /// One clause.
  let reason: String
  /// Offset into the text.
  let offset: Int
}
