import IBModel

/// Collects the renaming changes of one document.
struct DocumentRenaming {
  private let document: Document
  private var edit: ModelEdit
  private var count = 0

  init(_ document: Document) { (self.document, edit) = (document, ModelEdit(document)) }

  mutating func change(_ value: DocumentValue, to new: String) {
    guard let attribute = value.element.attributes.first(where: { $0.range == value.range }) else { return }
    change(attribute.name, of: value.element, to: new)
  }

  mutating func change(_ attribute: Name, of element: Element, to new: String) {
    edit.setAttribute(attribute, to: new, on: element)
    count += 1
  }

  /// Adds the changed document to a plan.
  /// - Throws: `RenamingError` when the result cannot be verified.
  func finish(_ path: String, _ plan: inout RenamingPlan) throws(RenamingError) {
    guard count > 0 else { return }
    do throws(EditError) { plan.add(try edit.verified(), in: path, count: count) } catch {
      throw RenamingError("\(path): \(error)")
    }
  }
}

/// A search for names in files other than code.
enum TextSearch {
  static func words(_ name: String, in bytes: [UInt8]) -> [Range<Int>] {
    let letters = Array(name.utf8)
    var found: [Range<Int>] = []
    var place = 0
    while let match = bytes[place...].range(of: letters) {
      let isStart = match.lowerBound == 0 || !isWord(bytes[match.lowerBound - 1])
      let isEnd = match.upperBound == bytes.count || !isWord(bytes[match.upperBound])
      if isStart, isEnd { found.append(match) }
      place = match.lowerBound + 1
    }
    return found
  }

  static func isFileName(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let rest = bytes[range.upperBound...].prefix(12)
    let isFile = [".swift", ".h", ".m", ".mm", ".xib", ".nib", ".storyboard"].contains { ending in
      rest.starts(with: ending.utf8) && !(rest.dropFirst(ending.utf8.count).first.map(isWord) ?? false)
    }
    return isFile || rest.first == UInt8(ascii: "/")
  }

  /// Whether a word, optionally after a module name, is a whole quoted text or the whole content of a tag.
  static func isQuoted(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
    guard "\"'<".utf8.contains(next) else { return false }
    var start = range.lowerBound
    while start > 0, isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    return start > 0 && "\"'>".utf8.contains(bytes[start - 1])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x80..., UInt8(ascii: "_"): true
    default: false
    }
  }
}
