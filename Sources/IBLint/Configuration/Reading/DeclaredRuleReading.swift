import IBModel
import IBXML

/// A rule of the project itself, with its examples.
struct DeclaredEntry: Sendable {
  var rule: Placed<DeclaredRule>
  var examples: [Placed<DeclaredExample.Content>]
}

extension NodeReader {
  mutating func declaredRule(_ node: YAMLNode) -> DeclaredEntry? {
    var entry = Entry()
    let countBefore = problems.count
    for (key, value) in entries(of: node, in: "an entry of `rules`", RuleKey.self) { read(key, value, into: &entry) }
    guard case .mapping = node.content else { return nil }
    guard let id = entry.id, let selector = entry.selector, let message = entry.message else {
      if problems.count == countBefore {
        report("an entry of `rules` requires `id`, `selector` and `message`", at: node.place)
      }
      return nil
    }
    guard isRuleName(id.value) else {
      report("the id `\(id.value.shortened)` must be lower-case words with underscores between them", at: id.place)
      return nil
    }
    let rule = DeclaredRule(
      id: id.value, selector: selector, message: message, severity: entry.severity, help: entry.help)
    return DeclaredEntry(rule: Placed(rule, at: id.place), examples: entry.examples)
  }

  private struct Entry {
    var id: Placed<String>?
    var selector: ObjectSelector?
    var message: DeclaredMessage?
    var severity = Severity.warning
    var help: String?
    var examples: [Placed<DeclaredExample.Content>] = []
  }

  private mutating func read(_ key: RuleKey, _ value: YAMLNode, into entry: inout Entry) {
    switch key {
    case .id: entry.id = text(value, for: key.rawValue)
    case .selector: entry.selector = selector(value)
    case .message: entry.message = message(value)
    case .severity: entry.severity = severity(value, for: key.rawValue) ?? entry.severity
    case .help: entry.help = text(value, for: key.rawValue)?.value
    case .bad, .good:
      entry.examples += texts(value, for: key.rawValue).map { text in
        text.map { DeclaredExample.Content(isGood: key == .good, source: DeclaredExample.Source($0)) }
      }
    }
  }

  private mutating func message(_ node: YAMLNode) -> DeclaredMessage? {
    guard let text = text(node, for: "message") else { return nil }
    do throws(ExplainedError) { return try DeclaredMessage(text.value) } catch {
      report("`message`: \(error)", at: text.place)
      return nil
    }
  }

  /// Reads a selector with or without quotes; `[a=b]` and `*` mean something else in YAML.
  private mutating func selector(_ node: YAMLNode) -> ObjectSelector? {
    guard let text = node.text, !text.isEmpty else {
      report("`selector` requires a text, not \(node.kind); put it in quotes", at: node.place)
      return nil
    }
    do throws(SelectorError) { return try ObjectSelector(text) } catch {
      if let start = node.textPlace {
        let place = Place(file: start.file, line: start.line, column: start.column + error.column - 1)
        report("`selector`: \(error.message)", at: place)
      } else {
        report("`selector`: \(error.message), at column \(error.column) of the selector", at: node.place)
      }
      return nil
    }
  }

  private func isRuleName(_ text: String) -> Bool {
    text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }
}
