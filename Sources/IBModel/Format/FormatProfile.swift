import IBXML

/// The format of elements with a name of the vocabulary, for ``FormatScreen``. A reference is passed on for each element.
final class FormatProfile: Sendable {
  /// Whether only places, roles, attributes and children have to be judged.
  let isUsual: Bool
  let isList: Bool
  let hasDistinctRoles: Bool
  let required: [Int]
  let roles: ByteSet
  /// In bytes.
  let nameLength: Int

  /// By the number of the name.
  static let all: [FormatProfile] = (0..<Name.commonCount).map { FormatProfile(Name(number: $0)) }

  private init(_ name: Name) {
    let row = ElementNesting.known.rows[name]
    let required = RequiredAttributes.byElement[name] ?? []
    // An attribute outside of the vocabulary has no number to look for.
    self.required = required.compactMap(\.number)
    isUsual =
      ElementKind(name).isKnown && name != .document && name != FormatCheck.layouts
      && self.required.count == required.count
    isList = FormatCheck.lists.contains(name)
    hasDistinctRoles = row?.children == nil && !FormatCheck.free.contains(name)
    roles = ByteSet(row?.keys ?? [])
    nameLength = name.withBytes(\.count)
  }
}

/// A set of texts that is looked up by bytes.
struct ByteSet: Sendable {
  private let texts: [[[UInt8]]]

  init(_ texts: [TableText]) {
    var byLength: [[[UInt8]]] = []
    for text in texts {
      let bytes = Array(text.bytes)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append(bytes)
    }
    self.texts = byLength
  }

  func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count < texts.count && texts[bytes.count].contains { Spelling.areEqual($0, bytes) }
  }
}
