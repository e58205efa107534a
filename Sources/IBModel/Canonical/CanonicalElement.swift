import IBXML

/// The attributes and children of an element in Xcode's order, with texts as attributes or elements as Xcode has them.
struct CanonicalElement {
  enum Part {
    case source(Attribute)
    case new(Name, String)

    var name: Name {
      switch self {
      case .source(let attribute): attribute.name
      case .new(let name, _): name
      }
    }
  }

  struct Member {
    var comments: [TextNode] = []
    var body: Body

    enum Body {
      case element(Element)
      case text(Name, String)
    }

    var slot: ChildOrder.Slot {
      switch body {
      case .element(let element): ChildOrder.Slot(element)
      case .text(let key, _): ChildOrder.Slot(TextStorage.string, key: key.text)
      }
    }
  }

  private(set) var attributes: [Part] = []
  private(set) var members: [Member] = []
  private(set) var closingComments: [TextNode] = []
  private let element: Element
  private let document: Document

  /// - Parameter orders: The known arrangements of attributes, by the names of an element and its attributes.
  init(_ element: Element, in document: Document, _ orders: inout [[Name]: [Int]]) {
    self.element = element
    self.document = document
    var texts: [(Name, String)] = []
    for attribute in element.attributes {
      if TextStorage.isElement(attribute.name, value: attribute.value) {
        texts.append((attribute.name, attribute.value))
      } else {
        attributes.append(spelled(attribute))
      }
    }
    takeChildren()
    for (name, text) in texts { insertText(name, text) }
    arrangeAttributes(&orders)
    arrangeMembers()
  }

  private func spelled(_ attribute: Attribute) -> Part {
    guard CanonicalNumber.isDouble(attribute.name, of: element.name) else { return .source(attribute) }
    let value = attribute.value
    guard let number = CanonicalNumber.spelled(value), number != value else { return .source(attribute) }
    return .new(attribute.name, number)
  }

  private mutating func takeChildren() {
    var comments: [TextNode] = []
    for part in element.content {
      switch part {
      case .comment(let comment): comments.append(comment)
      case .text: break
      case .element(let child):
        if let name = TextStorage.attribute(for: child, in: element, on: document.platform) {
          insertAttribute(name, child.text)
        } else {
          members.append(Member(comments: comments, body: .element(child)))
          comments = []
        }
      }
    }
    closingComments = comments
  }

  private mutating func insertAttribute(_ name: Name, _ text: String) {
    let rank = AttributeOrder.rank(of: name, on: element.name, document.platform)
    let place = attributes.firstIndex { attributeRank($0.name) > rank }
    attributes.insert(.new(name, text), at: place ?? attributes.count)
  }

  private mutating func insertText(_ name: Name, _ text: String) {
    let member = Member(body: .text(name, text))
    let rank = memberRank(member.slot)
    let place = members.firstIndex { memberRank($0.slot) > rank }
    members.insert(member, at: place ?? members.count)
  }

  private mutating func arrangeAttributes(_ orders: inout [[Name]: [Int]]) {
    guard attributes.count > 1 else { return }
    let key = [element.name] + attributes.map(\.name)
    if orders[key] == nil { orders[key] = arrangement(of: Array(key.dropFirst())) }
    if let places = orders[key], !places.isEmpty { attributes = places.map { attributes[$0] } }
  }

  /// Empty if the attributes keep their order.
  private func arrangement(of names: [Name]) -> [Int] {
    let order = MeasuredOrder.ofAttributes[document.platform, element.name, document.canonicalVersion]
    return order?.arrangement(of: names, rank: attributeRank) ?? []
  }

  private mutating func arrangeMembers() {
    guard members.count > 1 else { return }
    if SortedList.isSorted(element.name) {
      guard SortedList.isSorted(element.name, by: document.canonicalVersion) else { return }
      let elements = members.compactMap { member in
        if case .element(let element) = member.body { element } else { nil }
      }
      guard elements.count == members.count, let places = SortedList.sorted(elements, of: element.name) else { return }
      members = places.map { members[$0] }
      return
    }
    arrangeVariations()
    guard let order = MeasuredOrder.ofChildren[document.platform, element.name, document.canonicalVersion],
      let places = order.arrangement(of: members.map(\.slot), mayRepeat: .variation, rank: memberRank)
    else { return }
    members = places.map { members[$0] }
  }

  private mutating func arrangeVariations() {
    let places = members.indices.filter { members[$0].slot == .variation }
    guard places.count > 1 else { return }
    let variations = places.map { members[$0] }
    let elements = variations.compactMap { member in
      if case .element(let element) = member.body { element } else { nil }
    }
    guard let order = SortedList.arrangement(ofVariations: elements) else { return }
    for (place, source) in zip(places, order) { members[place] = variations[source] }
  }

  /// Returns even ranks for known attributes. Unknown ones precede the identity of an object.
  private func attributeRank(_ name: Name) -> Int {
    let order = AttributeOrder.names(for: element.name, on: document.platform)
    if let rank = order.firstIndex(of: name) { return rank * 2 }
    let identity = order.firstIndex { $0 == .id || $0 == CanonicalElement.translates } ?? order.count
    return identity * 2 - 1
  }

  private static let translates = Name("translatesAutoresizingMaskIntoConstraints")

  private func memberRank(_ slot: ChildOrder.Slot) -> Int {
    ChildOrder.rank(of: slot, in: element.name, of: document) ?? Int.max
  }
}
