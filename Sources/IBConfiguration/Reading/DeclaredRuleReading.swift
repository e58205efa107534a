import IBLint

extension NodeReader {
  /// A rule of the project itself: an entry of `rules`.
  mutating func declaredRule(_ node: YAMLNode) -> Placed<DeclaredRule>? {
    var id: Placed<String>?
    var match = Match()
    var requirements: [AttributePath: AttributeCondition] = [:]
    var message: String?
    var severity = Severity.warning
    for (key, value) in entries(of: node, in: "an entry of `rules`", RuleKey.self) {
      switch key {
      case .id: id = text(value, for: key.rawValue)
      case .match: match = self.match(value)
      case .require: requirements = conditions(value, in: "`require`")
      case .message: message = text(value, for: key.rawValue)?.value
      case .severity: severity = self.severity(value, for: key.rawValue) ?? severity
      }
    }
    guard case .mapping = node.content else { return nil }
    guard let id, !match.elements.isEmpty, !requirements.isEmpty else {
      report("an entry of `rules` requires `id`, `match` with `element`, and `require`", at: node.place)
      return nil
    }
    guard isRuleName(id.value) else {
      report("the id `\(id.value.shortened)` must be lower-case words with underscores between them", at: id.place)
      return nil
    }
    let rule = DeclaredRule(
      id: id.value, elements: match.elements, classes: match.classes, matching: match.attributes,
      requirements: requirements, message: message, severity: severity)
    return Placed(rule, at: id.place)
  }

  private func isRuleName(_ text: String) -> Bool {
    text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  private struct Match {
    var elements: [String] = []
    var classes: [TextPattern] = []
    var attributes: [AttributePath: AttributeCondition] = [:]
  }

  private mutating func match(_ node: YAMLNode) -> Match {
    var match = Match()
    for (key, value) in entries(of: node, in: "`match`", MatchKey.self) {
      switch key {
      case .element: match.elements = texts(value, for: key.rawValue).map(\.value)
      case .class: match.classes = texts(value, for: key.rawValue).map { TextPattern($0.value) }
      case .attributes: match.attributes = conditions(value, in: "`attributes`")
      }
    }
    return match
  }

  private mutating func conditions(_ node: YAMLNode, in place: String) -> [AttributePath: AttributeCondition] {
    var conditions: [AttributePath: AttributeCondition] = [:]
    for (name, value) in namedEntries(of: node, in: place) {
      guard let path = AttributePath(name.value) else {
        report(
          "`\(name.value.shortened)` is not an attribute, or an attribute of a child: `child/attribute`", at: name.place
        )
        continue
      }
      conditions[path] = condition(value, for: name.value)
    }
    return conditions
  }

  private mutating func condition(_ node: YAMLNode, for attribute: String) -> AttributeCondition? {
    if let isPresent = node.boolean { return isPresent ? .present : .absent }
    guard case .mapping = node.content else {
      let values = texts(node, for: attribute).map(\.value)
      return values.isEmpty ? nil : .oneOf(values)
    }
    var parts: [AttributeCondition] = []
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
