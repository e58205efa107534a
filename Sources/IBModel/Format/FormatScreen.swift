import IBBase
import IBXML

/// A fast check that passes almost all elements by numbers and bytes alone and leaves the others to ``FormatCheck``,
/// whose answers about pairs of names it keeps for later documents.
struct FormatScreen {
  private let nodes: [NodeRecord]
  private let attributes: [AttributeRecord]
  private let nameCount = Name.commonCount
  private let profiles = FormatProfile.all
  private var answers: FormatAnswers
  private let knownCount: Int
  private var roles: [Range<Int>] = []

  private static let known = Locked(FormatAnswers())
  private static let key = Int32(Name.key.number ?? -1)
  private static let size = Name("size").number ?? -1
  private static let variation = Name.variation.number ?? -1

  init(_ tree: XMLTree) {
    (nodes, attributes) = (tree.nodes, tree.attributes)
    answers = FormatScreen.known.withLock { $0 }
    knownCount = answers.count
  }

  func share() {
    guard answers.count > knownCount else { return }
    FormatScreen.known.withLock { known in
      if answers.count > known.count { known = answers }
    }
  }

  /// Whether the element at a position, its attributes and the roles of its children are certainly fine.
  mutating func isFine(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    let name = Int(node.name)
    guard name < nameCount, node.parent >= 0 else { return false }
    let parent = Int(nodes[Int(node.parent)].name)
    guard parent < nameCount else { return false }
    let profile = profiles[name]
    guard profile.isUsual, profile.required.allSatisfy({ attribute(Int32($0), of: node) != nil }) else { return false }
    return isPlaced(node, name, in: parent, profile, bytes)
      && hasFineAttributes(index, bytes)
      && (!profile.hasDistinctRoles || node.isSelfClosed || hasDistinctRoles(node, index, bytes))
  }

  private func attribute(_ name: Int32, of node: NodeRecord) -> Int? {
    let first = Int(node.firstAttribute)
    for index in first..<first + Int(node.attributeCount) where attributes[index].name == name { return index }
    return nil
  }

  private func value(_ attribute: Int) -> Range<Int> {
    Int(attributes[attribute].valueStart)..<Int(attributes[attribute].valueEnd)
  }

  private mutating func isPlaced(
    _ node: NodeRecord, _ name: Int, in parent: Int, _ profile: FormatProfile, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let answer = answers.place(of: name, in: parent)
    guard let key = attribute(FormatScreen.key, of: node) else { return answer.contains(.withoutRole) }
    if answer.contains(.withAnyRole) { return true }
    return answer.contains(.withKnownRole) && profile.roles.contains(UnsafeBufferPointer(rebasing: bytes[value(key)]))
  }

  mutating func hasFineAttributes(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    let isVariation = Int(node.name) == FormatScreen.variation && node.parent >= 0
    // A variation has the attributes of its object.
    let owner = Int(isVariation ? nodes[Int(node.parent)].name : node.name)
    guard owner < nameCount else { return false }
    let row = answers.row(of: owner)
    let first = Int(node.firstAttribute)
    for index in first..<first + Int(node.attributeCount) {
      let name = Int(attributes[index].name)
      guard name < nameCount else { return false }
      if isVariation, name == Int(FormatScreen.key) { continue }
      let value = UnsafeBufferPointer(rebasing: bytes[value(index)])
      if !answers.accepts(value, of: name, on: owner, row: row) { return false }
    }
    return true
  }

  private mutating func hasDistinctRoles(
    _ node: NodeRecord, _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    roles.removeAll(keepingCapacity: true)
    var position = index + 1
    while position < Int(node.subtreeEnd) {
      let child = nodes[position]
      position = Int(child.subtreeEnd)
      guard child.kind == .element, let role = role(of: child) else { continue }
      let known = UnsafeBufferPointer(rebasing: bytes[role])
      for other in roles where Spelling.areEqual(UnsafeBufferPointer(rebasing: bytes[other]), known) { return false }
      roles.append(role)
      if roles.count > FormatCheck.mostRoles { return false }
    }
    return true
  }

  /// Returns nil if the parent can have several such children.
  private func role(of child: NodeRecord) -> Range<Int>? {
    let name = Int(child.name)
    if name == FormatScreen.size || name == FormatScreen.variation { return nil }
    if let key = attribute(FormatScreen.key, of: child) { return value(key) }
    guard name < nameCount, profiles[name].isList else { return nil }
    let start = Int(child.start) + 1
    return start..<min(start + profiles[name].nameLength, Int(child.contentStart))
  }
}
