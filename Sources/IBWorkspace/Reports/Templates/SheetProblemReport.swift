import IBLint
import IBXML

/// A mistake in a layout sheet, for people and as data.
package struct SheetProblemReport: Report, Encodable {
  private let file: String
  private let line, column: Int
  private let severity: Severity
  private let message: String

  package init(path: String, position: SourcePosition, severity: Severity, message: String) {
    (file, self.severity, self.message) = (path, severity, message)
    (line, column) = position.lineAndColumn
  }

  package var lines: [String] { ["\(file):\(line):\(column): \(severity.rawValue): \(message)"] }
}
