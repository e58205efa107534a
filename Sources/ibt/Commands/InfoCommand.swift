import ArgumentParser
import IBInspection
import IBReport

/// `ibt info`
struct InfoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Summarize documents: type, target, counts.",
    discussion: """
      With --coverage: how many of the ids in the text are objects of the model, references to ids that no object has, \
      and elements and attributes that no known document contains. Edits keep them.
      """)

  @Flag(help: "Report how much of the documents the model covers.")
  var coverage = false

  @OptionGroup var options: InspectionOptions

  func run() async throws {
    guard coverage else { return try await options.print { InfoReport($0) } }
    var total = CoverageTotal()
    defer {
      if total.documents > 1 { Terminal.note("\(total.documents) documents: \(total.text)") }
    }
    try await options.print { inspected in
      let report = CoverageReport(inspected)
      total.add(report)
      return report
    }
  }
}
