import IBModel

/// Properties of a document that formatting keeps.
struct FormatLaws {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// The formatted document is readable, has the same ids, and formatting it does not change it. A document may be
  /// refused.
  func check() throws(Complaint) {
    guard let once = try? document.canonicalBytes() else { return }
    guard let written = try? Document(parsing: once) else { throw Complaint("the formatted document is unreadable") }
    try require(written.objects.map(\.id).sorted() == document.objects.map(\.id).sorted(), "formatting changes the ids")
    guard let twice = try? written.canonicalBytes() else { throw Complaint("a formatted document is refused") }
    try require(twice == once, "formatting a formatted document changes it")
  }
}
