import IBBase
import IBChanges
import IBModel

/// Changes as Markdown, as comments on pull requests show it.
package struct ChangesMarkdown {
  package let text: String

  /// A list with more rows is folded.
  private static let mostRows = 12

  package init(_ reports: [ChangesReport]) {
    text = reports.map(ChangesMarkdown.paragraphs).filter { !$0.isEmpty }.joined()
      .map { $0 + "\n" }.joined(separator: "\n")
  }

  private static func paragraphs(of report: ChangesReport) -> [String] {
    let path = report.document.path.asMarkdown
    var paragraphs: [String] = []
    if let remark = report.document.remark {
      paragraphs.append("### \(path): \(remark)")
      paragraphs += report.pictures.compactMap(image)
      return paragraphs
    }
    let renaming = report.renaming.map { "\($0.asMarkdown)" }
    if report.isShort { return ["### \(path)"] + [renaming, report.summary].compactMap(\.self) }
    let sections = report.sections
    var pictures = report.pictures
    for section in sections {
      if let scene = section.scene { paragraphs.append("#### \(scene.asMarkdown)") }
      paragraphs += table(of: section.rows)
      if !section.remarks.isEmpty {
        paragraphs.append(section.remarks.map { "* \($0.asMarkdown)" }.joined(separator: "\n"))
      }
      // Outside of scenes several pictures are in one section.
      paragraphs += pictures.filter { $0.sceneID == section.sceneID }.compactMap(image)
      pictures.removeAll { $0.sceneID == section.sceneID }
    }
    paragraphs += pictures.compactMap(image)
    paragraphs += report.remarks.map(\.asMarkdown)
    if report.showsNoise {
      paragraphs += ChangesSection.sections(of: report.noise).flatMap { folded($0.rows, "without meaning") }
    }
    return paragraphs.isEmpty && renaming == nil ? [] : ["### \(path)"] + [renaming].compactMap(\.self) + paragraphs
  }

  private static func image(_ scene: ComparedScene) -> String? {
    scene.file.map { "![\(scene.title.asMarkdown): before, after, and both](\($0.asLink))" }
  }

  private static func table(of rows: [ChangesSection.Row]) -> [String] {
    if rows.isEmpty { return [] }
    return rows.count > mostRows ? folded(rows, "changes") : [unfolded(rows)]
  }

  private static func unfolded(_ rows: [ChangesSection.Row]) -> String {
    let lines = rows.map { "| \($0.name.asMarkdown) | \($0.text.asMarkdown) |" }
    return (["| object | change |", "|---|---|"] + lines).joined(separator: "\n")
  }

  /// Paragraphs of their own: there is no Markdown in lines of HTML.
  private static func folded(_ rows: [ChangesSection.Row], _ noun: String) -> [String] {
    ["<details><summary>\(rows.count) \(noun)</summary>", unfolded(rows), "</details>"]
  }
}

extension String {
  /// The text with everything escaped that means something in Markdown, in HTML, and on GitHub and GitLab.
  fileprivate var asMarkdown: String {
    var result = ""
    var rest = String(map { $0.isNewline ? " " : $0 }).onOneLine[...]
    while let character = rest.popFirst() {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Otherwise a person, an issue, or a merge request would be mentioned.
      case "@", "#", "!": result += "\(character == "!" ? "\\" : "")\(character)&#8203;"
      // Otherwise an address would be a link.
      case ":" where rest.hasPrefix("//"): result += ":&#8203;"
      case "." where result.suffix(3).lowercased() == "www": result += "&#8203;."
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  fileprivate var asLink: String {
    var result = ""
    for byte in utf8 {
      let isPlain = byte > 0x20 && byte < 0x7F && !#"()<>"\`|"#.utf8.contains(byte)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
