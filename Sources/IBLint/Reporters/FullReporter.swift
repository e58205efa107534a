import IBBase
import IBXML

/// Findings for people who fix them: quoted lines with carets, the object, related locations, the remedy, and the fix.
struct FullReporter {
  private let context: ReportContext
  private let text: TextReporter

  init(_ context: ReportContext) {
    self.context = context
    text = TextReporter(context)
  }

  func report(_ files: [FileReport]) -> String {
    files.entries.map { lines(for: $0).map { $0 + "\n" }.joined() + "\n" }.joined()
  }

  private func lines(for entry: FindingEntry) -> [String] {
    let (located, path) = (entry.first.located, entry.first.path)
    let finding = located.finding
    let object = finding.object.map { ["  in \($0.path.onOneLine)"] } ?? []
    let related = zip(finding.related, located.relatedStarts).map { related, start in
      let place = context.style.link("\(path.onOneLine):\(start)", to: context.address(ofFile: path))
      return "  see \(place): \(related.message.onOneLine)"
    }
    let fix = finding.fix.map { fix in
      let options = fix.safety == .safe ? "--fix" : "--fix --unsafe-fixes"
      return ["  fix: \(fix.title.onOneLine) (\(options))"]
    }
    return [text.line(for: located, in: path)] + object + quotation(of: located) + related
      + text.placeLines(of: entry)
      + [text.helpLine(for: located)] + (fix ?? [])
  }

  private func quotation(of located: LocatedFinding) -> [String] {
    guard let excerpt = located.excerpt, !excerpt.line.isEmpty else { return [] }
    let number = "\(located.start.line)"
    let margin = String(repeating: " ", count: number.count)
    let carets = String(repeating: "^", count: excerpt.caretWidth)
    let indentation = String(repeating: " ", count: excerpt.caretStart)
    return [
      "  \(context.style.marked(number + " |", .faint)) \(excerpt.line)",
      "  \(context.style.marked(margin + " |", .faint)) \(indentation)\(context.style.marked(carets, .green))",
    ]
  }
}
