import ArgumentParser
import IBProject
import IBWorkspace
import IBXML

extension StringsCommand {
  struct Prune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove translations whose texts the document does not have.",
      discussion: """
        An entry is removed with the comment right before it when its object is not in the document, or no longer has such a \
        text. Entries with keys that Xcode does not write stay, because code could use them, and files without any object of \
        the document are left alone. All other bytes stay. Exit codes: 0 done, 1 --check finds that a file would change, 2 \
        something could not be read.
        """)

    @OptionGroup var input: DocumentInput

    @OptionGroup var output: EditOutput

    func run() async throws {
      var changes = FileChanges()
      var status = await input.visitDocuments { loaded in
        let document = try TranslatedDocument(loaded, sourceLanguage: nil)
        let check = TranslationCheck(loaded.document)
        for file in document.files {
          if check.isForeign(file) {
            output.note("\(file.path): note: has no object of \(loaded.path) and was not changed")
          }
          let stale = check.staleKeys(of: file)
          guard !stale.isEmpty else { continue }
          for entry in file.entries {
            guard let reason = check.staleness(of: entry) else { continue }
            output.note("\(file.path):\(entry.line): \(entry.key) removed: \(reason)")
          }
          try changes.add([
            FileChange(file.path, from: file.source.bytes, to: try file.edited(removing: stale))
          ])
        }
      }
      if status.hasFailed { return try status.leave() }
      status.attempt {
        do { try changes.deliver(to: output) } catch let code as ExitCode { return code }
        return .success
      }
      try status.leave()
    }
  }
}
