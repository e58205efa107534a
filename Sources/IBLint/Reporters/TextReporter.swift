import IBXML

/// Findings as lines for people, editors and continuous integration.
public struct TextReporter: Sendable {
  /// A reporter without options.
  public init() {}

  /// `path:line:column: severity: [rule] message`, columns counting UTF-16 code units from 1.
  public func lines(for file: FileFindings) -> [String] {
    file.findings.map { located in
      let place = "\(file.path):\(located.start.line):\(located.start.columnInUTF16)"
      let finding = located.finding
      return "\(place): \(finding.severity.rawValue): [\(finding.rule)] \(TextReporter.onOneLine(finding.message))"
    }
  }

  /// The lines of all documents.
  func report(_ files: [FileFindings]) -> String { files.flatMap(lines).map { $0 + "\n" }.joined() }

  /// Names are from documents and may contain line ends; a report has one line per finding.
  static func onOneLine(_ message: String) -> String {
    guard message.unicodeScalars.contains(where: isControl) else { return message }
    var result = ""
    for scalar in message.unicodeScalars {
      result += isControl(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
