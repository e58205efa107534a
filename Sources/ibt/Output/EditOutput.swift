import ArgumentParser
import IBModel
import IBWorkspace
import IBXML

/// Options for the destination of an edited document, shared by the commands that edit.
struct EditOutput: ParsableArguments {
  @Flag(name: .customLong("in-place"), help: "Write the result into the document.")
  var inPlace = false

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write the result to a file, or to standard output if it is `-`.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print the change as a unified diff.")
  var diff = false

  @Flag(help: "Write nothing; exit with 1 if the document would change.")
  var check = false

  @Flag(name: .customLong("utf8"), help: "Allow a document in another encoding to be written as UTF-8.")
  var becomesUTF8 = false

  @Flag(name: [.customShort("q"), .customLong("quiet")], help: "Print errors and results only, no notes.")
  var quiet = false

  func validate() throws {
    let chosen = [inPlace, output != nil, diff, check].count { $0 }
    if chosen > 1 { throw ValidationError("--in-place, --output, --diff and --check cannot be combined") }
  }

  var takesSeveral: Bool { inPlace || diff || check }

  var printsDocument: Bool { diff || !inPlace && !check && (output ?? "-") == "-" }

  func note(_ line: String) {
    if !quiet { Terminal.note(line) }
  }

  /// Refuses a result with a new error, or notes the error.
  func refuse(_ result: BrokenResult?, unless isForced: Bool) throws {
    guard let result else { return }
    guard isForced else { throw result.refusal }
    note(result.note)
  }

  /// Notes a new error in a result that is written all the same.
  func noting(_ result: BrokenResult?, _ status: ExitCode) -> ExitCode {
    guard let result else { return status }
    note(result.note)
    return ExitStatus.findings
  }

  /// Writes the result where the options say; by default to standard output.
  /// - Parameter announces: Whether `--check` reports on standard output that the document would change.
  /// - Returns: `ExitStatus.findings` when `--check` finds a difference.
  func deliver(
    _ bytes: [UInt8], of original: LoadedDocument, announces: Bool = true,
    difference: () -> Difference? = { nil }
  ) throws -> ExitCode {
    let change = FileChange(original.path, from: original.document.bytes, to: bytes)
    return try deliver(change, announces: announces, difference: difference)
  }

  /// Writes a file that is not a document.
  func deliver(
    _ change: FileChange, announces: Bool = true, difference: () -> Difference? = { nil }
  ) throws -> ExitCode {
    try EditOutput.requireUTF8(of: change, unless: becomesUTF8)
    if check {
      guard change.isChange else { return .success }
      if announces {
        let line = difference().map { "\(change.path):\($0.place): would change: \($0.what)" }
        Terminal.print(line ?? "\(change.path) would change")
      }
      return ExitStatus.findings
    }
    try write(change)
    return .success
  }

  /// Delivers one result of several. What is written in place is only collected, because all files are written or none.
  func deliver(
    _ change: FileChange, or changes: inout [FileChange], difference: () -> Difference? = { nil }
  ) throws -> ExitCode {
    guard inPlace else { return try deliver(change, difference: difference) }
    try requireWritable(change)
    if change.isChange { changes.append(change) }
    return .success
  }

  private func requireWritable(_ change: FileChange) throws {
    guard change.path != "-" else { throw CommandError("standard input cannot be written in place") }
    try EditOutput.requireUTF8(of: change, unless: becomesUTF8)
  }

  /// Refuses a change that cannot be written in the encoding of the file.
  static func requireUTF8(of change: FileChange, unless isAllowed: Bool) throws {
    guard change.isChange, !isAllowed, change.new != nil, let old = change.old, let source = try? SourceText(old),
      !source.encoding.survivesEditing, case .other(let name) = source.encoding
    else { return }
    throw CommandError("\(change.path) is encoded in \(name) and would be written as UTF-8; use --utf8 to allow it")
  }

  /// Writes several files in place: all of them, or none.
  func replace(_ changes: [FileChange]) throws {
    try changes.forEach(requireWritable)
    try FileChange.apply(changes)
  }

  private func write(_ change: FileChange) throws {
    if diff {
      Terminal.write(try change.patch())
    } else if inPlace {
      try replace([change])
    } else {
      try Terminal.write(change.new ?? [], to: output)
    }
  }

  /// Delivers files together with the documents that a command changes: all of them or none.
  func deliver(_ files: [FileChange], with documents: () throws -> Void) throws {
    let files = files.filter(\.isChange)
    guard inPlace, !files.isEmpty else {
      if diff {
        for file in files { Terminal.write(try file.patch()) }
      }
      if check {
        for file in files { Terminal.print("\(file.path) would be \(file.old == nil ? "created" : "changed")") }
      }
      return try documents()
    }
    try FileChange.apply(files, with: documents)
    for file in files { note("\(file.path): \(file.old == nil ? "created" : "changed")") }
  }
}

extension FileChange {
  /// The change as a unified diff, in UTF-8.
  func patch() throws -> String {
    let text = { (bytes: [UInt8]?) throws -> [UInt8] in try bytes.map { try SourceText($0).utf8 } ?? [] }
    return IBWorkspace.patch(of: path, old: try text(old), new: try text(new))
  }
}

/// The change to a document that `--check` reports.
struct Difference {
  var place: SourcePosition
  var what: String
}

extension FormatOptions {
  /// Refuses JSON on standard output when a document or a diff goes there.
  func validate(beside output: EditOutput) throws {
    if printsData, output.printsDocument {
      throw ValidationError(
        "--format json needs a file when the document or a diff goes to standard output: --format json:FILE")
    }
  }
}
