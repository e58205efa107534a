import IBModel
import IBXML

/// A reader of layout sheets that notes problems.
struct SheetReader {
  var problems: [LayoutProblem] = []
  private var depth = 0

  private static let maximumDepth = 100

  mutating func layouts(_ element: Element) -> [NamedLayout] {
    guard element.name.text == SheetGrammar.root else {
      note(.notSheet(element.name.text), element)
      return []
    }
    check(element)
    let usual = element["replaces"].flatMap(LayoutReplacement.init)
    var known: Set<String> = []
    var result: [NamedLayout] = []
    for child in element.children(Name("layout")) {
      var layout = self.layout(child, usual ?? .participants)
      layout.metrics.merge(numbers(element["metrics"])) { own, _ in own }
      layout.state.merge(states(element["state"])) { own, _ in own }
      layout.lists.merge(lists(element.attribute(Name("lists")))) { own, _ in own }
      if !known.insert("\(layout.scene?.text ?? "")|\(layout.name.text)").inserted {
        note(.duplicateLayout(layout.name.text), child, Name("name"))
      }
      result.append(layout)
    }
    return result
  }

  private mutating func layout(_ element: Element, _ usual: LayoutReplacement) -> NamedLayout {
    check(element)
    let named = { (name: Name) in
      element.attribute(name).map { LayoutName($0.value, at: $0.valueRange) }
    }
    var statements = self.statements(in: element)
    if let identifier = element["identifier"] {
      statements = [
        GroupStatement(
          identifier: identifier, isNumbered: element["numbered"] == "yes", statements, range: element.startTagRange)
      ]
    }
    return NamedLayout(
      named("name") ?? LayoutName("", at: element.startTagRange), scene: named("scene"),
      condition: condition(element.attribute("when")),
      replacement: element["replaces"].flatMap(LayoutReplacement.init) ?? usual,
      metrics: numbers(element["metrics"]), state: states(element["state"]),
      lists: lists(element.attribute("lists")), statements: statements, range: element.startTagRange)
  }

  mutating func check(_ element: Element) {
    let name = element.name.text
    guard let row = SheetGrammar.row(name) else { return }
    for attribute in element.attributes { check(attribute, of: name, row) }
    for attribute in row.attributes where attribute.isRequired && element.attribute(Name(attribute.name)) == nil {
      note(.missingAttribute(attribute.name, of: name), element)
    }
    if let need = row.need { check(need, of: element) }
    switch row.content {
    case .nothing: checkChildren(of: element, row)
    case .text:
      for child in element.children { unexpected(child, in: row) }
    case .formatElement:
      for child in element.children.dropFirst() { unexpected(child, in: row) }
    }
    if case .text = row.content { return }
    if element.texts.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) {
      note(.unexpectedText(in: name), element)
    }
  }

  private mutating func check(_ need: SheetGrammar.Need, of element: Element) {
    let name = element.name.text
    let has = { (attribute: String) in element.attribute(Name(attribute)) != nil }
    switch need {
    case .one(let one, let other):
      if has(one), has(other) { note(.exclusive("`\(one)`", "`\(other)`", in: name), element) }
      if !has(one), !has(other) { note(.missingAttribute(one, of: name), element) }
    case .valueOrElement(let one, let other):
      let forms =
        [one, other].filter(has).map { "`\($0)`" } + (element.children.first == nil ? [] : ["an element"])
      if forms.count > 1 { note(.exclusive(forms[0], forms[1], in: name), element) }
      if forms.isEmpty { note(.missingAttribute(one, of: name), element) }
    case .secondItemOrSize:
      let isSize = element["firstAttribute"].flatMap(LayoutAttribute.init)?.isDimension ?? true
      if has("secondItem") != has("secondAttribute") {
        note(.missingAttribute(has("secondItem") ? "secondAttribute" : "secondItem", of: name), element)
      } else if !has("secondItem"), !isSize {
        note(.missingAttribute("secondItem", of: name), element)
      }
    case .container(let attribute):
      let isInner = element.parent?.name.text == "view"
      for written in element.attributes where isInner {
        let surplus = written.name.text
        guard surplus == attribute || SheetGrammar.isIdentification(surplus) else { continue }
        problems.append(
          LayoutProblem(.unexpectedAttribute(surplus, of: name, nearest: nil), at: written.range))
      }
      if !isInner, !has(attribute) { note(.missingAttribute(attribute, of: name), element) }
    }
  }

  private mutating func checkChildren(of element: Element, _ row: SheetGrammar) {
    var others = 0
    for child in element.children {
      if !row.children.contains(child.name.text) { unexpected(child, in: row) }
      if child.name.text == "else" {
        others += 1
        if others > 1 { unexpected(child, in: row) }
      }
    }
    // An item of a box has one box at most.
    if element.name.text == "view" { for child in element.children.dropFirst() { unexpected(child, in: row) } }
  }

  private mutating func unexpected(_ child: Element, in row: SheetGrammar) {
    let name = child.name.text
    note(
      .unexpectedElement(
        name, in: row.element, possible: row.children, nearest: EditDistance.nearest(to: name, among: row.children)),
      child)
  }

  private mutating func check(_ attribute: Attribute, of element: String, _ row: SheetGrammar) {
    let name = attribute.name.text
    guard let known = row.attribute(name) else {
      let nearest = EditDistance.nearest(to: name, among: row.attributes.map(\.name))
      return problems.append(
        LayoutProblem(.unexpectedAttribute(name, of: element, nearest: nearest), at: attribute.range))
    }
    guard !known.value.accepts(attribute.value) else { return }
    problems.append(problem(in: attribute, known.value))
  }

  private func problem(in attribute: Attribute, _ value: SheetValue) -> LayoutProblem {
    let (name, text) = (attribute.name.text, attribute.value)
    if case .words(let words) = value {
      let nearest = EditDistance.nearest(to: text, among: words)
      return LayoutProblem(
        .unknownValue(text, of: name, possible: words, nearest: nearest), at: attribute.valueRange)
    }
    if value == .condition {
      do throws(ConditionError) { _ = try LayoutCondition(text) } catch {
        let start = attribute.valueRange.lowerBound + error.offset
        return LayoutProblem(.condition(error.reason), at: start..<start)
      }
    }
    return LayoutProblem(.unreadable(text, of: name, expected: value.expected), at: attribute.valueRange)
  }

  mutating func note(_ reason: LayoutProblem.Reason, _ element: Element, _ attribute: Name? = nil) {
    let range = attribute.flatMap(element.attribute)?.valueRange ?? element.startTagRange
    problems.append(LayoutProblem(reason, at: range))
  }

  /// Reads the statements in an element, but not in its `<else>`.
  mutating func statements(in element: Element) -> [any LayoutStatement] {
    depth += 1
    defer { depth -= 1 }
    guard depth < SheetReader.maximumDepth else {
      note(.nesting, element)
      return []
    }
    return element.children.compactMap { statement($0) }
  }

  private mutating func statement(_ element: Element) -> (any LayoutStatement)? {
    let name = element.name.text
    guard SheetGrammar.statements.contains(name) else {
      if name == "else" { check(element) }
      return nil
    }
    check(element)
    guard let statement = bare(element, name) else { return nil }
    let own = name == "group" || name == "constraint"
    guard !own, let identifier = element["identifier"] else { return statement }
    return GroupStatement(
      identifier: identifier, isNumbered: element["numbered"] == "yes", [statement], range: element.startTagRange)
  }

  private mutating func bare(_ element: Element, _ name: String) -> (any LayoutStatement)? {
    switch name {
    case "vfl": return format(element)
    case "keep": return keep(element)
    case "vbox", "hbox", "relative", "fit": return box(element)
    case "group":
      return GroupStatement(
        identifier: element["identifier"], isNumbered: element["numbered"] == "yes", statements(in: element),
        range: element.startTagRange)
    case "when":
      guard let condition = condition(element.attribute("test")) else {
        _ = statements(in: element)
        return nil
      }
      return ConditionalStatement(
        condition, statements(in: element), otherwise: otherwise(in: element), range: element.startTagRange)
    case "traits":
      return TraitsStatement(
        pattern(element), statements(in: element), otherwise: otherwise(in: element), range: element.startTagRange)
    case "list":
      return ListStatement(
        names(element.attribute("of")), as: element["as"] ?? "", statements(in: element), range: element.startTagRange)
    case "grid": return grid(element)
    case "use":
      return element.attribute("layout").map {
        UseStatement(layout: LayoutName($0.value, at: $0.valueRange), range: element.startTagRange)
      }
    case "constraint": return constraint(element)
    case "attribute": return value(element)
    default: return nil
    }
  }

  private mutating func otherwise(in element: Element) -> [any LayoutStatement] {
    element.child("else").map { statements(in: $0) } ?? []
  }
}
