import IBModel
import IBXML

/// The pattern of one component of a path: a glob without `/`, `**` and `{}`.
struct ComponentPattern: Sendable, Hashable {
  fileprivate enum Token: Hashable {
    case byte(UInt8)
    /// One character, which may be several bytes.
    case any
    case anyText
    case set(Set<Unicode.Scalar>, ranges: [ClosedRange<Unicode.Scalar>], isInverted: Bool)
  }

  private let tokens: [Token]
  /// The pattern's spelling of characters that Unicode spells in several ways: macOS stores `é` as `e` and an accent.
  private let spellings: [Character: [UInt8]]

  init(_ text: ArraySlice<UInt8>) throws(ExplainedError) {
    let others = String(decoding: text, as: UTF8.self).filter { !$0.isASCII }
    spellings = Dictionary(others.map { ($0, Array($0.utf8)) }, uniquingKeysWith: { first, _ in first })
    var tokens: [Token] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        if tokens.last != .anyText { tokens.append(.anyText) }
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "["): tokens.append(try ComponentPattern.set(&rest))
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
  }

  /// Reads a set up to its `]`, which may be its first member.
  private static func set(_ rest: inout ArraySlice<UInt8>) throws(ExplainedError) -> Token {
    let isInverted = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isInverted { rest.removeFirst() }
    guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { throw .unbalanced("[") }
    let members = Array(String(decoding: rest[..<end], as: UTF8.self).unicodeScalars)
    rest = rest[(end + 1)...]
    var singles: Set<Unicode.Scalar> = []
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var index = 0
    while index < members.count {
      if index + 2 < members.count, members[index + 1] == "-", members[index] <= members[index + 2] {
        ranges.append(members[index]...members[index + 2])
        index += 3
      } else {
        singles.insert(members[index])
        index += 1
      }
    }
    return .set(singles, ranges: ranges, isInverted: isInverted)
  }

  func matches(_ component: [UInt8]) -> Bool {
    let component = spelledAlike(component)
    return matchesWildcards(tokens, component.count, isWildcard: { $0 == .anyText }) {
      $0.matchedLength(at: $1, in: component)
    }
  }

  /// The component with characters spelled as in the pattern.
  fileprivate func spelledAlike(_ component: [UInt8]) -> [UInt8] {
    if spellings.isEmpty || component.allSatisfy({ $0 < 0x80 }) { return component }
    return String(decoding: component, as: UTF8.self).flatMap { spellings[$0] ?? Array($0.utf8) }
  }

  /// The length in bytes of the UTF-8 character at a position, at least one.
  fileprivate static func characterLength(at position: Int, in component: [UInt8]) -> Int {
    var end = position + 1
    while end < component.count, component[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
    return end - position
  }
}

extension ComponentPattern.Token {
  /// The number of bytes that the token matches; nil if it does not match.
  fileprivate func matchedLength(at position: Int, in component: [UInt8]) -> Int? {
    switch self {
    case .byte(let byte): return component[position] == byte ? 1 : nil
    case .anyText: return nil
    case .any: return ComponentPattern.characterLength(at: position, in: component)
    case .set(let singles, let ranges, let isInverted):
      let length = ComponentPattern.characterLength(at: position, in: component)
      let bytes = component[position..<(position + length)]
      guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return nil }
      let isMember = singles.contains(scalar) || ranges.contains { $0.contains(scalar) }
      return isMember != isInverted ? length : nil
    }
  }
}
