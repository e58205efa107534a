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
    reportMisspelled(entry.match, entry.requirements)
    guard let id = entry.id, let selector = selector(of: entry) else {
      if problems.count == countBefore { reportIncomplete(node) }
      return nil
    }
    guard isRuleName(id.value) else {
      report("the id `\(id.value.shortened)` must be lower-case words with underscores between them", at: id.place)
      return nil
    }
    if entry.requirements.values.isEmpty, entry.selector != nil, entry.message == nil {
      if problems.count == countBefore { reportIncomplete(node) }
      return nil
    }
    let rule = DeclaredRule(
      id: id.value, selector: selector, requirements: entry.requirements.values, message: entry.message,
      severity: entry.severity, help: entry.help)
    return DeclaredEntry(rule: Placed(rule, at: id.place), examples: entry.examples)
  }

  private mutating func reportIncomplete(_ node: YAMLNode) {
    report(
      "an entry of `rules` requires `id`, and `selector` with `message`, or `match` with `element` and `require`",
      at: node.place)
  }

  private struct Entry {
    var id: Placed<String>?
    var selector: ObjectSelector?
    var match = Match()
    var requirements = Conditions()
    var message: DeclaredMessage?
    var severity = Severity.warning
    var help: String?
    var examples: [Placed<DeclaredExample.Content>] = []
  }

  private mutating func read(_ key: RuleKey, _ value: YAMLNode, into entry: inout Entry) {
    switch key {
    case .id: entry.id = text(value, for: key.rawValue)
    case .selector: entry.selector = selector(value)
    case .match: entry.match = match(value)
    case .require: entry.requirements = conditions(value, in: "`require`")
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

  /// The selector of the elements of an entry; nil if it has none.
  private mutating func selector(of entry: Entry) -> ObjectSelector? {
    let match = entry.match
    if let selector = entry.selector {
      guard let element = match.elements.first else { return selector }
      report(
        "`selector` and `match` cannot be combined; add the conditions of `match` to the selector", at: element.place)
      return nil
    }
    guard !match.elements.isEmpty, !entry.requirements.values.isEmpty else { return nil }
    return ObjectSelector(
      elements: match.elements.map(\.value), classes: match.classes, values: match.attributes.values)
  }

  private func isRuleName(_ text: String) -> Bool {
    text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  /// Reports names that nearly equal known elements and attributes. Others may be from newer releases of Xcode.
  private mutating func reportMisspelled(_ match: Match, _ requirements: Conditions) {
    for element in match.elements {
      guard let meant = ElementKind.meant(by: element.value) else { continue }
      report("there is no element `\(element.value.shortened)`; did you mean `\(meant)`?", at: element.place)
    }
    let elements = match.elements.map(\.value)
    for attribute in match.attributes.names + requirements.names {
      guard let meant = ElementKind.attribute(meantBy: attribute.value, ofElements: elements) else { continue }
      let owners = elements.map { "`\($0.shortened)`" }.joined(separator: ", ")
      report(
        "`\(attribute.value.shortened)` is not an attribute of \(owners); did you mean `\(meant)`?",
        at: attribute.place)
    }
  }

  private struct Match {
    var elements: [Placed<String>] = []
    var classes: [TextPattern] = []
    var attributes = Conditions()
  }

  private struct Conditions {
    var values: [AttributePath: ValueCondition] = [:]
    /// The attributes of the elements themselves, as written.
    var names: [Placed<String>] = []
  }

  private mutating func match(_ node: YAMLNode) -> Match {
    var match = Match()
    for (key, value) in entries(of: node, in: "`match`", MatchKey.self) {
      switch key {
      case .element: match.elements = texts(value, for: key.rawValue)
      case .class: match.classes = texts(value, for: key.rawValue).map { TextPattern($0.value) }
      case .attributes: match.attributes = conditions(value, in: "`attributes`")
      }
    }
    return match
  }

  private mutating func conditions(_ node: YAMLNode, in place: String) -> Conditions {
    var conditions = Conditions()
    for (name, value) in namedEntries(of: node, in: place) {
      guard let path = AttributePath(name.value) else {
        report(
          "`\(name.value.shortened)` is not an attribute, or an attribute of a child: `child/attribute`", at: name.place
        )
        continue
      }
      conditions.values[path] = condition(value, for: name.value)
      if !name.value.contains("/") { conditions.names.append(name) }
    }
    return conditions
  }

  private mutating func condition(_ node: YAMLNode, for attribute: String) -> ValueCondition? {
    if let isPresent = node.boolean { return isPresent ? .present : .absent }
    guard case .mapping = node.content else {
      let values = texts(node, for: attribute).map(\.value)
      return values.isEmpty ? nil : .oneOf(values)
    }
    var parts: [ValueCondition] = []
    var limits: (least: Double?, most: Double?)
    for (key, value) in entries(of: node, in: "the condition of `\(attribute)`", ConditionKey.self) {
      switch key {
      case .not: parts.append(.noneOf(texts(value, for: key.rawValue).map(\.value)))
      case .pattern: parts.append(.matching(texts(value, for: key.rawValue).map { TextPattern($0.value) }))
      case .atLeast: limits.least = number(value, for: key.rawValue)
      case .atMost: limits.most = number(value, for: key.rawValue)
      }
    }
    if limits.least != nil || limits.most != nil { parts.append(.number(atLeast: limits.least, atMost: limits.most)) }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? nil : .all(parts)
  }
}
