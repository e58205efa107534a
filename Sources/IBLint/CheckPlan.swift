import IBBase
import IBModel
import IBProject
import IBXML

/// The checks of some rules, by what calls them, so that a document is walked once for all rules about its elements, and
/// a rule about what does not occur in it costs nothing.
struct CheckPlan: Sendable {
  /// The checks of whole documents, in the order in which they run.
  private var steps: [Step] = []
  private var elements: [(name: Name, steps: [ElementStep])] = []
  /// The checks of files that are not documents, and of suppressions.
  private var others: [(scope: Scope, check: Check)] = []

  /// The kind that a check reports, and the parts of a project that it needs.
  private struct Scope: Sendable {
    /// The index of its kind in the run, of the first one if it is about several kinds of a rule.
    let reporter: Int
    let needs: Parts

    func canRun(without unmet: Parts) -> Bool { needs.isDisjoint(with: unmet) }
  }

  /// Parts of a project. They are compared for each document and element, and a bit is cheaper than a set.
  private struct Parts: OptionSet, Sendable {
    var rawValue = 0

    static func those(of parts: some Sequence<ProjectPart>) -> Parts {
      Parts(rawValue: parts.reduce(0) { $0 | 1 << (ProjectPart.allCases.firstIndex(of: $1) ?? 0) })
    }
  }

  private struct Step: Sendable {
    let scope: Scope
    let turn: Check.Turn
    let run: Check.OfDocument
  }

  /// A type of its own, because a call through an enum takes longer, and there are many.
  private struct ElementStep: Sendable {
    let scope: Scope
    let check: @Sendable (Element, Document, inout Findings) -> Void
  }

  init(_ rules: [Rule]) {
    var stepsByName: [Name: [ElementStep]] = [:]
    var reporter = 0
    for rule in rules {
      add(rule.checks, Scope(reporter: reporter, needs: .those(of: rule.needs)), &stepsByName)
      for (index, kind) in rule.kinds.enumerated() {
        add(kind.checks, Scope(reporter: reporter + index, needs: .those(of: kind.needs)), &stepsByName)
      }
      reporter += rule.kinds.count
    }
    // The texts are made once and not for each comparison.
    elements = stepsByName.map { (text: $0.text, element: (name: $0, steps: $1)) }.ordered { $0.text }.map(\.element)
    steps = Check.Turn.allCases.flatMap { turn in steps.filter { $0.turn == turn } }
  }

  private mutating func add(_ checks: [Check], _ scope: Scope, _ stepsByName: inout [Name: [ElementStep]]) {
    for check in checks {
      if case .elements(let names, let check) = check {
        for name in Set(names) { stepsByName[name, default: []].append(ElementStep(scope: scope, check: check)) }
      } else if let (turn, run) = check.ofDocument {
        steps.append(Step(scope: scope, turn: turn, run: run))
      } else {
        others.append((scope, check))
      }
    }
  }

  /// Checks a file that is not a document.
  func run(on file: UnreadableFile, _ findings: inout Findings) {
    for step in others {
      guard case .file(let check) = step.check else { continue }
      findings.begin(step.scope.reporter)
      check(file, &findings)
    }
  }

  /// Checks the suppressions of a document.
  func run(on suppressions: SuppressedFindings, _ findings: inout Findings) {
    for step in others {
      guard case .suppressions(let check) = step.check else { continue }
      findings.begin(step.scope.reporter)
      check(suppressions, &findings)
    }
  }

  /// Checks a document.
  func run(on inspection: Inspection, _ findings: inout Findings) {
    let unmet = Parts.those(of: ProjectPart.allCases.filter { !inspection.project.knows($0) })
    walk(inspection.document, &findings, unmet)
    withUnsafeCurrentTask { task in
      for step in steps where step.scope.canRun(without: unmet) {
        // An editor cancels a check of a text that is not the last one any more.
        if step.turn == .inspection, task?.isCancelled == true { return }
        findings.begin(step.scope.reporter)
        step.run(inspection, &findings)
      }
    }
  }

  /// One walk over the elements that rules are about.
  private func walk(_ document: Document, _ findings: inout Findings, _ unmet: Parts) {
    for (name, steps) in elements {
      document.tree.visitElements(named: name) { element in
        for step in steps where step.scope.canRun(without: unmet) {
          findings.begin(step.scope.reporter)
          step.check(element, document, &findings)
        }
      }
    }
  }
}

extension Check {
  fileprivate typealias OfDocument = @Sendable (Inspection, inout Findings) -> Void

  /// The places of checks in a run: what many rules ask for is computed after what one rule needs.
  fileprivate enum Turn: CaseIterable {
    case attributes, connections, document, inspection, problems, constraintsBetweenSameAnchors, templates
  }

  /// The check of a document as a whole; nil if it is about something else.
  fileprivate var ofDocument: (Turn, OfDocument)? {
    switch self {
    case .attributes(let names, let check):
      (
        .attributes,
        { inspection, findings in
          for name in names {
            inspection.document.tree.visitElements(having: name) { check($1, inspection.document, &findings) }
          }
        }
      )
    case .connections(let kinds, let check): (.connections, Check.ofConnections(kinds.map(\.elementName), check))
    case .document(let check): (.document, { check($0.document, &$1) })
    case .inspection(let check): (.inspection, check)
    case .problems(let check):
      (.problems, { for problem in $0.problems { check(problem, $0.document, &$1) } })
    case .constraintsBetweenSameAnchors(let check):
      (
        .constraintsBetweenSameAnchors,
        { inspection, findings in
          let groups = inspection.constraintsBetweenSameAnchors
          if !groups.isEmpty { check(groups, inspection.document, &findings) }
        }
      )
    case .templates(let check): (.templates, { if !$0.templates.isEmpty { check($0.templates, &$1) } })
    case .file, .suppressions, .elements: nil
    }
  }

  private static func ofConnections(
    _ names: [Name], _ check: @escaping @Sendable (Connection, Document, inout Findings) -> Void
  ) -> OfDocument {
    { inspection, findings in
      for name in names {
        inspection.document.tree.visitElements(named: name) { element in
          if let connection = Connection(element) { check(connection, inspection.document, &findings) }
        }
      }
    }
  }
}
