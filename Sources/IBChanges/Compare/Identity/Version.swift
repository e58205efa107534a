import IBModel
import IBXML

/// A version of a document whose elements are numbered by identity, the same in every version.
struct Version: Sendable {
  let document: Document
  /// Positions in the tree by identity; -1 for missing elements.
  private var places: [Int32] = []
  private var identities: [Int32]
  /// Identities of values and elements with text: nothing inside them has an identity.
  private(set) var values: Set<Int> = []
  private let aliases: [ObjectID: ObjectID]

  /// Numbers the elements of a document.
  /// - Parameters:
  ///   - base: An already numbered version, for aligning repeated members.
  ///   - aliases: The ids of objects and scenes in that version, where they differ.
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

  /// Whether an element is compared as a whole. Attributed strings are compared by fragment if the base has the same
  /// ones.
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

  /// The key of an object or scene; nil for other elements, and for an object whose id occurred before.
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

  func has(_ identity: Int) -> Bool { identity >= 0 && identity < places.count && places[identity] >= 0 }

  func element(_ identity: Int) -> Element? {
    has(identity) ? document.tree.element(at: Int(places[identity])) : nil
  }

  /// The identity of an element; nil inside a value.
  func identity(of element: Element) -> Int? {
    let identity = identities[element.index]
    return identity < 0 ? nil : Int(identity)
  }

  /// The identity of an element's parent; nil for the root and missing elements.
  func parent(_ identity: Int) -> Int? { element(identity)?.parent.flatMap { self.identity(of: $0) } }

  func children(_ identity: Int) -> [Int] {
    guard let element = element(identity), !values.contains(identity) else { return [] }
    return element.children.compactMap { self.identity(of: $0) }
  }
}
