import ArgumentParser
import IBBase
import IBLayout
import IBWorkspace

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that scenes can be laid out for.",
    discussion: """
      Screen in points, pixels per point, safe area (top, left, bottom, right) and size classes in portrait and in \
      landscape, and the name of the screen in Xcode's canvas. Safe areas belong to the newest iOS the device runs.
      """)

  @Option(name: .format, help: "text, or json with one device per line.")
  var format: OutputFormat = .text

  func run() throws {
    let rows = Device.all.map(DeviceRow.init)
    switch format {
    case .json: for row in rows { Terminal.write(try JSONText.report(row) + "\n") }
    case .text: DeviceRow.table(rows).forEach(Terminal.print)
    }
  }
}
