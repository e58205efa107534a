import IBLayout
import IBModel

/// The text about constraints that conflict: their locations, the broken one, the amount, and remedies.
package struct ConflictText {
  private let conflict: LayoutConflict
  private let document: LoadedDocument
  private let isLargestAmount: Bool

  package init(_ conflict: LayoutConflict, in document: LoadedDocument, isLargestAmount: Bool = false) {
    (self.conflict, self.document, self.isLargestAmount) = (conflict, document, isLargestAmount)
  }

  package var lines: [String] {
    ["  conflict: \(summary)"] + conflict.origins.map { "    \(line(for: $0))" } + ["    help: \(help)"]
  }

  package var heading: String { summary.prefix(1).uppercased() + summary.dropFirst() }

  package var advice: String { help.prefix(1).uppercased() + help.dropFirst() }

  private var summary: String { conflict.summary(in: document.document) }

  private var help: String { conflict.remedy }

  private func line(for origin: RowOrigin) -> String {
    "\(document.place(of: origin.object.element)): \(sentence(for: origin))"
  }

  package func sentence(for origin: RowOrigin) -> String {
    conflict.sentence(about: origin, in: document.document, isLargestAmount: isLargestAmount)
  }
}
