import ArgumentParser
import IBWorkspace

/// `ibt-dev numbers`: the Swift file of the tables in `Sources/IBScene/Tables`.
struct NumbersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numbers",
    abstract: "Write the tables of `Sources/IBScene/Tables` into a Swift file.",
    discussion: "Run it in the folder of the package. Exit codes: 0 the file is current, 2 a file could not be used.")

  func run() throws {
    var files: [NumberFile] = []
    for name in NumberFile.names {
      let path = "Sources/IBScene/Tables/\(name).tsv"
      guard let file = NumberFile(name: name, String(decoding: try FileBytes.read(path), as: UTF8.self)) else {
        var messages = StandardError()
        print(
          "ibt-dev: error: \(path) has other columns than \(NumberFile.columns.joined(separator: ", "))", to: &messages)
        throw ExitCode(2)
      }
      files.append(file)
    }
    let text = NumberFile.source(of: files)
    try FileReplacement.replaceContents(of: "Sources/IBScene/Numbers/NumberTexts.swift", with: Array(text.utf8))
  }
}
