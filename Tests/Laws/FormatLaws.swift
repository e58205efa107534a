import IBModel
import IBXML

/// What writing a document anew must keep.
struct FormatLaws {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// The written document is one again, has the same ids, and is left as it is by writing it anew. A document may be
  /// refused.
  func check() throws(Complaint) {
    guard let once = try? document.canonicalBytes() else { return }
    guard let written = try? Document.parsed(once) else { throw Complaint("the formatted document is none any more") }
    try require(
      written.objects.map(\.id).sorted() == document.objects.map(\.id).sorted(), "formatting changes the ids")
    guard let twice = try? written.canonicalBytes() else { throw Complaint("a formatted document is refused") }
    try require(twice == once, "formatting a formatted document changes it")
  }
}
