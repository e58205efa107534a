import IBModel
import IBXML

/// A pattern of paths in the syntax of `.gitignore` and most linters.
///
/// `*` stands for any characters except `/`, `**` for any folders, `?` for one character, `[a-z]` and `[!a-z]` for one
/// of a set, `{a,b}` for alternatives. A pattern without a `/`, except at its end, matches at any depth. A pattern that
/// matches a folder matches everything in it.
package struct Glob: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  /// One list of parts for each choice of alternatives.
  private let alternatives: [[Part]]

  /// A part that matches one component of a path, or several.
  private enum Part: Hashable {
    case anyFolders
    case component(ComponentPattern)
  }

  /// The largest number of combinations; more would make a pattern slow.
  private static let maximumAlternativeCount = 256

  /// Parses a pattern.
  /// - Throws: `ExplainedError` for brackets without their counterparts, too many alternatives, or an empty text.
  package init(_ text: String) throws(ExplainedError) {
    description = text
    var alternatives: [[Part]] = []
    for choice in try Glob.choices(of: text) { alternatives.append(try Glob.parts(of: choice)) }
    self.alternatives = alternatives
  }

  /// Whether a path or a folder above it matches.
  package func matches(_ path: RelativePath) -> Bool {
    alternatives.contains { parts in
      (1...max(path.components.count, 1)).contains { count in
        matchesWildcards(parts, min(count, path.components.count), isWildcard: { $0 == .anyFolders }) {
          if case .component(let pattern) = $0, pattern.matches(path.components[$1]) { 1 } else { nil }
        }
      }
    }
  }

  private static func parts(of choice: [UInt8]) throws(ExplainedError) -> [Part] {
    let slash = UInt8(ascii: "/")
    var text = choice[...]
    if text.last == slash { text = text.dropLast() }
    let isAnchored = text.contains(slash)
    if text.starts(with: "./".utf8) { text = text.dropFirst(2) } else if text.first == slash { text = text.dropFirst() }
    var parts: [Part] = isAnchored ? [] : [.anyFolders]
    for component in text.split(separator: slash) {
      if component.elementsEqual("**".utf8) {
        if parts.last != .anyFolders { parts.append(.anyFolders) }
      } else {
        parts.append(.component(try ComponentPattern(component)))
      }
    }
    if text.isEmpty { throw ExplainedError("the pattern is empty") }
    return parts
  }

  private static func choices(of text: String) throws(ExplainedError) -> [[UInt8]] {
    var finished: [[UInt8]] = []
    var open: [[UInt8]] = [Array(text.utf8)]
    while let next = open.popLast() {
      guard let group = try AlternativeGroup(in: next) else {
        finished.append(next)
        continue
      }
      open += group.expanded.reversed()
      if open.count + finished.count > maximumAlternativeCount {
        throw ExplainedError("the pattern has too many alternatives in braces")
      }
    }
    return finished
  }
}

extension ExplainedError {
  static func unbalanced(_ bracket: Character) -> ExplainedError {
    ExplainedError("the pattern has a `\(bracket)` without its counterpart")
  }
}

/// The first `{a,b}` of a pattern that has none inside it.
private struct AlternativeGroup {
  let expanded: [[UInt8]]

  init?(in text: [UInt8]) throws(ExplainedError) {
    guard let close = text.firstIndex(of: UInt8(ascii: "}")) else {
      if text.contains(UInt8(ascii: "{")) { throw .unbalanced("{") }
      return nil
    }
    guard let open = text[..<close].lastIndex(of: UInt8(ascii: "{")) else { throw .unbalanced("}") }
    let choices = text[(open + 1)..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    expanded = choices.map { Array(text[..<open] + $0 + text[(close + 1)...]) }
  }
}
