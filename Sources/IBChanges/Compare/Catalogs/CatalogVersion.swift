import IBXML

/// A version of a string catalog, split into its parts.
struct CatalogVersion {
  let source: SourceText
  let mark: [UInt8]
  let lineEnd: LineEnd
  let root: CatalogPart

  /// A limit on the file size; the largest of 65 catalogs has 0.7 MB.
  private static let mostBytes = 20_000_000

  enum LineEnd { case lf, crlf }

  /// - Parameter name: The name in messages.
  /// - Parameter wanted: The line endings to convert to, if any.
  init(_ bytes: [UInt8], name: String, lineEnd wanted: LineEnd? = nil) throws(ExplainedError) {
    guard bytes.count <= CatalogVersion.mostBytes else { throw .unreadableText("\(name) is larger than 20 MB") }
    do throws(XMLError) { source = try SourceText(bytes) } catch { throw .unreadableText("\(name): \(error)") }
    mark = source.utf8.starts(with: SourceEncoding.utf8Mark) ? SourceEncoding.utf8Mark : []
    var text = Array(source.utf8.dropFirst(mark.count))
    guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text), !text.contains(0) else {
      throw .unreadableText("\(name) is not text")
    }
    let own = try CatalogVersion.lineEnd(of: text, name)
    if let wanted, let own, wanted != own { text = CatalogVersion.converted(text, to: wanted) }
    lineEnd = wanted ?? own ?? .lf
    if text.allSatisfy({ $0 <= 0x20 }) {
      root = CatalogPart(key: [], opening: [], closing: text[...])
      return
    }
    do throws(ExplainedError) { root = try CatalogReader.read(text) } catch {
      let place = LineIndex(text).position(of: error.offset ?? 0)
      throw .unreadableText("\(name) is not a string catalog: \(place.line):\(place.column): \(error)")
    }
  }

  /// The line ending of most lines; nil without any.
  private static func lineEnd(of text: [UInt8], _ name: String) throws(ExplainedError) -> LineEnd? {
    var (all, returns, last) = (0, 0, UInt8(0))
    for byte in text {
      if byte == UInt8(ascii: "\n") {
        all += 1
        if last == UInt8(ascii: "\r") { returns += 1 }
      }
      last = byte
    }
    if all == 0, text.contains(UInt8(ascii: "\r")) { throw .unreadableText("\(name) has lines that end with CR alone") }
    return all == 0 ? nil : returns * 2 > all ? .crlf : .lf
  }

  private static func converted(_ text: [UInt8], to lineEnd: LineEnd) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (position, byte) in text.enumerated() {
      let endsLine = byte == UInt8(ascii: "\r") && position + 1 < text.count && text[position + 1] == UInt8(ascii: "\n")
      if endsLine { continue }
      if byte == UInt8(ascii: "\n"), lineEnd == .crlf { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }
}
