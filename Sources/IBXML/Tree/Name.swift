import IBBase

/// An element or attribute name. Comparing usual names compares integers.
///
/// Names are not kept beyond the trees and values that have them.
public struct Name: Hashable, Sendable {
  /// The number in the vocabulary; the greatest one means another name.
  @usableFromInline let code: UInt16
  /// The text of a name that is not in the vocabulary.
  @usableFromInline let other: OtherName?

  @usableFromInline final class OtherName: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// Creates a name from a text.
  /// - Complexity: one hash of the text. Frequent names are constants, or in a `static let`.
  public init(_ text: String) {
    var text = text
    let number = text.withUTF8 { Vocabulary.common.number(of: $0) }
    code = number.map { UInt16($0) } ?? UInt16.max
    other = number == nil ? OtherName(text) : nil
  }

  package static func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int? { Vocabulary.common.number(of: bytes) }

  @inlinable package init(number: Int) {
    code = UInt16(number)
    other = nil
  }

  /// The number in the vocabulary; nil for another name.
  package var number: Int? { code == UInt16.max ? nil : Int(code) }

  /// The number of names in the vocabulary; their numbers begin at 0.
  package static var commonCount: Int { Vocabulary.common.count }

  /// The spelling in the document.
  public var text: String { other?.text ?? Vocabulary.common.text(of: Int(code)) }

  func write(to bytes: inout [UInt8]) { withBytes { bytes.append(contentsOf: $0) } }

  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard var text = other?.text else { return body(Vocabulary.common.bytes(of: Int(code))) }
    return text.withUTF8(body)
  }

  /// Whether the texts are the same.
  @inlinable public static func == (left: Name, right: Name) -> Bool {
    left.code == right.code && (left.code != UInt16.max || left.hasTextOf(right))
  }

  @usableFromInline func hasTextOf(_ name: Name) -> Bool { other === name.other || other?.text == name.other?.text }

  /// Hashes the number, or the text of a name without one.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    if let other { hasher.combine(other.text) }
  }
}

extension Name: CustomStringConvertible {
  /// The spelling in the document.
  public var description: String { text }
}

extension Name: ExpressibleByStringLiteral {
  /// Creates a name from a literal.
  public init(stringLiteral value: StaticString) {
    let bytes = UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount)
    if let number = Vocabulary.common.number(of: bytes) {
      self.init(number: number)
    } else {
      self.init("\(value)")
    }
  }
}

/// A dictionary by name: for names of the vocabulary, a look-up is an access to an array.
///
/// It is public because only public declarations can be inlined into another module.
public struct NameMap<Value: Sendable>: Sendable {
  @usableFromInline var common: [Value?]
  @usableFromInline var others: [Name: Value] = [:]

  /// Creates an empty map.
  public init() { common = Array(repeating: nil, count: Name.commonCount) }

  /// The value of a name.
  @inlinable public subscript(name: Name) -> Value? {
    get { name.code == UInt16.max ? others[name] : common[Int(name.code)] }
    set {
      if name.code == UInt16.max { others[name] = newValue } else { common[Int(name.code)] = newValue }
    }
  }

  /// The names with a value.
  public var names: [Name] {
    common.indices.filter { common[$0] != nil }.map(Name.init(number:)) + others.keys.ordered(by: \.text)
  }
}
