import ArgumentParser
import IBWorkspace

/// `ibt-dev tables`: the Swift files that are made from tables.
struct TablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tables",
    abstract: "Write the Swift files in Sources/*/Generated.",
    discussion: """
      They are made from Sources/IBModel/Tables, Sources/IBScene/Tables and Sources/IBScene/Controls. Run it in the folder \
      of the package. Exit codes: 0 the files are current, 2 a table could not be used.
      """)

  func run() throws {
    let generated: GeneratedFiles
    do {
      generated = try GeneratedFiles(
        names: { try Folder.names(in: $0) },
        text: { String(decoding: try FileBytes.read($0), as: UTF8.self) })
    } catch let fault as FormatTables.Fault {
      var messages = StandardError()
      print("ibt-dev: error: \(fault)", to: &messages)
      throw ExitCode(2)
    }
    for (path, text) in generated.files {
      try FileReplacement.replaceContents(of: path, with: Array(text.utf8))
    }
  }
}
