import IBChanges
import IBModel
import TestSupport
import Testing

/// Laws of values that are replaced in real documents: nothing of the old one is left but what notes list, and a
/// comparison says what was changed.
@Suite struct ReplaceLawTests {
  static let paths = Corpus.sample(every: Corpus.step(16))

  @Test(arguments: paths, [(ReplaceOperation.Kind.color, "#123456"), (.font, "Avenir-Heavy 13"), (.image, "lawImage")])
  func allUsesAreReplaced(path: String, change: (kind: ReplaceOperation.Kind, new: String)) throws {
    guard let document = try? Document(parsing: Corpus.bytes(of: path)), document.duplicates.isEmpty else { return }
    let any = try ReplaceOperation(change.kind, "law", by: change.new)
    for old in any.known(in: document).sorted().prefix(2) {
      guard let operation = try? ReplaceOperation(change.kind, old, by: change.new) else { continue }
      let count = operation.count(in: document)
      // A color of the system and one of the app can have the same name.
      guard count > 0 else { continue }
      var result = OperationResult(document)
      try result.apply(operation)
      let notes = result.notes.count { $0.contains(" stays \(old)") }
      #expect(result.changes.count == count - notes, "\(path): \(old)")
      #expect(operation.count(in: result.document) == notes, "\(path): \(old)")
      expectChangesAreListed(result, path)
    }
  }

  private func expectChangesAreListed(_ result: OperationResult, _ path: String) {
    let changed = Set(result.changes.map(\.object))
    for change in result.document.changes(from: result.original).list {
      guard let id = change.object else { continue }
      let object = result.document.object(id)
      let owners = sequence(first: object) { $0?.owner }.prefix { $0 != nil }.compactMap { $0?.id }
      #expect(!changed.isDisjoint(with: owners), "\(path): \(change.name) (\(id)) \(change.kind)")
    }
  }
}
