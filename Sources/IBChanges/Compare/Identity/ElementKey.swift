import IBModel
import IBXML

/// What makes an element of one version of a document the same as one of another version.
enum ElementKey: Hashable, Sendable {
  /// The root.
  case document
  /// Anything with an id.
  case object(ObjectID)
  case scene(ObjectID)
  /// A part of another element: its name and its role there. Several of the same name and role are distinguished by a
  /// number; those that only one version has, by what they say.
  case member(of: Int, name: Name, role: String, occurrence: Int)
}

/// Numbers for keys, shared by all versions that are compared.
struct IdentityTable: Sendable {
  private(set) var keys: [ElementKey] = []
  private var numbers: [ElementKey: Int] = [:]

  /// How many elements are known.
  var count: Int { keys.count }

  /// The number of a key, which is made at its first occurrence.
  mutating func number(of key: ElementKey) -> Int {
    if let known = numbers[key] { return known }
    let number = keys.count
    keys.append(key)
    numbers[key] = number
    return number
  }

  /// The number of a key that occurs.
  func known(_ key: ElementKey) -> Int? { numbers[key] }

  /// Whether an element has an id of its own: an object, a scene, or the document.
  func isObject(_ identity: Int) -> Bool {
    if case .member = keys[identity] { false } else { true }
  }

  /// The object that an element is a part of, or the element itself if it is one.
  func owner(of identity: Int) -> Int {
    var current = identity
    while case .member(let parent, _, _, _) = keys[current] { current = parent }
    return current
  }

  /// Whether an element is a part of one for which a condition holds.
  func isPart(_ identity: Int, of isWhole: (Int) -> Bool) -> Bool {
    var current = identity
    while case .member(let parent, _, _, _) = keys[current] {
      if isWhole(parent) { return true }
      current = parent
    }
    return false
  }

  /// The attribute that an element with a key can have instead, and the element that has it.
  func attribute(for identity: Int) -> (owner: Int, name: Name)? {
    guard case .member(let owner, ElementRole.keyed, let role, 0) = keys[identity], !role.contains("\0") else {
      return nil
    }
    return (owner, Name(role))
  }

  /// The number of the object or scene with an id.
  func object(_ id: ObjectID) -> Int? { numbers[.object(id)] ?? numbers[.scene(id)] }
}
