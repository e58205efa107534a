import ArgumentParser
import IBInspection
import IBModel
import IBWorkspace
import IBXML

/// Where an edited document goes: options shared by the commands that edit.
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

  /// Whether the results of several documents have a place to go to.
  var takesSeveral: Bool { inPlace || diff || check }

  /// Whether a document or a diff goes to standard output.
  var printsDocument: Bool { diff || !inPlace && !check && (output ?? "-") == "-" }

  /// Prints something to know about the run, unless `--quiet` is given.
  func note(_ line: String) {
    if !quiet { Terminal.note(line) }
  }

  /// Writes the result to where the options say; without any of them, to standard output.
  /// - Parameter announces: whether `--check` says on standard output that the document would change.
  /// - Returns: The code to end with: `ExitStatus.findings` when `--check` finds a difference.
  /// - Throws: `CommandFailure` or `WorkspaceError` when nothing was delivered.
  func deliver(
    _ bytes: [UInt8], of original: LoadedDocument, announces: Bool = true,
    difference: () -> Difference? = { nil }
  ) throws -> ExitCode {
    let file = EditedFile(path: original.path, source: original.document.tree.source)
    return try deliver(bytes, of: file, announces: announces, difference: difference)
  }

  /// The same for a file that is not a document.
  func deliver(
    _ bytes: [UInt8], of original: EditedFile, announces: Bool = true,
    difference: () -> Difference? = { nil }
  ) throws -> ExitCode {
    let source = original.source
    let isChanged = bytes != source.bytes
    if isChanged { try EditOutput.requireUTF8(of: source, at: original.path, unless: becomesUTF8) }
    if check {
      guard isChanged else { return .success }
      if announces {
        let line = difference().map { "\(original.path):\($0.place): would change: \($0.what)" }
        Terminal.print(line ?? "\(original.path) would change")
      }
      return ExitStatus.findings
    }
    try write(bytes, isChanged: isChanged, of: original)
    return .success
  }

  /// Refuses to change the encoding of a file that cannot be written in its own.
  static func requireUTF8(of source: SourceText, at path: String, unless isAllowed: Bool) throws {
    guard !source.encoding.survivesEditing, !isAllowed, case .other(let name) = source.encoding else { return }
    throw CommandFailure("\(path) is encoded in \(name) and would be written as UTF-8; use --utf8 to allow it")
  }

  /// Writes several files in place: all of them, or none.
  func replace(_ files: [EditedFile], by contents: [[UInt8]]) throws {
    var changes: [FileChange] = []
    for (file, new) in zip(files, contents) {
      guard file.path != "-" else { throw CommandFailure("standard input cannot be written in place") }
      let old = file.isNew ? nil : file.source.bytes
      if old == new { continue }
      try EditOutput.requireUTF8(of: file.source, at: file.path, unless: becomesUTF8)
      changes.append(FileChange(file.path, from: old, to: new))
    }
    do { try FileChange.apply(changes) } catch { throw CommandFailure(error) }
  }

  /// Writes a text that is not an edited document to the file of the options, or to standard output.
  func write(_ text: [UInt8]) throws {
    guard let output, output != "-" else { return Terminal.write(text) }
    try FileReplacement.replaceContents(of: output, with: text)
  }

  private func write(_ bytes: [UInt8], isChanged: Bool, of original: EditedFile) throws {
    if diff {
      Terminal.write(
        patch(of: original.path, old: original.source.utf8, new: try SourceText(bytes).utf8))
    } else if inPlace {
      guard original.path != "-" else { throw CommandFailure("standard input cannot be written in place") }
      if isChanged { try FileReplacement.replaceContents(of: original.path, with: bytes) }
    } else if let output, output != "-" {
      try FileReplacement.replaceContents(of: output, with: bytes)
    } else {
      Terminal.write(bytes)
    }
  }
}

/// What would change in a document, for `--check`.
struct Difference {
  /// The first place.
  var place: SourcePosition
  var what: String
}

/// A file that is edited, as it is before.
struct EditedFile {
  /// Its path as the user spelled it, `-` for standard input.
  var path: String
  var source: SourceText
  /// Whether there is no such file yet.
  var isNew = false
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
