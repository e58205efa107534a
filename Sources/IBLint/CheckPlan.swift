import IBModel
import IBProject
import IBTemplates

/// The checks of some rules, by what calls them, so that a document is walked once for all rules about its elements, and
/// a rule about what does not occur in it costs nothing.
struct CheckPlan: Sendable {
  /// The checks that run once, in the order in which they run.
  private var steps: [Step] = []
  private var attributes: [Subscription<@Sendable (Attribute, Document, inout Findings) -> Void>] = []
  private var connections: [Subscription<@Sendable (Connection, Document, inout Findings) -> Void>] = []
  private var elements: [(name: Name, steps: [ElementStep])] = []

  /// The check of a rule or kind.
  fileprivate struct Step: Sendable {
    /// The index of its kind among those of the run, of the first one if it is about several kinds of a rule.
    let reporter: Int
    let needs: Parts
    let check: Check

    func canRun(without unmet: Parts) -> Bool { needs.isDisjoint(with: unmet) }
  }

  /// Parts of a project. Steps are copied for each document and element, and a bit is cheaper than a set.
  fileprivate struct Parts: OptionSet, Sendable {
    var rawValue = 0

    static func those(of parts: some Sequence<ProjectPart>) -> Parts {
      Parts(rawValue: parts.reduce(0) { $0 | 1 << (ProjectPart.allCases.firstIndex(of: $1) ?? 0) })
    }
  }

  /// A check of what has one of several names: of attributes, or of connections by the name of their elements.
  private struct Subscription<Call: Sendable>: Sendable {
    let step: Step
    let names: [Name]
    let call: Call
  }

  /// A type of its own, because a call through an enum takes longer, and there are many.
  private struct ElementStep: Sendable {
    let step: Step
    let check: @Sendable (Element, Document, inout Findings) -> Void
  }

  init(_ rules: [Rule]) {
    var stepsByName: [Name: [ElementStep]] = [:]
    var reporter = 0
    for rule in rules {
      if let check = rule.check {
        add(Step(reporter: reporter, needs: .those(of: rule.needs), check: check), &stepsByName)
      }
      for (index, kind) in rule.kinds.enumerated() {
        if let check = kind.check {
          add(Step(reporter: reporter + index, needs: .those(of: kind.needs), check: check), &stepsByName)
        }
      }
      reporter += rule.kinds.count
    }
    // The texts are made once and not for each comparison.
    elements = stepsByName.map { (text: $0.text, element: (name: $0, steps: $1)) }.ordered { $0.text }.map(\.element)
    steps = (0...5).flatMap { turn in steps.filter { $0.check.turn == turn } }
  }

  private mutating func add(_ step: Step, _ stepsByName: inout [Name: [ElementStep]]) {
    switch step.check {
    case .attributes(let names, let call): attributes.append(Subscription(step: step, names: names, call: call))
    case .connections(let kinds, let call):
      connections.append(Subscription(step: step, names: kinds.map(\.elementName), call: call))
    case .elements(let names, let check):
      for name in Set(names) { stepsByName[name, default: []].append(ElementStep(step: step, check: check)) }
    default: steps.append(step)
    }
  }

  /// Runs what is about files that are not documents.
  func run(on file: UnreadableFile, _ findings: inout Findings) {
    for step in steps {
      guard case .file(let check) = step.check else { continue }
      findings.begin(step.reporter)
      check(file, &findings)
    }
  }

  /// Runs what is about the suppressions of a document.
  func run(on suppressions: SuppressedFindings, _ findings: inout Findings) {
    for step in steps {
      guard case .suppressions(let check) = step.check else { continue }
      findings.begin(step.reporter)
      check(suppressions, &findings)
    }
  }

  /// Runs what is about documents.
  func run(on inspection: Inspection, _ findings: inout Findings) {
    let document = inspection.document
    let unmet = Parts.those(of: ProjectPart.allCases.filter { !inspection.project.knows($0) })
    walk(document, &findings, unmet)
    visit(attributes, &findings, unmet) { name in
      var found: [Attribute] = []
      document.tree.visitElements(having: name) { found.append($1) }
      return found
    } check: {
      $0($1, document, &$2)
    }
    visit(connections, &findings, unmet) { name in
      document.tree.elements(named: [name]).compactMap { Connection($0) }
    } check: {
      $0($1, document, &$2)
    }
    for step in steps where step.canRun(without: unmet) {
      // An editor cancels a check of a text that is not the last one any more.
      if Task.isCancelled, case .inspection = step.check { return }
      findings.begin(step.reporter)
      step.run(on: inspection, &findings)
    }
  }

  /// One walk over the elements that rules are about.
  private func walk(_ document: Document, _ findings: inout Findings, _ unmet: Parts) {
    let places = document.tree.elementPlaces
    for (name, steps) in elements where places.contains(name) {
      for position in places[name] {
        let element = document.tree.element(at: Int(position))
        for step in steps where step.step.canRun(without: unmet) {
          findings.begin(step.step.reporter)
          step.check(element, document, &findings)
        }
      }
    }
  }

  /// Finds the things of each name once for all rules about them.
  private func visit<Call, Thing>(
    _ subscriptions: [Subscription<Call>], _ findings: inout Findings, _ unmet: Parts,
    find: (Name) -> [Thing], check: (Call, Thing, inout Findings) -> Void
  ) {
    var known: [Name: [Thing]] = [:]
    for subscription in subscriptions where subscription.step.canRun(without: unmet) {
      findings.begin(subscription.step.reporter)
      for name in subscription.names {
        let things = known[name] ?? find(name)
        known[name] = things
        for thing in things { check(subscription.call, thing, &findings) }
      }
    }
  }
}

extension CheckPlan.Step {
  fileprivate func run(on inspection: Inspection, _ findings: inout Findings) {
    let document = inspection.document
    switch check {
    case .document(let check): check(document, &findings)
    case .inspection(let check): check(inspection, &findings)
    case .problems(let check): for problem in inspection.problems { check(problem, document, &findings) }
    case .constraintsBetweenSameAnchors(let check):
      let groups = inspection.constraintsBetweenSameAnchors
      if !groups.isEmpty { check(groups, document, &findings) }
    case .templates(let check): if !inspection.templates.isEmpty { check(inspection.templates, &findings) }
    case .file, .suppressions, .attributes, .connections, .elements: break
    }
  }
}

extension Check {
  /// The place of the check in a run: what many rules ask for is computed after what one rule needs.
  fileprivate var turn: Int {
    switch self {
    case .document: 0
    case .inspection: 1
    case .problems: 2
    case .constraintsBetweenSameAnchors: 3
    case .templates: 4
    case .file, .suppressions, .attributes, .connections, .elements: 5
    }
  }
}
