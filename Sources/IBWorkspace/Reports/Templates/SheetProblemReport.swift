import IBLint
import IBModel

/// A mistake in a layout sheet, for people and as data.
package struct SheetProblemReport: Report {
  private let path: String
  private let position: SourcePosition
  private let severity: Severity
  private let message: String

  package init(path: String, position: SourcePosition, severity: Severity, message: String) {
    (self.path, self.position, self.severity, self.message) = (path, position, severity, message)
  }

  package var lines: [String] { ["\(path):\(position): \(severity.rawValue): \(message)"] }

  package func write(to json: inout JSONWriter) {
    json.member("file", path)
    json.members(of: position)
    json.member("severity", severity.rawValue)
    json.member("message", message)
  }
}
