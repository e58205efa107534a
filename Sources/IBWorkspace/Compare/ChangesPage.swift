import IBBase
import IBChanges
import IBDrawing
import IBModel

/// Changes as one HTML file that requests nothing else, with the pictures in it.
package struct ChangesPage {
  private let reports: [ChangesReport]
  private let showsChanges: Bool
  private let hasBothSchemes: Bool

  package init(_ reports: [ChangesReport], showsChanges: Bool) {
    (self.reports, self.showsChanges) = (reports, showsChanges)
    hasBothSchemes = reports.contains { $0.pictures.contains { scene in Set(scene.pictures.map(\.scheme)).count > 1 } }
  }

  package var text: String {
    let sections = reports.enumerated().map { section(of: $1, number: $0) }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(ChangesPage.policy)">
      <meta name="viewport" content="width=device-width">
      <title>Changes</title>
      <style>
      \(ChangesPage.style)
      </style>
      </head>
      <body>
      \(hasBothSchemes ? ChangesPage.choice : "")\(sections.isEmpty ? "<p>Nothing changed.</p>\n" : sections)</body>
      </html>

      """
  }

  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"

  private static let choice = """
    <form aria-label="Appearance">
    <label><input type="radio" name="scheme" id="light" checked> Light</label>
    <label><input type="radio" name="scheme" id="dark"> Dark</label>
    </form>

    """

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 1.5rem; }
    h1 { font-size: 1.2rem; overflow-wrap: anywhere; }
    h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
    table { border-collapse: collapse; }
    td { padding: .15rem 1.5rem .15rem 0; vertical-align: top; overflow-wrap: anywhere; }
    ul { padding-left: 1.2rem; }
    .panels { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: .5rem 0; max-width: 100%; }
    figcaption { opacity: .7; }
    figure svg { display: block; max-width: 100%; height: auto; box-shadow: 0 1px 8px #0006; }
    svg text { white-space: pre; }
    label { margin-right: 1rem; }
    body:has(#light:checked) .panels.dark, body:has(#dark:checked) .panels.light { display: none; }
    """

  /// A document without anything to show has no heading.
  private func section(of report: ChangesReport, number: Int) -> String {
    var body = ""
    var pictures = report.pictures.enumerated().map { (prefix: "d\(number)s\($0)", scene: $1) }
    if showsChanges {
      for remark in [report.renaming, report.document.remark].compactMap(\.self) { body += paragraph(remark) }
      if report.isShort, report.document.remark == nil { body += paragraph(report.summary) }
      for section in report.isShort ? [] : report.sections {
        body += section.scene.map { "<h2>\($0.shownInPage)</h2>\n" } ?? ""
        body += table(of: section.rows) + list(of: section.remarks)
        body += pictures.filter { $0.scene.sceneID == section.sceneID }.map { panels(of: $0.scene, $0.prefix) }.joined()
        pictures.removeAll { $0.scene.sceneID == section.sceneID }
      }
    }
    for picture in pictures {
      body += "<h2>\(picture.scene.title.shownInPage)</h2>\n" + panels(of: picture.scene, picture.prefix)
    }
    if showsChanges, !report.isShort { body += list(of: report.remarks) + noise(of: report) }
    return body.isEmpty ? "" : "<section>\n<h1>\(report.document.path.shownInPage)</h1>\n\(body)</section>\n"
  }

  private func paragraph(_ text: String) -> String { "<p>\(text.shownInPage)</p>\n" }

  private func table(of rows: [ChangesSection.Row]) -> String {
    if rows.isEmpty { return "" }
    let lines = rows.map { "<tr><td>\($0.name.shownInPage)</td><td>\($0.text.shownInPage)</td></tr>\n" }
    return "<table>\n\(lines.joined())</table>\n"
  }

  private func list(of remarks: [String]) -> String {
    remarks.isEmpty ? "" : "<ul>\n\(remarks.map { "<li>\($0.shownInPage)</li>\n" }.joined())</ul>\n"
  }

  private func noise(of report: ChangesReport) -> String {
    guard report.showsNoise, !report.noise.list.isEmpty else { return "" }
    let rows = ChangesSection.sections(of: report.noise).flatMap(\.rows)
    return "<details><summary>\(rows.count) without meaning</summary>\n\(table(of: rows))</details>\n"
  }

  private func panels(of scene: ComparedScene, _ prefix: String) -> String {
    scene.pictures.map { picture in
      let name = picture.scheme == .dark ? "dark" : "light"
      let figures = picture.comparison.panels.enumerated().map { index, panel in
        let writer = SVGWriter(identifiers: .prefixed("\(prefix)\(name)\(index)-"), lettering: .live)
        return "<figure>\n<figcaption>\(panel.title)</figcaption>\n\(writer.text(of: panel.picture))</figure>\n"
      }
      return "<div class=\"panels \(name)\">\n\(figures.joined())</div>\n"
    }.joined()
  }
}

extension String {
  fileprivate var shownInPage: String { onOneLine.escapedForSVG }
}
