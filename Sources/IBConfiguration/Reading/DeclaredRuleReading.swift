import IBLint
import IBModel

extension NodeReader {
  /// A rule of the project itself: an entry of `rules`.
  mutating func declaredRule(_ node: YAMLNode) -> Placed<DeclaredRule>? {
    var id: Placed<String>?
    var match = Match()
    var requirements = Conditions()
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
    reportMisspelled(match, requirements)
    guard let id, !match.elements.isEmpty, !requirements.values.isEmpty else {
      report("an entry of `rules` requires `id`, `match` with `element`, and `require`", at: node.place)
      return nil
    }
    guard isRuleName(id.value) else {
      report("the id `\(id.value.shortened)` must be lower-case words with underscores between them", at: id.place)
      return nil
    }
    let rule = DeclaredRule(
      id: id.value, elements: match.elements.map(\.value), classes: match.classes, matching: match.attributes.values,
      requirements: requirements.values, message: message, severity: severity)
    return Placed(rule, at: id.place)
  }

  private func isRuleName(_ text: String) -> Bool {
    text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  /// Elements and attributes of newer releases of Xcode are not known, so only names that are nearly those of known ones
  /// are mistakes.
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
    var values: [AttributePath: AttributeCondition] = [:]
    /// The attributes of the elements themselves, as they are written.
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
