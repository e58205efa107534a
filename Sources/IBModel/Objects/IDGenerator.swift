import IBBase
import IBXML

/// A generator of unused ids of the form `xxx-xx-xxx`, always the same ones for the same seeds.
public struct IDGenerator: Sendable {
  private let used: IdentifiersInUse
  /// Separate from `used`, so that minting in a copy of a generator does not copy the ids of the document.
  private var minted: Set<String> = []

  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// Creates a generator for a document.
  public init(_ document: Document) { used = IdentifiersInUse(document) }

  package static func mayHoldID(_ attribute: Name, on element: Name) -> Bool {
    attribute == .id || attribute == .sceneID || ReferenceAttributes.holdsID(attribute, on: element)
  }

  /// Returns a new id for a seed. The same seed gives another id the second time.
  /// - Complexity: O(attributes of the document) the first time
  public mutating func identifier(for seed: String) -> ObjectID {
    var attempt = 0
    while true {
      let candidate = IDGenerator.shape(IDGenerator.hash(seed, attempt: attempt))
      let key = candidate.lowercased()
      if !used.contains(key), minted.insert(key).inserted { return ObjectID(candidate) }
      attempt += 1
    }
  }

  /// Returns the id that a seed always has in a document: an unused one, or the id of an object made with it.
  public static func identifier(
    for seed: String, in document: Document, orOf isSame: (Object) -> Bool
  ) -> ObjectID {
    var attempt = 0
    while true {
      let candidate = ObjectID(shape(hash(seed, attempt: attempt)))
      guard let object = document.object(candidate), !isSame(object) else { return candidate }
      attempt += 1
    }
  }

  /// FNV-1a with 64 bits, with a final mix so that similar seeds give dissimilar ids.
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

/// The values that have the form of an id, read when the first id is made and shared by all copies of a generator.
private final class IdentifiersInUse: Sendable {
  private let document: Document
  /// The eight letters and digits of each value, in lower case.
  private let known = Locked<Set<UInt64>?>(nil)

  init(_ document: Document) { self.document = document }

  /// Compares without case: no document has ids that differ only in case, and file systems may not distinguish them.
  func contains(_ id: String) -> Bool {
    known.withLock { known in
      let values = known ?? shapedValues
      known = values
      return IdentifiersInUse.characters(id.utf8).map(values.contains) ?? false
    }
  }

  private var shapedValues: Set<UInt64> {
    var result: Set<UInt64> = Set(minimumCapacity: document.tree.nodeCount)
    document.tree.visitValues(ofLength: 10) { value in
      if let characters = IdentifiersInUse.characters(value) { result.insert(characters) }
    }
    return result
  }

  /// Returns the characters of `xxx-xx-xxx` without the dashes, in lower case; nil for other forms.
  private static func characters(_ value: some Collection<UInt8>) -> UInt64? {
    var result: UInt64 = 0
    var count = 0
    for byte in value {
      if count == 3 || count == 6 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        result = result << 8 | UInt64(isUpper ? byte | 0x20 : byte)
      }
      count += 1
    }
    return count == 10 ? result : nil
  }
}
