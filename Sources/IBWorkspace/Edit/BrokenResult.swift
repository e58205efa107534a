import IBLint
import IBModel
import IBXML

/// An error that an edit would bring into a document, the first one of perhaps several: the reason not to write it.
package struct BrokenResult {
  /// The object and the problem as one clause.
  package let clause: String
  private let place: String
  private let help: String
  private let others: Int

  /// A document before and after an edit; without one of them for a file that the edit creates or removes.
  package typealias Change = (path: String, original: Document?, document: Document?)

  /// Nil if no document of an edit has an error that none of them had before.
  package init?(_ changes: [Change]) {
    let changed = changes.compactMap { change in
      change.document.map { (path: change.path, original: change.original, document: $0) }
    }
    let errors = EditCheck.standard.newErrors(in: changed.map(\.document), since: [changes.compactMap(\.original)])
    guard let first = errors.first else { return nil }
    let (path, original, document) = changed[first.document]
    self.init(first.finding, in: document, at: path, was: original, others: errors.count - 1)
  }

  /// Nil if a merged document has no error that neither side has. Merges compare layouts themselves.
  package init?(merged document: Document, of sides: [Document]) {
    let errors = EditCheck.withoutFrames.newErrors(in: [document], since: sides.map { [$0] })
    guard let first = errors.first else { return nil }
    self.init(first.finding, in: document, at: "", was: nil, others: errors.count - 1)
  }

  private init(_ finding: Finding, in document: Document, at path: String, was original: Document?, others: Int) {
    // Until the result is written, lines are those of the file as it is.
    let known = finding.object.flatMap { original?.object($0.id) }
    let tree = known?.element.tree ?? document.tree
    let position = tree.lineIndex().position(of: known?.element.range.lowerBound ?? finding.range.lowerBound)
    let isNamed = finding.object.map { finding.message.contains("(\($0.id))") } ?? true
    let name = isNamed ? "" : finding.object.map { "\($0.name) (\($0.id)): " } ?? ""
    place = "\(path):\(position.line):\(position.columnInUTF16)"
    (clause, help, self.others) = (name + finding.message, finding.help, others)
  }

  /// Nil if no file of an edit has an error that none of them had before.
  package init?(files: [FileChange]) {
    let document = { (bytes: [UInt8]?) in bytes.flatMap { try? Document(parsing: $0) } }
    self.init(files.filter(\.isChange).map { ($0.path, document($0.old), document($0.new)) })
  }

  /// The place and the problem as one clause.
  package var problem: String { "\(place): \(clause)" }

  /// The problem in a result that is written.
  package var note: String { "\(place): note: \(clause)\(more)" }

  private var more: String { others == 0 ? "" : " (and \(counted(others, "more error")))" }

  /// The reason why nothing is written, and how to go on.
  package var refusal: CommandError {
    CommandError("\(problem)\(more); nothing was changed. \(help); --force writes the result anyway")
  }
}
