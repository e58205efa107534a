import IBXML
import Synchronization

/// Makes ids of the shape `xxx-xx-xxx` that a document does not use, always the same ones for the same seeds.
public struct IDGenerator: Sendable {
  private let used: IdentifiersInUse
  /// Separate from `used`, so that a copy of a generator does not copy the ids of the document when it makes one.
  private var minted: Set<String> = []

  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// A generator for a document.
  public init(_ document: Document) { used = IdentifiersInUse(document) }

  static func mayHoldID(_ attribute: Name, on element: Name) -> Bool {
    attribute == .id || attribute == .sceneID || ReferenceAttributes.holdsID(attribute, on: element)
  }

  /// A new id for a seed. The same seed gives another id the second time.
  /// - Complexity: O(attributes of the document) the first time
  public mutating func identifier(for seed: String) -> String {
    var attempt = 0
    while true {
      let candidate = IDGenerator.shape(IDGenerator.hash(seed, attempt: attempt))
      let key = candidate.lowercased()
      if !used.contains(key), minted.insert(key).inserted { return candidate }
      attempt += 1
    }
  }

  /// The id that a seed always has in a document: one that nothing has, or that an object has which was made with it.
  public static func identifier(
    for seed: String, in document: Document, orOf isSame: (Object) -> Bool
  ) -> String {
    var attempt = 0
    while true {
      let candidate = shape(hash(seed, attempt: attempt))
      guard let object = document.object(candidate), !isSame(object) else { return candidate }
      attempt += 1
    }
  }

  /// FNV-1a, 64 bits, with a final mix so that similar seeds give dissimilar ids.
  private static func hash(_ seed: String, attempt: Int) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(seed)#\(attempt)".utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ (value >> 32)) &* 0xd6e8_feb8_6659_fd93
    return value ^ (value >> 32)
  }

  private static func shape(_ hash: UInt64) -> String {
    var rest = hash
    var result = ""
    for position in 0..<8 {
      if position == 3 || position == 5 { result += "-" }
      result.append(alphabet[Int(rest % UInt64(alphabet.count))])
      rest /= UInt64(alphabet.count)
    }
    return result
  }
}

/// Values of a document that have the shape of an id. They are read when the first id is made, and shared by all copies of
/// a generator.
private final class IdentifiersInUse: Sendable {
  private let document: Document
  private let known = Mutex<Set<[UInt8]>?>(nil)

  init(_ document: Document) { self.document = document }

  /// Whether the document has an id, or one that differs only in case: no document has two such ids, and file systems may
  /// not distinguish them.
  /// - Parameter key: in lower case.
  func contains(_ key: String) -> Bool {
    known.withLock { known in
      let values = known ?? shapedValues
      known = values
      return values.contains(Array(key.utf8))
    }
  }

  private var shapedValues: Set<[UInt8]> {
    var result: Set<[UInt8]> = Set(minimumCapacity: document.tree.nodeCount)
    for element in document.tree.elements {
      element.visitAttributes { _, value, _ in
        guard value.count == 10, value[value.startIndex + 3] == UInt8(ascii: "-"),
          value[value.startIndex + 6] == UInt8(ascii: "-")
        else { return }
        result.insert(value.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 })
      }
    }
    return result
  }
}
