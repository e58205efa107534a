/// All Swift files that `ibt-dev tables` writes: from the tables of the format, of numbers and of rules, and the
/// files of controls.
struct GeneratedFiles {
  /// Paths in the package and texts.
  private(set) var files: [(path: String, text: String)]

  /// Reads what the files are made from.
  /// - Parameters:
  ///   - names: the names of the files in a folder of the package.
  ///   - text: the text of a file of the package.
  init(names: (_ folder: String) throws -> [String], text: (_ path: String) throws -> String) throws {
    files = try FormatTables { try text("Sources/IBModel/Tables/\($0)") }.files
    let numbers = try NumberFile.names.map { name in
      let path = "Sources/IBScene/Tables/\(name).tsv"
      guard let file = NumberFile(name: name, try text(path)) else {
        throw FormatTables.Fault(
          description: "\(path) has other columns than \(NumberFile.columns.joined(separator: ", "))")
      }
      return file
    }
    files.append(("Sources/IBScene/Generated/NumberTexts.swift", NumberFile.source(of: numbers)))
    guard let rules = RuleFile(try text("Sources/IBScene/Tables/Rules.tsv")) else {
      throw FormatTables.Fault(
        description: "Rules.tsv has other columns than \(RuleFile.columns.joined(separator: ", "))")
    }
    files.append(("Sources/IBScene/Generated/PlatformRule.swift", rules.source))
    let folder = "Sources/IBScene/Controls"
    let controls = try names(folder).filter { $0.hasSuffix(".swift") }.map { try text("\(folder)/\($0)") }
    files.append(("Sources/IBScene/Generated/ControlReadings+All.swift", ControlList.source(of: controls)))
  }
}
