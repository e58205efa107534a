import ArgumentParser
import IBWorkspace

/// Documents to edit one by one and where the results go: options shared by the commands that edit whole documents.
struct DocumentEdits: ParsableArguments {
  @Argument(help: ArgumentHelp("Documents and folders, or - for standard input.", valueName: "path"))
  var paths: [String]

  @OptionGroup var output: EditOutput

  func validate() throws {
    if paths.contains("-"), paths.count > 1 { throw ValidationError("- stands for standard input and goes alone") }
  }

  /// Whether the results of several documents have a place to go to.
  var takesSeveral: Bool { output.inPlace || output.diff || output.check }

  /// Visits each document. One that cannot be read or written is complained about and the others are still visited.
  /// - Throws: The exit code when something failed or a visit found something.
  func forEach(takesSeveral: Bool, _ edit: (LoadedDocument) throws -> ExitCode) throws {
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
        let loaded = try LoadedDocument(path: source.path, bytes: source.read())
        if try edit(loaded) == ExitStatus.findings { hasFindings = true }
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
}
