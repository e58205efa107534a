import IBBase
import IBModel
import IBXML

/// Findings as lines for people, editors and continuous integration.
package struct TextReporter: Sendable {
  private let context: ReportContext

  package init(_ context: ReportContext = ReportContext(version: "", folder: "")) { self.context = context }

  /// `path:line:column: severity: [rule] message`, with columns in UTF-16 code units from 1. The lines of related
  /// places follow, and the remedy, once for consecutive findings with the same one.
  ///
  /// Findings that say the same are one entry with its places, except in brief.
  package func lines(for files: [FileReport]) -> [String] {
    if context.isBrief {
      return files.flatMap { file in file.findings.map { line(for: $0, in: file.path) } }
    }
    var lines: [String] = []
    let entries = files.entries
    for (index, entry) in entries.enumerated() {
      let located = entry.first.located
      lines.append(line(for: located, in: entry.first.path))
      if let related = located.relatedLines { lines.append(context.style.marked("  see also \(related)", .faint)) }
      lines += placeLines(of: entry)
      let next = index + 1 < entries.count ? entries[index + 1].first : nil
      if located.finding.help != next?.located.finding.help || next?.path != entry.first.path {
        lines.append(helpLine(for: located))
      }
    }
    return lines
  }

  func report(_ files: [FileReport]) -> String { lines(for: files).map { $0 + "\n" }.joined() }

  /// The other places of an entry, with the objects there.
  func placeLines(of entry: FindingEntry) -> [String] {
    let count = entry.others.count
    let isCut = count > FindingEntry.mostPlaces
    let listed = entry.others.prefix(isCut ? FindingEntry.mostPlaces - 1 : count).map { other in
      let place = context.style.link(
        "\(other.path.onOneLine):\(other.located.start)", to: context.address(ofFile: other.path))
      let object = other.located.finding.object.map { ": \($0.name.onOneLine) (\("\($0.id)".onOneLine))" } ?? ""
      return context.style.marked("  also at ", .faint) + place + context.style.marked(object, .faint)
    }
    guard isCut else { return listed }
    let rest = entry.others.dropFirst(listed.count)
    let documents = counted(Set(rest.map(\.path)).count, "document")
    return listed + [
      context.style.marked("  and in \(rest.count) more places in \(documents) (--quiet lists each)", .faint)
    ]
  }

  /// The line that the formats for people share.
  func line(for located: LocatedFinding, in path: String) -> String {
    let finding = located.finding
    let style = context.style
    let place = style.link("\(path.onOneLine):\(located.start)", to: context.address(ofFile: path))
    let severity = style.marked(finding.severity.rawValue, .bold, finding.severity.mark)
    let rule = style.link(style.marked(finding.rule, .cyan), to: context.address(ofRule: finding.rule))
    return "\(place): \(severity): [\(rule)] \(finding.message.onOneLine)"
  }

  func helpLine(for located: LocatedFinding) -> String {
    context.style.marked("  help: \(located.finding.help.onOneLine)", .faint)
  }
}

extension Severity {
  fileprivate var mark: TextStyle.Mark {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}
