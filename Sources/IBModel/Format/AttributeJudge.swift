import IBXML

/// A comparison of attributes with those of known documents.
enum AttributeJudge {
  private enum Judgement {
    case fine
    case typed(AttributeType)
    case problem(FormatProblem.Kind)
  }

  /// Constraints are judged with their layout.
  private static let ofConstraints: NameSet = [.firstAttribute, .secondAttribute, .relation, .multiplier]

  static func judge(_ element: Element, _ report: (FormatProblem) -> Void) {
    // A variation has the attributes of its object.
    let isVariation = element.name == .variation
    let owner = isVariation ? element.parent?.name ?? element.name : element.name
    lazy var known = vocabulary(of: ElementKind(owner))
    for attribute in element.attributes {
      if isVariation, attribute.name == .key { continue }
      guard let kind = kind(of: attribute, owner, known) else { continue }
      report(
        FormatProblem(element: element, place: kind.isAboutValue ? attribute.valueRange : attribute.range, kind: kind)
      )
    }
  }

  static func form(of name: Name, on owner: Name) -> ValueForm {
    switch judgement(of: name, owner, []) {
    case .fine: .any
    case .problem: .other
    case .typed(.bool): .words([Array("YES".utf8), Array("NO".utf8)])
    case .typed(.integer): .digits(mostPoints: 0)
    case .typed(.number): .digits(mostPoints: 1)
    case .typed(.enumeration(let words)): .words(words.map { Array($0.utf8) })
    case .typed(.reference), .typed(.string): .other
    }
  }

  private static func kind(
    of attribute: Attribute, _ owner: Name, _ known: @autoclosure () -> Set<String>
  ) -> FormatProblem.Kind? {
    switch judgement(of: attribute.name, owner, known()) {
    case .fine: nil
    case .problem(let kind): kind
    case .typed(let type): kind(of: attribute, type)
    }
  }

  /// The names of the attributes that documents have on elements of a kind.
  private static func vocabulary(of kind: ElementKind) -> Set<String> {
    Set(Platform.allCases.flatMap { kind.attributeNames(on: $0).map(\.text) })
  }

  /// - Parameter known: The names that an unknown one may mean.
  private static func judgement(
    of name: Name, _ owner: Name, _ known: @autoclosure () -> Set<String>
  ) -> Judgement {
    if owner == .constraint, ofConstraints.contains(name) { return .fine }
    let kind = ElementKind(owner)
    let type = AttributeTypes.known.kind(of: name, on: owner)?.type
    if Platform.allCases.contains(where: { kind.has(name, on: $0) }) {
      switch type {
      case nil, .string, .reference: return .fine
      case .some(let type): return .typed(type)
      }
    }
    // Names of the vocabulary that have no type are names of elements.
    if type != nil { return .problem(.foreignAttribute(name)) }
    let nearest = Misspelling.nearest(to: name.text, among: known())
    return .problem(.unknownAttribute(name, nearest: nearest.map { Name($0) }))
  }

  private static func kind(of attribute: Attribute, _ type: AttributeType) -> FormatProblem.Kind? {
    let text = attribute.value
    if type.accepts(text) { return nil }
    // Interface Builder leaves some words empty.
    if case .enumeration = type, text.isEmpty { return nil }
    guard case .enumeration(let words) = type else { return .unreadableValue(attribute.name, text, type) }
    return .unknownValue(attribute.name, text, nearest: Misspelling.nearest(to: text, among: words))
  }
}
