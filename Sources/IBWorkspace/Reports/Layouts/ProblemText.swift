import IBLayout
import IBModel
import IBTemplates

/// The text about content that layout cannot read or use, with its location.
package struct ProblemText: JSONValue {
  private let problem: SceneProblem
  private let message: String
  private let position: SourcePosition

  package init(_ problem: SceneProblem, in document: LoadedDocument) {
    self.problem = problem
    message = problem.message(in: document.document)
    position = document.position(at: problem.place.lowerBound, in: problem.object)
  }

  /// One line for each problem. Items that are not installed are counted only: documents with size classes have many.
  package static func lines(_ problems: [ProblemText], in path: String) -> [String] {
    let absent = problems.count { $0.isAbsentItem }
    let lines = problems.filter { !$0.isAbsentItem }.map { "\(path):\($0.text)" }
    guard absent > 0 else { return lines }
    let verb = absent == 1 ? "refers" : "refer"
    return lines + ["\(path): note: \(counted(absent, "constraint")) \(verb) to views that are not installed"]
  }

  private var isAbsentItem: Bool { if case .itemNotInstalled = problem.kind { true } else { false } }

  /// `31:29: warning: Constraint (abc): …`
  private var text: String {
    "\(position.line):\(position.columnInUTF16): \(problem.severity.rawValue): \(message)"
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.members(of: position)
      if let object = problem.object { $0.member("id", object.id) }
      $0.member("kind", problem.kind.name)
      $0.member("severity", problem.severity.rawValue)
      $0.member("message", message)
    }
  }
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
