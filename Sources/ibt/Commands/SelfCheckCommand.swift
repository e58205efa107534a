import ArgumentParser
import IBModel
import IBWorkspace
import IBXML

/// `ibt selfcheck`: whether edits leave every byte of real documents that they have no business with. For
/// `tools/corpus-check`, so that it is not listed.
struct SelfCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selfcheck",
    abstract: "Checks that edits which change nothing leave every byte of documents.",
    discussion: """
      Two edits are tried on each document: an empty one, and one that inserts a constraint into a view and then \
      removes it, once for a view with constraints and once for one without. Exit codes: 0 every byte is the same, \
      1 some are not, 2 a document could not be read.
      """,
    shouldDisplay: false)

  @Argument(help: "Documents or folders.")
  var paths: [String]

  func run() throws {
    var changes = 0
    var failures = 0
    let documents = try DocumentPaths.expand(paths)
    for path in documents {
      do {
        let faults = NoOpEdits(try LoadedDocument(path: path).document).faults
        faults.forEach { Terminal.print("\(path): \($0)") }
        changes += faults.count
      } catch {
        Terminal.complain((error as? CommandFailure)?.message ?? "\(error)")
        failures += 1
      }
    }
    Terminal.note("\(documents.count) documents, \(changes) changed by an edit of nothing, \(failures) not read")
    if failures > 0 { throw ExitStatus.couldNotRun }
    if changes > 0 { throw ExitStatus.findings }
  }
}

/// Edits of a document that amount to nothing.
private struct NoOpEdits {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// What the edits changed, one line each; other encodings are not written back, so they have no bytes to keep.
  var faults: [String] {
    guard document.tree.source.encoding.survivesEditing else { return [] }
    let views = document.objects.filter { $0.isView && $0.element[.fixedFrame] == nil && !$0.element.isSelfClosed }
    let hosts = [
      views.first { $0.element.child(.constraints) != nil }, views.first { $0.element.child(.constraints) == nil },
    ]
    return [emptyEdit()].compactMap { $0 } + hosts.compactMap { $0 }.compactMap { insertAndRemove($0) }
  }

  private var bytes: [UInt8] { document.tree.source.bytes }

  private func emptyEdit() -> String? {
    guard let edited = try? ModelEdit(document).bytes() else { return "an empty edit contradicts itself" }
    return edited == bytes ? nil : "an empty edit changes bytes"
  }

  private func insertAndRemove(_ host: Object) -> String? {
    do {
      var insertion = ModelEdit(document)
      let width = NewConstraint(firstItem: host.id, attributes: [.firstAttribute: "width", .constant: "1"])
      let id = insertion.add(width, heldBy: host, seed: "selfcheck")
      let longer = try Document.parsed(try insertion.bytes())
      guard let constraint = longer.object(id).flatMap({ Constraint($0.element) }) else {
        return "a constraint inserted into \(host.reference) cannot be found"
      }
      var removal = ModelEdit(longer)
      removal.remove(constraint)
      return try removal.bytes() == bytes
        ? nil : "a constraint inserted into \(host.reference) and removed leaves a trace"
    } catch {
      return "a constraint cannot be inserted into \(host.reference): \(error)"
    }
  }
}
