import IBLayout
import IBModel
import IBTemplates

/// The text about content that layout cannot read or use, with its location.
package struct ProblemText: Encodable {
  private let line, column: Int
  private let id: ObjectID?
  private let kind, severity, message: String
  private let isAbsentItem: Bool

  private enum CodingKeys: CodingKey { case line, column, id, kind, severity, message }

  package init(_ problem: SceneProblem, in document: LoadedDocument) {
    (line, column) = document.position(at: problem.place.lowerBound, in: problem.object).lineAndColumn
    (id, kind, severity) = (problem.object?.id, problem.kind.name, problem.severity.rawValue)
    message = problem.message(in: document.document)
    isAbsentItem = if case .itemNotInstalled = problem.kind { true } else { false }
  }

  /// One line for each problem. Items that are not installed are counted only: documents with size classes have many.
  package static func lines(_ problems: [ProblemText], in path: String) -> [String] {
    let absent = problems.count { $0.isAbsentItem }
    let lines = problems.filter { !$0.isAbsentItem }.map { "\(path):\($0.text)" }
    guard absent > 0 else { return lines }
    let verb = absent == 1 ? "refers" : "refer"
    return lines + ["\(path): note: \(counted(absent, "constraint")) \(verb) to views that are not installed"]
  }

  /// `31:29: warning: Constraint (abc): …`
  private var text: String { "\(line):\(column): \(severity): \(message)" }
}

extension LoadedDocument {
  package func problemNotes(of templates: [any Template]) -> [String] {
    let roots = Set(templates.flatMap { [$0.anchor.id] + $0.screens.map(\.id) })
    let resolved = ResolvedDocument(document)
    let scenes = resolved.scenes.filter { roots.contains($0.root.id) }
    let problems = resolved.environment.problems + scenes.flatMap(\.problems)
    guard !templates.isEmpty, !problems.isEmpty else { return [] }
    return ProblemText.lines(problems.map { ProblemText($0, in: self) }, in: path)
  }
}
