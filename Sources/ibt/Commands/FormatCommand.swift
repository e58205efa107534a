import ArgumentParser
import IBModel
import IBWorkspace

/// `ibt format`: writes documents as Xcode would.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Writes documents as Xcode would write them.",
    discussion: """
      White space, escapes, the order of attributes, children and sorted lists, the place of long texts and the final \
      newline become those of the version of Xcode's tools the document names. What it means stays the same, or it is \
      refused. One document goes to standard output; several, or folders, go with --in-place, --diff or --check.
      """)

  @Argument(help: ArgumentHelp("Documents and folders, or - for standard input.", valueName: "path"))
  var paths: [String]

  @OptionGroup var output: EditOutput

  private var takesSeveral: Bool { output.inPlace || output.diff || output.check }

  func validate() throws {
    if paths.contains("-"), paths.count > 1 { throw ValidationError("- stands for standard input and goes alone") }
    if paths.count > 1, !takesSeveral {
      throw ValidationError("several documents go with --in-place, --diff or --check")
    }
  }

  func run() throws {
    var collection = SourceCollection()
    if paths == ["-"] {
      collection.add(LintSource(path: "-", contents: .bytes(try FileBytes.readStandardInput())))
    } else {
      for path in paths { collection.addDocuments(at: path) }
    }
    if collection.sources.count > 1, !takesSeveral {
      throw CommandFailure("`\(paths[0])` holds several documents; they go with --in-place, --diff or --check")
    }
    var hasFindings = false
    var hasFailed = collection.hasFailed
    for source in collection.sources {
      do {
        if try format(source) == ExitStatus.findings { hasFindings = true }
      } catch let failure as CommandFailure {
        Terminal.complain(failure.message)
        hasFailed = true
      } catch let failure as WorkspaceError {
        Terminal.complain(failure.description)
        hasFailed = true
      }
    }
    if hasFailed { throw ExitStatus.couldNotRun }
    if hasFindings { throw ExitStatus.findings }
  }

  private func format(_ source: LintSource) throws -> ExitCode {
    let original = try LoadedDocument(path: source.path, bytes: source.read())
    return try output.deliver(canonicalBytes(of: original), of: original) { bytes in
      guard let canonical = try? Document.parsed(bytes) else { return "" }
      return original.document.changes(to: canonical).map(\.rawValue).joined(separator: ", ")
    }
  }

  private func canonicalBytes(of original: LoadedDocument) throws -> [UInt8] {
    do throws(UnwritableDocument) {
      return try original.document.canonicalBytes()
    } catch {
      throw CommandFailure("\(original.path):\(error)")
    }
  }
}
