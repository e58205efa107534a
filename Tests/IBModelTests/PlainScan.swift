/// The attributes of a document found by looking for quotes: no tree, no model, nothing of the library.
///
/// It holds for texts as Xcode writes them, with double quotes and without `<` in values.
struct PlainScan {
  private(set) var ids: [String] = []
  private(set) var named: [String] = []
  /// Values of other attributes that have the shape of Xcode's ids, `abc-de-fgh`.
  private(set) var shaped: [String] = []

  init(_ bytes: [UInt8], names: Set<String> = []) {
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if rest.starts(with: "!--".utf8) {
        rest = PlainScan.afterComment(rest)
        continue
      }
      let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
      add(rest[..<end], names)
      rest = rest[end...]
    }
  }

  private static func afterComment(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = rest
    while let dash = rest.firstIndex(of: UInt8(ascii: "-")), !rest[dash...].starts(with: "-->".utf8) {
      rest = rest[(dash + 1)...]
    }
    return rest
  }

  private mutating func add(_ tag: ArraySlice<UInt8>, _ names: Set<String>) {
    let isPreset = tag.starts(with: "device ".utf8) || tag.starts(with: "adaptation ".utf8)
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (text, value) in zip(parts, parts.dropFirst()) where text.last == UInt8(ascii: "=") {
      let blank = text.lastIndex { $0 <= UInt8(ascii: " ") } ?? text.startIndex
      let name = String(decoding: text[(blank + 1)...].dropLast(), as: UTF8.self)
      if name == "id" {
        if !isPreset { ids.append(String(decoding: value, as: UTF8.self)) }
      } else {
        if PlainScan.hasShape(value) { shaped.append(String(decoding: value, as: UTF8.self)) }
        if names.contains(name) { named.append(String(decoding: value, as: UTF8.self)) }
      }
    }
  }

  private static func hasShape(_ value: ArraySlice<UInt8>) -> Bool {
    let dash = UInt8(ascii: "-")
    return value.count == 10 && value[value.startIndex + 3] == dash && value[value.startIndex + 6] == dash
  }

  /// Whether a text has the shape of Xcode's ids.
  static func hasShape(_ text: String) -> Bool { hasShape(Array(text.utf8)[...]) }
}
