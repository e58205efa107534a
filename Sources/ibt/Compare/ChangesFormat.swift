import ArgumentParser
import IBBase
import IBWorkspace

/// The forms in which `ibt diff` prints changes.
enum ChangesFormat: String, ExpressibleByArgument, ReportFormat {
  case text, json, markdown, html

  static let standard = ChangesFormat.text

  static let help =
    """
    text, json with one object per document and line, markdown for a comment on a pull request, or html for a page with \
    pictures; with `:FILE`, written to a file. May be repeated. (default: text)
    """

  func text(of reports: [ChangesReport]) throws -> String {
    switch self {
    case .text: reports.flatMap(\.lines).asLines
    case .json: try reports.map { try JSONText.report($0.members) + "\n" }.joined()
    case .markdown: ChangesMarkdown(reports).text
    case .html: ChangesPage(reports, showsChanges: true).text
    }
  }
}

extension FormatSelection<ChangesFormat> {
  func print(_ reports: [ChangesReport]) throws {
    for target in targets {
      try Terminal.write(Array(target.format.text(of: reports).utf8), to: target.file)
    }
  }

  func has(_ format: ChangesFormat) -> Bool { targets.contains { $0.format == format } }

  /// The folder of the Markdown, from which it refers to pictures; empty for the current one.
  var markdownFolder: String {
    let file = targets.first { $0.format == .markdown }?.file ?? ""
    return file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}
