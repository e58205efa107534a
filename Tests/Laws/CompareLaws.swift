import IBChanges
import IBModel
import IBXML

/// Laws of versions of a document, however damaged: a comparison never traps, and a merge is a document or an error.
struct CompareLaws {
  private let document: Document
  private let seed: UInt64

  init(_ document: Document, seed: UInt64) { (self.document, self.seed) = (document, seed) }

  func check() throws(Complaint) {
    try require(document.changes(from: document).isEmpty, "a document differs from itself")
    guard let ours = version(seed), let theirs = version(seed &+ 1) else { return }
    _ = ours.changes(from: document)
    _ = theirs.changes(from: ours)
    try checkMerge(document, ours, document, gives: ours)
    try checkMerge(document, document, theirs, gives: theirs)
    switch merge(document, ours, theirs) {
    case .success(let merge): try require((try? Document(parsing: merge.bytes)) != nil, "a merge is not a document")
    case .failure(let error):
      if error.description.hasSuffix("Please report this") { throw Complaint("a merge has no result: \(error)") }
    }
  }

  private func merge(_ base: Document, _ ours: Document, _ theirs: Document) -> Result<DocumentMerge, ExplainedError> {
    Result { () throws(ExplainedError) in try DocumentMerge(base: base, ours: ours, theirs: theirs) }
  }

  private func checkMerge(
    _ base: Document, _ ours: Document, _ theirs: Document, gives result: Document
  ) throws(Complaint) {
    let merge = try? DocumentMerge(base: base, ours: ours, theirs: theirs)
    try require(merge?.bytes == result.bytes, "a merge with an unchanged side is not the other one")
  }

  /// The document with elements and values exchanged.
  private func version(_ seed: UInt64) -> Document? {
    var mutation = Mutation(seed: seed)
    return try? Document(parsing: mutation.mutated(document.tree))
  }
}
