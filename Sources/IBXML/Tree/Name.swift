/// An element or attribute name. Comparing the names that documents usually have is comparing integers.
///
/// Names are not kept beyond the trees and values that have them.
public struct Name: Hashable, Sendable {
  /// The number in the vocabulary; the greatest one means that it is another name.
  @usableFromInline let code: UInt16
  /// The text of a name that is not in the vocabulary.
  @usableFromInline let other: OtherName?

  @usableFromInline final class OtherName: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// A name with a text.
  /// - Complexity: one hash of the text. Names that are often needed are constants, or in a `static let`.
  public init(_ text: String) {
    var text = text
    let number = text.withUTF8 { Vocabulary.common.number(of: $0) }
    code = number.map { UInt16($0) } ?? UInt16.max
    other = number == nil ? OtherName(text) : nil
  }

  /// The number in the vocabulary of a name with these bytes.
  package static func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int? { Vocabulary.common.number(of: bytes) }

  /// The name of the vocabulary with a number.
  @inlinable package init(number: Int) {
    code = UInt16(number)
    other = nil
  }

  /// The number in the vocabulary, nil for a name that documents usually do not have.
  package var number: Int? { code == UInt16.max ? nil : Int(code) }

  /// How many names the vocabulary has; their numbers begin at 0.
  package static var commonCount: Int { Vocabulary.common.count }

  /// The name as it is written in the document.
  public var text: String { other?.text ?? Vocabulary.common.text(of: Int(code)) }

  /// Adds the bytes of the text to others.
  func write(to bytes: inout [UInt8]) { withBytes { bytes.append(contentsOf: $0) } }

  /// Runs what reads the bytes of the text.
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
  /// The name as it is written in the document.
  public var description: String { text }
}

extension Name: ExpressibleByStringLiteral {
  /// A name with a text.
  public init(stringLiteral value: StaticString) {
    let bytes = UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount)
    if let number = Vocabulary.common.number(of: bytes) {
      self.init(number: number)
    } else {
      self.init("\(value)")
    }
  }
}

/// Values by name: for the names that documents usually have, a look-up is an access to an array.
///
/// It is public because only what is public can be inlined into another module.
public struct NameMap<Value: Sendable>: Sendable {
  @usableFromInline var common: [Value?]
  @usableFromInline var others: [Name: Value] = [:]

  /// A map without values.
  public init() { common = Array(repeating: nil, count: Name.commonCount) }

  /// The value of a name.
  @inlinable public subscript(name: Name) -> Value? {
    get { name.code == UInt16.max ? others[name] : common[Int(name.code)] }
    set {
      if name.code == UInt16.max { others[name] = newValue } else { common[Int(name.code)] = newValue }
    }
  }

  /// The names that have a value.
  public var names: [Name] {
    common.indices.filter { common[$0] != nil }.map(Name.init(number:)) + others.keys.ordered(by: \.text)
  }
}
