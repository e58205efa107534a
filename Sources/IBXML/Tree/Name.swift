import Synchronization

/// An element or attribute name, interned for the life of the process, so that comparing two is comparing integers.
///
/// Names are never printed by number: their order depends on what was read first.
public struct Name: Hashable, Sendable {
  @usableFromInline let number: UInt32

  /// Interns a name.
  /// - Complexity: one hash of the text; takes a lock. Keep names that are asked for often in a `static let`.
  public init(_ text: String) {
    number = Name.table.withLock { $0.number(of: text) }
  }

  /// The name as it stands in the document.
  public var text: String {
    Name.table.withLock { $0.texts[Int(number)] }
  }

  private struct Table {
    var texts: [String] = []
    var numbers: [String: UInt32] = [:]

    mutating func number(of text: String) -> UInt32 {
      if let known = numbers[text] { return known }
      let new = UInt32(texts.count)
      texts.append(text)
      numbers[text] = new
      return new
    }
  }

  private static let table = Mutex(Table())
}

extension Name: CustomStringConvertible {
  /// The name as it stands in the document.
  public var description: String { text }
}

extension Name: ExpressibleByStringLiteral {
  /// Interns a name; takes a lock.
  public init(stringLiteral value: String) { self.init(value) }
}
