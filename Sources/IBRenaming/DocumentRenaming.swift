import IBBase
import IBModel
import IBProject
import IBXML

/// Collects the renaming changes of one document.
struct DocumentRenaming {
  private var edit: ModelEdit
  private var count = 0

  init(_ document: Document) { edit = ModelEdit(document) }

  mutating func change(_ value: DocumentValue, to new: String) {
    guard let attribute = value.element.attributes.first(where: { $0.range == value.range }) else { return }
    change(attribute.name, of: value.element, to: new)
  }

  mutating func change(_ attribute: Name, of element: Element, to new: String) {
    edit.setAttribute(attribute, to: new, on: element)
    count += 1
  }

  /// Adds the changed document to a plan.
  /// - Throws: `ExplainedError` when the result cannot be verified.
  func finish(_ path: String, _ plan: inout RenamingPlan) throws(ExplainedError) {
    guard count > 0 else { return }
    do throws(EditError) { plan.add(try edit.verified(), in: path, count: count) } catch {
      throw ExplainedError("\(path): \(error)")
    }
  }
}

/// A search for names in bytes.
enum TextSearch {
  static func words(_ name: String, in bytes: [UInt8], _ range: Range<Int>? = nil) -> [Range<Int>] {
    let (letters, part) = (Array(name.utf8), bytes[range ?? bytes.indices])
    var found: [Range<Int>] = []
    var place = part.startIndex
    while let match = part[place...].range(of: letters) {
      let isStart = match.lowerBound == part.startIndex || !isWordByte(bytes[match.lowerBound - 1])
      let isEnd = match.upperBound == part.endIndex || !isWordByte(bytes[match.upperBound])
      if isStart, isEnd { found.append(match) }
      place = match.lowerBound + 1
    }
    return found
  }

  static func isFileName(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let rest = bytes[range.upperBound...].prefix(12)
    let isFile = [".swift", ".h", ".m", ".mm", ".xib", ".nib", ".storyboard"].contains { ending in
      rest.starts(with: ending.utf8) && !(rest.dropFirst(ending.utf8.count).first.map(isWordByte) ?? false)
    }
    return isFile || rest.first == UInt8(ascii: "/")
  }

  /// Whether a word, optionally after a module name, is a whole quoted text or the whole content of a tag.
  static func isQuoted(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let next = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
    guard "\"'<".utf8.contains(next) else { return false }
    var start = range.lowerBound
    while start > 0, isWordByte(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    return start > 0 && "\"'>".utf8.contains(bytes[start - 1])
  }
}
