import IBModel
import IBXML

/// The message of a declared rule: one clause without a period, with `{name}`, `{class}`, `{text}` and `{value}`.
package struct DeclaredMessage: Sendable, Hashable {
  package let text: String
  private let parts: [Part]

  private enum Part: Sendable, Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  package enum Placeholder: String, Sendable, CaseIterable {
    case name
    /// The custom class, or else the class of the kind.
    case `class`
    case text
    /// The value of the first attribute that the selector tests.
    case value
  }

  /// Parses a message.
  /// - Throws: `ExplainedError` for an unknown word in braces.
  package init(_ text: String) throws(ExplainedError) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.text(String(rest[..<open])))
      let word = String(rest[rest.index(after: open)..<close])
      guard let placeholder = Placeholder(rawValue: word) else { throw DeclaredMessage.unknown(word) }
      parts.append(.placeholder(placeholder))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  private static func unknown(_ word: String) -> ExplainedError {
    let known = Placeholder.allCases.map(\.rawValue)
    let word = String(word.prefix(60))
    let hint =
      EditDistance.similar(to: word, among: known).map { "did you mean `{\($0)}`?" }
      ?? "there are \(known.map { "`{\($0)}`" }.joined(separator: ", "))"
    return ExplainedError("there is no `{\(word)}` for messages; \(hint)")
  }

  /// The message about an element.
  /// - Parameter value: The text for `{value}`; nil for `nothing`.
  func text(of element: Element, _ value: String?, on platform: Platform) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(.name): Object(element)?.name ?? element.name.text
      case .placeholder(.class): element[.customClass] ?? element.kind.className(on: platform) ?? element.name.text
      case .placeholder(.text): DeclaredMessage.onOneLine(Object(element)?.text ?? "")
      case .placeholder(.value): DeclaredMessage.onOneLine(value ?? "nothing")
      }
    }.joined()
  }

  private static func onOneLine(_ text: String) -> String {
    String(text.prefix(80).map { $0.isNewline ? " " : $0 })
  }
}
