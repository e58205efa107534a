import IBXML

extension LocatedFinding {
  /// The largest number of listed lines.
  private static let mostLines = 6

  /// The lines of related places, for formats without a place for them: `lines 12, 40 and 57`; nil without any.
  var relatedLines: String? {
    var lines: [Int] = []
    for line in relatedStarts.map(\.line) where line != start.line && !lines.contains(line) { lines.append(line) }
    guard let last = lines.last else { return nil }
    if lines.count == 1 { return "line \(last)" }
    let isCut = lines.count > LocatedFinding.mostLines
    let listed = isCut ? lines.prefix(LocatedFinding.mostLines - 1) : lines.dropLast()
    let rest = isCut ? "\(lines.count - listed.count) more" : "\(last)"
    return "lines \(listed.map(String.init).joined(separator: ", ")) and \(rest)"
  }
}
