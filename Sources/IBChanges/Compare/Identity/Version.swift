import IBModel
import IBXML

/// One version of a document, its elements numbered by what they are, so that the same element has the same number in
/// every version.
struct Version: Sendable {
  let document: Document
  /// Positions in the tree by identity, -1 for what the version does not have.
  private var places: [Int32] = []
  /// Identities by position in the tree, -1 for what has none.
  private var identities: [Int32]
  /// Identities of values and of what has text: nothing below them has an identity.
  private(set) var values: Set<Int> = []
  /// The ids of objects in the other version, where they differ.
  private let aliases: [ObjectID: ObjectID]

  /// Numbers the elements of a document.
  /// - Parameters:
  ///   - base: A version that was numbered before, by which repeated members are distinguished.
  ///   - aliases: What objects and scenes are called in that version, where their ids differ.
  /// - Complexity: O(elements), and in lists of repeated members O(difference · members)
  init(
    _ document: Document, in table: inout IdentityTable, beside base: Version? = nil,
    aliases: [ObjectID: ObjectID] = [:]
  ) {
    (self.document, self.aliases) = (document, aliases)
    identities = Array(repeating: -1, count: document.tree.nodeCount)
    let root = document.tree.root
    let identity = table.number(of: .document)
    note(identity, at: root.index)
    var open = [(root, identity)]
    while let (element, identity) = open.popLast() {
      if isWhole(element, identity, beside: base) {
        values.insert(identity)
        continue
      }
      number(childrenOf: element, identity, in: &table, beside: base, &open)
    }
  }

  /// Whether nothing in an element is compared by itself. A text with attributes is compared part by part where the
  /// parts are those of the base.
  private func isWhole(_ element: Element, _ identity: Int, beside base: Version?) -> Bool {
    guard ElementRole.isValue(element), let texts = ElementRole.partTexts(of: element) else {
      return ElementRole.isValue(element)
    }
    guard let base else { return false }
    return base.element(identity).flatMap(ElementRole.partTexts) != texts
  }

  private mutating func note(_ identity: Int, at place: Int) {
    if identity >= places.count { places += Array(repeating: -1, count: identity + 1 - places.count) }
    places[identity] = Int32(place)
    identities[place] = Int32(identity)
  }

  private mutating func number(
    childrenOf element: Element, _ identity: Int, in table: inout IdentityTable, beside base: Version?,
    _ open: inout [(Element, Int)]
  ) {
    var members = RepeatedMembers()
    for child in element.children {
      if let key = objectKey(of: child, in: table) {
        let number = table.number(of: key)
        note(number, at: child.index)
        open.append((child, number))
      } else {
        members.add(child)
      }
    }
    for member in members.numbered(of: identity, in: &table, beside: base) {
      note(member.identity, at: member.element.index)
      open.append((member.element, member.identity))
    }
  }

  /// The key of an object or scene; nil for other elements, and for an object whose id an earlier one has.
  private func objectKey(of element: Element, in table: IdentityTable) -> ElementKey? {
    let key: ElementKey
    if element.name == .scene, let id = element[.sceneID].map(ObjectID.init(_:)) {
      key = .scene(aliases[id] ?? id)
    } else if let object = Object(element) {
      key = .object(aliases[object.id] ?? object.id)
    } else {
      return nil
    }
    if let known = table.known(key), has(known) { return nil }
    return key
  }

  // MARK: Questions

  /// Whether the version has an element.
  func has(_ identity: Int) -> Bool { identity >= 0 && identity < places.count && places[identity] >= 0 }

  /// The element with an identity.
  func element(_ identity: Int) -> Element? {
    has(identity) ? document.tree.element(at: Int(places[identity])) : nil
  }

  /// The identity of an element; nil for what is in a value.
  func identity(of element: Element) -> Int? {
    let identity = identities[element.index]
    return identity < 0 ? nil : Int(identity)
  }

  /// The identity of the element around another one; nil for the root and for what the version does not have.
  func parent(_ identity: Int) -> Int? {
    element(identity)?.parent.flatMap { self.identity(of: $0) }
  }

  /// The identities of the children of an element, in order.
  func children(_ identity: Int) -> [Int] {
    guard let element = element(identity), !values.contains(identity) else { return [] }
    return element.children.compactMap { self.identity(of: $0) }
  }
}
