import IBPlatform
import IBXML

/// Compares attributes with those that documents are known to have. It keeps what it learned about a pair of names,
/// since documents repeat a few hundred of them.
struct AttributeJudge {
  fileprivate enum Judgement {
    case fine
    case typed(AttributeType)
    case deviating(FormatDeviation.Kind)
  }

  private var learned = Learned()
  /// What all documents before it learned.
  private static let known = Locked(Learned())
  private let knownCount: Int

  init() {
    learned = AttributeJudge.known.withLock { $0 }
    knownCount = learned.count
  }

  /// Lets later documents know what it learned.
  func share() {
    guard learned.count > knownCount else { return }
    AttributeJudge.known.withLock { known in
      if learned.count > known.count { known = learned }
    }
  }

  /// Constraints are judged with their layout.
  private static let ofConstraints: NameSet = [.firstAttribute, .secondAttribute, .relation, .multiplier]

  /// Reports every deviation of the attributes of an element.
  mutating func judge(_ element: Element, _ report: (FormatDeviation) -> Void) {
    // A variation has the attributes of what it varies.
    let isVariation = element.name == .variation
    let owner = isVariation ? element.parent?.name ?? element.name : element.name
    let number = owner.number
    element.visitAttributes { name, value, ordinal in
      if let number, let name, learned.accepts(value, of: name, on: number) { return }
      let attribute = element.attribute(at: ordinal)
      guard let kind = kind(of: attribute, owner, isVariation: isVariation) else { return }
      report(
        FormatDeviation(element: element, place: kind.isAboutValue ? attribute.valueRange : attribute.range, kind: kind)
      )
    }
  }

  private mutating func kind(of attribute: Attribute, _ owner: Name, isVariation: Bool) -> FormatDeviation.Kind? {
    let name = attribute.name
    if isVariation, name == .key { return nil }
    let judgement = AttributeJudge.judgement(of: name, owner)
    if let first = owner.number, let second = name.number { learned.learn(judgement.shortcut, of: second, on: first) }
    switch judgement {
    case .fine: return nil
    case .deviating(let kind): return kind
    case .typed(let type): return AttributeJudge.kind(of: attribute, type)
    }
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
    let text = attribute.value
    if type.accepts(text) { return nil }
    // Interface Builder leaves some words empty.
    if case .enumeration = type, text.isEmpty { return nil }
    guard case .enumeration(let words) = type else { return .unreadableValue(attribute.name, text, type) }
    return .unknownValue(attribute.name, text, nearest: Misspelling.nearest(to: text, among: words))
  }
}

extension AttributeJudge.Judgement {
  /// What tells of almost all values that they are fine.
  fileprivate var shortcut: AttributeJudge.Shortcut {
    switch self {
    case .fine: .any
    case .deviating: .none
    case .typed(.bool): .bool
    case .typed(.integer): .digits(mostPoints: 0)
    case .typed(.number): .digits(mostPoints: 1)
    case .typed(.enumeration(let words)): .words(words)
    case .typed(.reference), .typed(.string): .none
    }
  }
}

extension AttributeJudge {
  /// What tells of almost all values of a pair of names that they are fine, without a text of them.
  fileprivate enum Shortcut: Equatable {
    case none, any, bool
    case digits(mostPoints: Int)
    case words([String])

    func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
      switch self {
      case .none: return false
      case .any: return true
      case .bool: return bytes.elementsEqual("YES".utf8) || bytes.elementsEqual("NO".utf8)
      case .digits(let mostPoints):
        var points = 0
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        for byte in digits {
          if byte == UInt8(ascii: ".") { points += 1 } else if !(0x30...0x39).contains(byte) { return false }
        }
        let point = UInt8(ascii: ".")
        guard points <= mostPoints, digits.first != point, digits.last != point else { return false }
        // An integer of more digits may not be readable.
        return (1...(mostPoints == 0 ? 15 : 30)).contains(digits.count)
      case .words(let words):
        return words.contains { $0.utf8.count == bytes.count && $0.utf8.elementsEqual(bytes) }
      }
    }
  }

  /// Shortcuts by the numbers of an element's and an attribute's name.
  fileprivate struct Learned {
    private var rows: [[UInt8]] = []
    /// What the numbers in the rows mean.
    private var shortcuts: [Shortcut] = [.none]
    private(set) var count = 0

    func accepts(_ value: ArraySlice<UInt8>, of attribute: Int, on element: Int) -> Bool {
      guard element < rows.count, attribute < rows[element].count else { return false }
      return shortcuts[Int(rows[element][attribute])].accepts(value)
    }

    mutating func learn(_ shortcut: Shortcut, of attribute: Int, on element: Int) {
      while rows.count <= element { rows.append([]) }
      while rows[element].count <= attribute { rows[element].append(0) }
      guard rows[element][attribute] == 0, let number = number(of: shortcut) else { return }
      rows[element][attribute] = number
      count += 1
    }

    private mutating func number(of shortcut: Shortcut) -> UInt8? {
      if shortcut == .none { return nil }
      if let known = shortcuts.firstIndex(of: shortcut) { return UInt8(known) }
      guard shortcuts.count <= Int(UInt8.max) else { return nil }
      shortcuts.append(shortcut)
      return UInt8(shortcuts.count - 1)
    }
  }
}

extension ElementKind {
  /// The names of the attributes that such elements have on some platform.
  fileprivate var attributeNames: Set<String> {
    Set(Platform.allCases.flatMap { attributes(on: $0).map(\.name.text) })
  }
}
