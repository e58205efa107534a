/// The difference as `diff -u` prints it; empty when the texts are equal.
///
/// Only `\n` ends a line. Bytes that are not UTF-8 appear as replacement characters.
package func unifiedDiff(old: [UInt8], new: [UInt8], oldName: String, newName: String) -> String {
  let old = lines(of: old)
  let new = lines(of: new)
  let changes = LineDifference(old: old, new: new).changes
  if changes.isEmpty { return "" }

  var output = Array("--- \(oldName)\n+++ \(newName)\n".utf8)
  for hunk in hunks(of: changes) {
    append(hunk, old: old, new: new, to: &output)
  }
  return String(decoding: output, as: UTF8.self)
}

private typealias Line = ArraySlice<UInt8>

private let contextLines = 3

private let newline = UInt8(ascii: "\n")

/// The lines with their line endings; only the last line may lack one.
func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for index in text.indices where text[index] == newline {
    lines.append(text[start...index])
    start = index + 1
  }
  if start < text.count { lines.append(text[start...]) }
  return lines
}

/// Groups of changes; within a group, the distance between changes is at most two contexts.
private func hunks(of changes: [LineDifference.Change]) -> [[LineDifference.Change]] {
  var hunks: [[LineDifference.Change]] = []
  for change in changes {
    if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * contextLines {
      hunks[hunks.count - 1].append(change)
    } else {
      hunks.append([change])
    }
  }
  return hunks
}

private func append(_ hunk: [LineDifference.Change], old: [Line], new: [Line], to output: inout [UInt8]) {
  guard let first = hunk.first, let last = hunk.last else { return }
  let before = min(contextLines, first.old.lowerBound)
  let after = min(contextLines, old.count - last.old.upperBound)
  let shownOld = first.old.lowerBound - before..<last.old.upperBound + after
  let shownNew = first.new.lowerBound - before..<last.new.upperBound + after
  output += "@@ -\(lineNumbers(shownOld)) +\(lineNumbers(shownNew)) @@\n".utf8

  var next = shownOld.lowerBound
  for change in hunk {
    append(old[next..<change.old.lowerBound], mark: " ", to: &output)
    append(old[change.old], mark: "-", to: &output)
    append(new[change.new], mark: "+", to: &output)
    next = change.old.upperBound
  }
  append(old[next..<shownOld.upperBound], mark: " ", to: &output)
}

private func append(_ lines: ArraySlice<Line>, mark: Unicode.Scalar, to output: inout [UInt8]) {
  for line in lines {
    output.append(UInt8(ascii: mark))
    output += line
    if line.last != newline { output += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// The start, from one, and count of lines. The start of an empty range is the preceding line.
private func lineNumbers(_ range: Range<Int>) -> String {
  switch range.count {
  case 0: "\(range.lowerBound),0"
  case 1: "\(range.upperBound)"
  default: "\(range.lowerBound + 1),\(range.count)"
  }
}
