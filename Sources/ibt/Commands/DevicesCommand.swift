import ArgumentParser
import IBLayout
import IBReport
import IBScene

/// `ibt devices`
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices scenes can be laid out for.",
    discussion: """
      Screen in points, pixels per point, safe area upright and on its side (top, left, bottom, right), size classes \
      upright and on its side, and what Xcode's canvas calls the screen.
      """)

  @Option(name: .format, help: "text, or json with one device per line.")
  var format: OutputFormat = .text

  func run() throws {
    let rows = Device.all.map(DeviceRow.init)
    switch format {
    case .json: for row in rows { Terminal.print(try JSONWriter.report(row.write)) }
    case .text: DeviceRow.table(rows).forEach(Terminal.print)
    }
  }
}
