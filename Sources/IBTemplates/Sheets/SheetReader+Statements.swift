import IBLayout
import IBModel
import IBXML

extension SheetReader {
  /// Returns nil for a missing or unreadable condition, which is noted elsewhere.
  func condition(_ attribute: Attribute?) -> WrittenCondition? {
    guard let attribute, let condition = try? LayoutCondition(attribute.value) else { return nil }
    return WrittenCondition(condition, at: attribute.valueRange.lowerBound)
  }

  func numbers(_ text: String?) -> [String: Double] {
    pairs(text).reduce(into: [:]) { $0[$1.name] = Double(finite: $1.value) }
  }

  func states(_ text: String?) -> [String: StateValue] {
    pairs(text).reduce(into: [:]) { $0[$1.name] = StateValue($1.value) }
  }

  func lists(_ attribute: Attribute?) -> [String: [LayoutName]] {
    pairs(attribute?.value).reduce(into: [:]) { result, pair in
      result[pair.name] = SheetText.names(pair.value).map { LayoutName($0, at: attribute?.valueRange) }
    }
  }

  private func pairs(_ text: String?) -> [(name: String, value: String)] {
    text.flatMap(SheetText.assignments) ?? []
  }

  /// Reads names of views; with `isList`, a single name means a list.
  func names(_ attribute: Attribute?, isList: Bool = true) -> LayoutNames {
    guard let attribute else { return .names([]) }
    let names = SheetText.names(attribute.value).map { LayoutName($0, at: attribute.valueRange) }
    return names.count == 1 && isList ? .list(names[0]) : .names(names)
  }

  private func name(_ attribute: Attribute?) -> LayoutName? {
    attribute.map { LayoutName($0.value, at: $0.valueRange) }
  }

  private func subjects(_ element: Element) -> LayoutNames? {
    if let one = element.attribute("view") { return .names([LayoutName(one.value, at: one.valueRange)]) }
    return element.attribute("views").map { names($0) }
  }

  private func amount(_ text: String?) -> KeepValue.Amount? { text.flatMap { SheetText.amounts($0, 1)?.first } }

  mutating func format(_ element: Element) -> FormatStatement? {
    let text = element.text
    let raw = element.contentRange
    let isPlain = raw.count == text.utf8.count
    let start = isPlain ? raw.lowerBound : nil
    let format: VisualFormat
    do throws(VisualFormatError) { format = try VisualFormat(text) } catch {
      let place = start.map { $0 + error.offset..<$0 + error.offset } ?? element.startTagRange
      problems.append(LayoutProblem(.format(error.reason), at: place))
      return nil
    }
    let options = element["options"].map(SheetText.words) ?? []
    let views = element.attribute("views")
    let named = (views.flatMap { SheetText.assignments($0.value) } ?? []).map {
      ($0.name, LayoutName($0.value, at: views?.valueRange))
    }
    var statement = FormatStatement(
      format, options: VisualFormatOptions(named: options), metrics: numbers(element["metrics"]),
      views: Dictionary(named, uniquingKeysWith: { first, _ in first }),
      standardGap: standardGap(element["standardGap"]), range: element.startTagRange)
    statement.textStart = start
    return statement
  }

  private func standardGap(_ word: String?) -> VisualFormat.StandardGap? {
    switch word {
    case "edges": .edges
    case "margins": .margins
    default: nil
    }
  }

  mutating func keep(_ element: Element) -> KeepStatement? {
    guard let views = subjects(element) else { return nil }
    let other = element.attribute("to").map { to -> KeepStatement.Other in
      to.value == "next" ? .next : .view(LayoutName(to.value, at: to.valueRange))
    }
    var settings: [KeepStatement.Setting] = []
    // In the order of the grammar, because the order of attributes means nothing in XML.
    for name in SheetGrammar.row("keep")?.attributes.map(\.name) ?? [] {
      guard let attribute = element.attribute(Name(name)),
        let members = KeepAttribute.named(name).map({ [$0] }) ?? KeepAttribute.group(name),
        let values = SheetText.kept(attribute.value, members.count)
      else { continue }
      if members.contains(where: \.needsOther), other == nil { note(.missingOther(name), element, attribute.name) }
      settings.append(KeepStatement.Setting(name, members, values, range: attribute.valueRange))
    }
    if other != nil, !settings.contains(where: { $0.attributes.contains(where: \.needsOther) }) {
      note(.surplusOther(settings.first?.name ?? "keep"), element, Name("to"))
    }
    var statement = KeepStatement(views, to: other, settings, range: element.startTagRange)
    statement.contentPriorities = contentPriorities(element)
    switch element["stops"] {
    case "horizontal": statement.stoppedAxes = [.horizontal]
    case "vertical": statement.stoppedAxes = [.vertical]
    case "both": statement.stoppedAxes = [.horizontal, .vertical]
    default: break
    }
    return statement
  }

  /// Reads priorities; one for an axis wins over one for both.
  private func contentPriorities(_ element: Element) -> [ContentPriority: Double] {
    var result: [ContentPriority: Double] = [:]
    for (name, members) in ContentPriority.groups {
      let values = element[Name(name)].flatMap { SheetText.priorities($0, members.count) } ?? []
      for (member, value) in zip(members, values) { result[member] = value }
    }
    for priority in ContentPriority.allCases {
      if let value = element[Name(priority.rawValue)].flatMap(SheetText.priority) { result[priority] = value }
    }
    return result
  }

  func pattern(_ element: Element) -> TraitsStatement.Pattern {
    TraitsStatement.Pattern(
      horizontal: element["horizontal"].flatMap(SizeClasses.SizeClass.init),
      vertical: element["vertical"].flatMap(SizeClasses.SizeClass.init),
      idiom: element["idiom"].flatMap(Device.Idiom.init), scale: element["scale"].flatMap { Double(finite: $0) })
  }

  mutating func grid(_ element: Element) -> GridStatement {
    let spacing = element["spacing"].flatMap { SheetText.amounts($0, 2) }
    return GridStatement(
      names(element.attribute("of")), columns: element["columns"].flatMap { Int($0) } ?? 1,
      as: element["as"] ?? "tile", spacing: spacing.map { ($0[0], $0[1]) } ?? (.number(0), .number(0)),
      margins: amount(element["margins"]) ?? .number(0), statements(in: element), range: element.startTagRange)
  }

  func constraint(_ element: Element) -> ConstraintStatement? {
    guard let first = name(element.attribute("firstItem")),
      let attribute = element["firstAttribute"].flatMap(LayoutAttribute.init)
    else { return nil }
    let second = name(element.attribute("secondItem"))
    var content = ConstraintContent(
      ConstraintContent.Anchor("", attribute), element["relation"].flatMap(LayoutRelation.init) ?? .equal,
      multiplier: element["multiplier"].flatMap(Multiplier.init) ?? Multiplier(1),
      constant: .number(element["constant"].flatMap { Double(finite: $0) } ?? 0),
      priority: element["priority"].flatMap(SheetText.priority) ?? ConstraintContent.required)
    if second != nil {
      guard let other = element["secondAttribute"].flatMap(LayoutAttribute.init) else { return nil }
      content.second = ConstraintContent.Anchor("", other)
    }
    return ConstraintStatement(
      first: first, second: second, content: content, identifier: element["identifier"], range: element.startTagRange)
  }

  func value(_ element: Element) -> ValueStatement? {
    guard let views = element.attribute("view").map({ names($0, isList: false) }), let keyPath = element["keyPath"]
    else { return nil }
    if let child = element.children.first {
      return ValueStatement(views, keyPath, .element(NewElement(copying: child)), range: element.startTagRange)
    }
    if element["default"] != nil { return ValueStatement(views, keyPath, .standard, range: element.startTagRange) }
    guard let value = element["value"] else { return nil }
    return ValueStatement(views, keyPath, .text(value), range: element.startTagRange)
  }

  mutating func box(_ element: Element) -> BoxStatement? {
    guard let container = name(element.attribute("in")) else { return nil }
    return BoxStatement(in: container, content(of: element, depth: 0), range: element.startTagRange)
  }

  private mutating func content(of element: Element, depth: Int) -> Box {
    let items = element.children("view").map { item($0, depth: depth) }
    var box = Box(arrangement(of: element), defaultMargins: margins(element), items)
    box.movesViews = element["moves"] == "yes"
    return box
  }

  private func arrangement(of element: Element) -> Box.Arrangement {
    switch element.name.text {
    case "relative": .relative
    case "fit": .fit
    default:
      .stack(
        element.name.text == "vbox" ? .vertical : .horizontal,
        align: element["align"].flatMap(Box.Alignment.init) ?? .stretch,
        pack: element["pack"].flatMap(Box.Pack.init) ?? .start, spacing: amount(element["spacing"]) ?? .number(0))
    }
  }

  private mutating func item(_ element: Element, depth: Int) -> Box.Item {
    check(element)
    var item = Box.Item(name(element.attribute("ref")), range: element.startTagRange)
    item.width = amount(element["width"])
    item.height = amount(element["height"])
    item.flex = element["flex"].flatMap { Double(finite: $0) }
    item.align = element["align"].flatMap(Box.Alignment.init)
    item.horizontalPlace = element["halign"].flatMap(Box.HorizontalPosition.init)
    item.verticalPlace = element["valign"].flatMap(Box.VerticalPosition.init)
    item.margins = margins(element)
    if let inner = element.children.first(where: { SheetGrammar.row($0.name.text) != nil }) {
      if depth > 50 {
        note(.nesting, inner)
      } else {
        check(inner)
        item.box = content(of: inner, depth: depth + 1)
      }
    }
    return item
  }

  private func margins(_ element: Element) -> Box.Margins {
    let all = element["margins"].flatMap { SheetText.amounts($0, 4) } ?? []
    let side = { (name: Name, position: Int) in
      amount(element[name]) ?? (all.count > position ? all[position] : nil)
    }
    return Box.Margins(
      top: side("marginTop", 0), left: side("marginLeft", 1), bottom: side("marginBottom", 2),
      right: side("marginRight", 3))
  }
}

extension VisualFormatOptions {
  /// Ignores unknown names.
  init(named names: [String]) {
    self = names.reduce(into: []) { options, name in
      if let known = VisualFormatOptions.named.first(where: { $0.name == name }) { options.formUnion(known.option) }
    }
  }
}
