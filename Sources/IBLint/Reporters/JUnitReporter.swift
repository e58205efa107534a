import IBBase
import IBXML

/// JUnit's XML: a test case for each finding, and one that passes for each document without findings.
///
/// Source: the schema junit-10.xsd of Jenkins, which has the path of a file on a suite and none on a test case.
struct JUnitReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) -> String {
    let suites = files.map(suite).joined()
    let failures = files.reduce(0) { $0 + $1.findings.count }
    let tests = files.reduce(0) { $0 + max($1.findings.count, 1) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" + counts(tests, failures)
      + ">\n\(suites)</testsuites>\n"
  }

  private func suite(_ file: FileReport) -> String {
    let path = context.relative(file.path)
    let cases =
      file.findings.isEmpty
      ? "    <testcase" + XMLText.attribute("name", "no findings") + XMLText.attribute("classname", path) + "/>\n"
      : file.findings.map { testCase($0, in: path) }.joined()
    let count = file.findings.count
    return "  <testsuite" + XMLText.attribute("name", path) + XMLText.attribute("file", path)
      + counts(max(count, 1), count) + ">\n\(cases)  </testsuite>\n"
  }

  private func testCase(_ located: LocatedFinding, in path: String) -> String {
    let finding = located.finding
    let place = "\(path):\(located.start.line):\(located.start.columnInUTF16)"
    let related = zip(finding.related, located.relatedStarts).map { "see \(path):\($1): \($0.message)" }
    return "    <testcase" + XMLText.attribute("name", "\(finding.rule) at \(located.start)")
      + XMLText.attribute("classname", path) + ">\n      <failure"
      + XMLText.attribute("message", "\(place): \(finding.message)")
      + XMLText.attribute("type", finding.severity.rawValue)
      + ">\(XMLText.content(([finding.help] + related).map(\.onOneLine).joined(separator: "\n")))</failure>\n"
      + "    </testcase>\n"
  }

  private func counts(_ tests: Int, _ failures: Int) -> String {
    XMLText.attribute("tests", "\(tests)") + XMLText.attribute("failures", "\(failures)")
      + XMLText.attribute("errors", "0")
  }
}
