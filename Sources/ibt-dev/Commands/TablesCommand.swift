import ArgumentParser
import IBWorkspace

/// `ibt-dev tables`: the Swift files that are made from the files in `Sources/IBModel/Tables`.
struct TablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tables",
    abstract: "Write the Swift files in Sources/*/Generated that are made from the files in Sources/IBModel/Tables.",
    discussion: "Run it in the folder of the package. Exit codes: 0 the files are current, 2 a table could not be used."
  )

  func run() throws {
    let tables = try FormatTables {
      String(decoding: try FileBytes.read("Sources/IBModel/Tables/\($0)"), as: UTF8.self)
    }
    for (path, text) in tables.files { try FileReplacement.replaceContents(of: path, with: Array(text.utf8)) }
  }
}
