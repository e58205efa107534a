import IBXML
import Synchronization

/// Compares attributes with those that documents are known to have. It keeps what it learned about a pair of names,
/// since documents repeat a few hundred of them.
struct AttributeJudge {
  private enum Judgement {
    case fine
    case typed(AttributeType)
    case deviating(FormatDeviation.Kind)
  }

  private var judgements: [Int: Judgement]
  /// What all documents before it learned.
  private static let known = Mutex<[Int: Judgement]>([:])
  private let knownCount: Int

  init() {
    judgements = AttributeJudge.known.withLock { $0 }
    knownCount = judgements.count
  }

  /// Lets later documents know what it learned.
  func share() {
    guard judgements.count > knownCount else { return }
    AttributeJudge.known.withLock { known in
      if judgements.count > known.count { known = judgements }
    }
  }

  /// Constraints are judged with their layout.
  private static let ofConstraints: NameSet = [.firstAttribute, .secondAttribute, .relation, .multiplier]

  /// Reports every deviation of the attributes of an element.
  mutating func judge(_ element: Element, _ report: (FormatDeviation) -> Void) {
    // A variation has the attributes of what it varies.
    let owner = element.name == .variation ? element.parent?.name ?? element.name : element.name
    for attribute in element.attributes {
      guard let kind = kind(of: attribute, owner, isVariation: element.name == .variation) else { continue }
      report(
        FormatDeviation(element: element, place: kind.isAboutValue ? attribute.valueRange : attribute.range, kind: kind)
      )
    }
  }

  private mutating func kind(of attribute: Attribute, _ owner: Name, isVariation: Bool) -> FormatDeviation.Kind? {
    let name = attribute.name
    if isVariation, name == .key { return nil }
    switch judgement(of: name, on: owner) {
    case .fine: return nil
    case .deviating(let kind): return kind
    case .typed(let type): return AttributeJudge.kind(of: attribute, type)
    }
  }

  private mutating func judgement(of name: Name, on owner: Name) -> Judgement {
    guard let first = owner.number, let second = name.number else { return AttributeJudge.judgement(of: name, owner) }
    let pair = first << 16 | second
    if let known = judgements[pair] { return known }
    let new = AttributeJudge.judgement(of: name, owner)
    judgements[pair] = new
    return new
  }

  private static func judgement(of name: Name, _ owner: Name) -> Judgement {
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
    if type != nil { return .deviating(.foreignAttribute(name)) }
    let nearest = Misspelling.nearest(to: name.text, among: kind.attributeNames)
    return .deviating(.unknownAttribute(name, nearest: nearest.map { Name($0) }))
  }

  private static func kind(of attribute: Attribute, _ type: AttributeType) -> FormatDeviation.Kind? {
    if type.acceptsPlainly(attribute.element.tree.source.utf8[attribute.valueRange]) { return nil }
    let text = attribute.value
    if type.accepts(text) { return nil }
    // Interface Builder leaves some words empty.
    if case .enumeration = type, text.isEmpty { return nil }
    guard case .enumeration(let words) = type else { return .unreadableValue(attribute.name, text, type) }
    return .unknownValue(attribute.name, text, nearest: Misspelling.nearest(to: text, among: words))
  }
}

extension AttributeType {
  /// Whether the bytes of a value are what almost all values of the type are; a text of them is not needed then.
  fileprivate func acceptsPlainly(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .bool: return bytes.elementsEqual("YES".utf8) || bytes.elementsEqual("NO".utf8)
    case .integer, .number:
      let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
      return (1...15).contains(digits.count) && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    case .enumeration, .reference, .string: return false
    }
  }
}

extension ElementKind {
  /// The names of the attributes that such elements have on some platform.
  fileprivate var attributeNames: Set<String> {
    Set(Platform.allCases.flatMap { attributes(on: $0).map(\.name.text) })
  }
}
