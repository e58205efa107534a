import IBBase
import IBXML

/// The line of a document in which a finding starts, as a terminal can show it.
public struct SourceExcerpt: Sendable, Hashable {
  /// The line without its indentation; tabs are spaces, and a long line is shortened around the finding.
  public let line: String
  /// The columns of a terminal before the finding.
  public let caretStart: Int
  /// The columns that the finding takes in the line, at least one.
  public let caretWidth: Int

  /// The largest number of bytes shown before the finding.
  private static let mostBefore = 60
  /// The largest number of bytes shown from the start of the finding.
  private static let mostAfter = 100

  init(of finding: LocatedFinding, in lines: LineIndex) {
    let all = lines.text(ofLine: finding.start.line) ?? []
    let start = min(all.startIndex + finding.start.column - 1, all.endIndex)
    let text = all.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let shown = SourceExcerpt.window(of: text, around: start)
    let end = min(
      finding.end.line == finding.start.line ? start + finding.finding.range.count : shown.endIndex, shown.endIndex)
    let head = shown.startIndex > text.startIndex ? "…" : ""
    let before = head + SourceExcerpt.visible(shown[..<max(start, shown.startIndex)])
    let marked = SourceExcerpt.visible(shown[max(start, shown.startIndex)..<max(start, end, shown.startIndex)])
    let tail = shown.endIndex < text.endIndex ? "…" : ""
    line = before + marked + SourceExcerpt.visible(shown[max(start, end, shown.startIndex)...]) + tail
    caretStart = before.displayWidth
    caretWidth = max(marked.displayWidth, 1)
  }

  /// The shown part of a line, without split characters.
  private static func window(of text: ArraySlice<UInt8>, around place: Int) -> ArraySlice<UInt8> {
    let isBoundary = { (index: Int) in index >= text.endIndex || text[index] & 0xC0 != 0x80 }
    var from = max(place - mostBefore, text.startIndex)
    while from < text.endIndex, !isBoundary(from) { from += 1 }
    var to = min(max(place, text.startIndex) + mostAfter, text.endIndex)
    while to > from, !isBoundary(to) { to -= 1 }
    return text[min(from, to)..<to]
  }

  private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\t", with: "  ").onOneLine
  }
}

extension [LocatedFinding] {
  /// The findings with the lines that they are in.
  /// - Parameter text: The text of the findings, in UTF-8.
  public func quoting(_ text: [UInt8]) -> [LocatedFinding] {
    if isEmpty { return self }
    let lines = LineIndex(text)
    return map { finding in
      var finding = finding
      finding.excerpt = SourceExcerpt(of: finding, in: lines)
      return finding
    }
  }
}
