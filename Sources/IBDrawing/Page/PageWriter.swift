/// Writes pages as one HTML file that requests no other files. Equal pages give equal bytes.
///
/// Text of documents is escaped, and a content security policy forbids requests. Each picture is in the file once.
package struct PageWriter: Sendable {
  package init() {}

  package func text(of page: PreviewPage) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(PageWriter.policy)">
    <meta name="viewport" content="width=device-width">
    <title>\(page.title.escapedForSVG)</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    <form aria-label="What is shown">
    <h1>\(page.title.escapedForSVG)</h1>
    \(page.choices.map(fieldset).joined())\(PageOverlays(page).choice)</form>
    <main>
    <p id="status" role="status"></p>
    <div id="stage">
    <p id="nothing" hidden>There is no picture of this state.</p>
    \(figures(of: page.states))\(PageOverlays(page).sections)<div id="mark" hidden></div>
    </div>
    </main>
    <aside aria-label="Findings">
    \(list(of: page.findings))</aside>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  /// A choice with one option is not shown.
  private func fieldset(_ choice: PreviewPage.Choice) -> String {
    let hidden = choice.options.count < 2 ? " hidden" : ""
    var text = "<fieldset\(hidden)><legend>\(choice.title.escapedForSVG)</legend>\n"
    for (index, option) in choice.options.enumerated() {
      text += "<label><input type=\"radio\" name=\"\(choice.name.escapedForSVG)\" "
      text += "value=\"\(option.value.escapedForSVG)\" data-index=\"\(index)\""
      text += "\(index == choice.standard ? " checked" : "")> <span>\(option.title.escapedForSVG)</span></label>\n"
    }
    return text + "</fieldset>\n"
  }

  /// Each different picture once, with its states.
  private func figures(of states: [PreviewPage.State]) -> String {
    var figures: [Figure] = []
    var known: [FigureKey: Int] = [:]
    for state in states {
      let key = FigureKey(svg: writer("").text(of: state.picture), remark: state.remark)
      if let index = known[key] {
        figures[index].states.append(state.options)
      } else {
        known[key] = figures.count
        figures.append(Figure(picture: state.picture, remark: state.remark, states: [state.options]))
      }
    }
    return figures.enumerated().map { text(of: $1, number: $0) }.joined()
  }

  /// The size of the overlays in a page's text, in UTF-8 bytes.
  package func overlaysSize(of page: PreviewPage) -> Int {
    let overlays = PageOverlays(page)
    return overlays.choice.utf8.count + overlays.sections.utf8.count
  }

  private func text(of figure: Figure, number: Int) -> String {
    let states = figure.states.map { $0.map(String.init).joined(separator: "-") }.joined(separator: " ")
    return "<figure data-states=\"\(states)\" data-remark=\"\(figure.remark.escapedForSVG)\" "
      + "aria-labelledby=\"status\"\(number == 0 ? "" : " hidden")>\n"
      + "\(writer("p\(number)-").text(of: figure.picture))</figure>\n"
  }

  private struct Figure {
    var picture: Picture
    var remark: String
    var states: [[Int]]
  }

  private struct FigureKey: Hashable {
    var svg: String
    var remark: String
  }

  private func writer(_ prefix: String) -> SVGWriter { SVGWriter(identifiers: .prefixed(prefix), lettering: .live) }

  private func list(of findings: [PreviewPage.Finding]) -> String {
    if findings.isEmpty { return "<h2>Findings</h2>\n<p>None.</p>\n" }
    var text = "<h2>Findings (\(findings.count))</h2>\n<ul>\n"
    for finding in findings {
      let scene = finding.scene.map { " data-scene=\"\($0.escapedForSVG)\"" } ?? ""
      let body =
        "<strong>\(finding.severity.escapedForSVG)</strong> \(finding.message.escapedForSVG) "
        + "<small>\(finding.place.escapedForSVG)</small>"
      if let object = finding.object {
        text += "<li><button type=\"button\" data-object=\"\(object.escapedForSVG)\"\(scene)>\(body)</button></li>\n"
      } else {
        text += "<li>\(body)</li>\n"
      }
    }
    return text + "</ul>\n"
  }
}
