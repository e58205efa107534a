import IBModel
import IBXML

/// The identity of an element across versions of a document.
enum ElementKey: Hashable, Sendable {
  case document
  case object(ObjectID)
  case scene(ObjectID)
  /// A part of another element: its name and role there. The occurrence distinguishes parts with the same name and
  /// role; parts that only one version has are distinguished by content.
  case member(of: Int, name: Name, role: String, occurrence: Int)
}

/// Numbers for keys, shared by all compared versions.
struct IdentityTable: Sendable {
  private(set) var keys: [ElementKey] = []
  private var numbers: [ElementKey: Int] = [:]

  var count: Int { keys.count }

  mutating func number(of key: ElementKey) -> Int {
    if let known = numbers[key] { return known }
    let number = keys.count
    keys.append(key)
    numbers[key] = number
    return number
  }

  func known(_ key: ElementKey) -> Int? { numbers[key] }

  /// Whether an element has its own id: an object, a scene, or the document.
  func isObject(_ identity: Int) -> Bool {
    if case .member = keys[identity] { false } else { true }
  }

  func owner(of identity: Int) -> Int {
    var current = identity
    while case .member(let parent, _, _, _) = keys[current] { current = parent }
    return current
  }

  func isPart(_ identity: Int, of isWhole: (Int) -> Bool) -> Bool {
    var current = identity
    while case .member(let parent, _, _, _) = keys[current] {
      if isWhole(parent) { return true }
      current = parent
    }
    return false
  }

  /// The attribute that an element may be written as, and the element that has it.
  func attribute(for identity: Int) -> (owner: Int, name: Name)? {
    guard case .member(let owner, ElementRole.keyed, let role, 0) = keys[identity], !role.contains("\0") else {
      return nil
    }
    return (owner, Name(role))
  }

  func object(_ id: ObjectID) -> Int? { numbers[.object(id)] ?? numbers[.scene(id)] }
}
