import IBModel
import IBScene
import IBXML

extension Findings {
  /// Reports a problem of a scene. The message names the object and ends with the given clause.
  mutating func report(
    _ problem: SceneProblem, in document: Document, _ clause: String, related: [Finding.Related] = [],
    fix: ProposedFix? = nil
  ) {
    let subject = problem.object.map { object in
      Constraint(object.element).map { "constraint `\(document.text(of: $0))` (\(object.id))" } ?? object.reference
    }
    report(
      problem.place, subject.map { "\($0): \(clause)" } ?? clause, object: problem.object, related: related, fix: fix)
  }
}

extension Document {
  /// The text of a range, as it is written in the document.
  func text(at range: Range<Int>) -> String { String(decoding: tree.source.utf8[range], as: UTF8.self) }
}
