import IBXML

/// Checkstyle's XML, version 4.3.
struct CheckstyleReporter {
  func report(_ files: [FileReport]) -> String {
    let bodies = files.map { file in
      let errors = file.findings.map { located in
        let finding = located.finding
        let related = located.relatedLines.map { ", see also \($0)" } ?? ""
        return "    <error" + XMLText.attribute("line", "\(located.start.line)")
          + XMLText.attribute("column", "\(located.start.columnInUTF16)")
          + XMLText.attribute("severity", finding.severity.rawValue)
          + XMLText.attribute("message", finding.message + related)
          + XMLText.attribute("source", "ibt.\(finding.rule)") + "/>\n"
      }
      return "  <file\(XMLText.attribute("name", file.path))>\n\(errors.joined())  </file>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n\(bodies.joined())</checkstyle>\n"
  }
}
