import IBLayout
import IBModel
import IBProject
import IBTemplates
import IBXML

/// The checks of rules, grouped so that one walk over a document serves all rules about its elements, and rules about
/// absent elements cost nothing.
struct CheckPlan: Sendable {
  private var files: [Step<@Sendable (UnreadableFile, inout Findings) -> Void>] = []
  private var documents: [Step<@Sendable (Document, inout Findings) -> Void>] = []
  private var inspections: [Step<@Sendable (Inspection, inout Findings) -> Void>] = []
  private var problems: [Step<@Sendable (SceneProblem, Document, inout Findings) -> Void>] = []
  private var anchors: [Step<@Sendable ([[MeantConstraint]], Document, inout Findings) -> Void>] = []
  private var templates: [Step<@Sendable ([TemplateFacts], inout Findings) -> Void>] = []
  private var suppressions: [Step<@Sendable (SuppressedFindings, inout Findings) -> Void>] = []
  private var attributes: [Subscription<@Sendable (Attribute, Document, inout Findings) -> Void>] = []
  private var connections: [Subscription<@Sendable (Connection, Document, inout Findings) -> Void>] = []
  private var elements: [ElementSteps] = []
  /// The names in `elements`, in the same order.
  private var names: [Name] = []

  /// The check of a rule or kind.
  fileprivate struct Step<Check: Sendable>: Sendable {
    /// The index of its kind in the run; the index of the first one for a check of all kinds of a rule.
    let reporter: Int
    let needs: Set<ProjectPart>
    let check: Check
  }

  /// The checks for a name of attributes, or of the elements of connections.
  fileprivate struct Subscription<Check: Sendable>: Sendable {
    let name: Name
    var steps: [Step<Check>]
  }

  /// The checks of the elements with a name.
  private struct ElementSteps: Sendable {
    let name: Name
    var steps: [ElementStep]
  }

  /// Not generic, because calls through a generic type take longer, and there are many.
  private struct ElementStep: Sendable {
    let reporter: Int
    let needs: Set<ProjectPart>
    let check: @Sendable (Element, Document, inout Findings) -> Void
  }

  init(_ rules: [Rule]) {
    var stepsByName: [Name: [ElementStep]] = [:]
    var reporter = 0
    for rule in rules {
      if let check = rule.check { add(check, reporter, rule.needs, &stepsByName) }
      for (index, kind) in rule.kinds.enumerated() {
        if let check = kind.check { add(check, reporter + index, kind.needs, &stepsByName) }
      }
      reporter += rule.kinds.count
    }
    // The texts are made once, not for each comparison.
    elements = stepsByName.map { (text: $0.text, element: ElementSteps(name: $0, steps: $1)) }
      .ordered { $0.text }.map(\.element)
    names = elements.map(\.name)
  }

  private mutating func add(
    _ check: Check, _ reporter: Int, _ needs: Set<ProjectPart>, _ stepsByName: inout [Name: [ElementStep]]
  ) {
    switch check {
    case .file(let check): files.append(Step(reporter: reporter, needs: needs, check: check))
    case .document(let check): documents.append(Step(reporter: reporter, needs: needs, check: check))
    case .inspection(let check): inspections.append(Step(reporter: reporter, needs: needs, check: check))
    case .problems(let check): problems.append(Step(reporter: reporter, needs: needs, check: check))
    case .constraintsBetweenSameAnchors(let check):
      anchors.append(Step(reporter: reporter, needs: needs, check: check))
    case .templates(let check): templates.append(Step(reporter: reporter, needs: needs, check: check))
    case .suppressions(let check): suppressions.append(Step(reporter: reporter, needs: needs, check: check))
    case .attributes(let names, let check):
      attributes.add(Step(reporter: reporter, needs: needs, check: check), to: names)
    case .connections(let kinds, let check):
      connections.add(Step(reporter: reporter, needs: needs, check: check), to: kinds.map(\.elementName))
    case .elements(let names, let check):
      let step = ElementStep(reporter: reporter, needs: needs, check: check)
      for name in Set(names) { stepsByName[name, default: []].append(step) }
    }
  }

  func run(on file: UnreadableFile, _ findings: inout Findings) {
    for step in files {
      findings.begin(step.reporter)
      step.check(file, &findings)
    }
  }

  func run(on suppressions: SuppressedFindings, _ findings: inout Findings) {
    for step in self.suppressions {
      findings.begin(step.reporter)
      step.check(suppressions, &findings)
    }
  }

  func run(on inspection: Inspection, _ findings: inout Findings) {
    let document = inspection.document
    let unmet = Set(ProjectPart.allCases.filter { !inspection.project.knows($0) })
    walk(document, &findings, unmet)
    visitAttributes(of: document, &findings, unmet)
    visitConnections(of: document, &findings, unmet)
    for step in documents where step.canRun(without: unmet) {
      findings.begin(step.reporter)
      step.check(document, &findings)
    }
    for step in inspections where step.canRun(without: unmet) {
      // An editor cancels the check of a text that is no longer the current one.
      if Task.isCancelled { return }
      findings.begin(step.reporter)
      step.check(inspection, &findings)
    }
    runOnFacts(of: inspection, &findings, unmet)
  }

  /// Walks once over the elements that rules are about.
  private func walk(_ document: Document, _ findings: inout Findings, _ unmet: Set<ProjectPart>) {
    let places = document.tree.elementPlaces
    for index in names.indices where places.contains(names[index]) {
      let steps = elements[index].steps.filter { $0.needs.isEmpty || $0.needs.isDisjoint(with: unmet) }
      for position in places[names[index]] {
        let element = document.tree.element(at: Int(position))
        for step in steps {
          findings.begin(step.reporter)
          step.check(element, document, &findings)
        }
      }
    }
  }

  /// Looks up the attributes of each name once for all rules about them.
  private func visitAttributes(of document: Document, _ findings: inout Findings, _ unmet: Set<ProjectPart>) {
    for subscription in attributes {
      var found: [Attribute] = []
      document.tree.visitElements(having: subscription.name) { found.append($1) }
      if found.isEmpty { continue }
      for step in subscription.steps where step.canRun(without: unmet) {
        findings.begin(step.reporter)
        for attribute in found { step.check(attribute, document, &findings) }
      }
    }
  }

  /// Reads the connections of each kind once for all rules about them.
  private func visitConnections(of document: Document, _ findings: inout Findings, _ unmet: Set<ProjectPart>) {
    for subscription in connections {
      let found = document.tree.elements(named: [subscription.name]).compactMap { Connection($0) }
      if found.isEmpty { continue }
      for step in subscription.steps where step.canRun(without: unmet) {
        findings.begin(step.reporter)
        for connection in found { step.check(connection, document, &findings) }
      }
    }
  }

  /// Finds each kind of fact once, if a rule is about it.
  private func runOnFacts(of inspection: Inspection, _ findings: inout Findings, _ unmet: Set<ProjectPart>) {
    let document = inspection.document
    if !problems.isEmpty, !inspection.problems.isEmpty {
      for step in problems where step.canRun(without: unmet) {
        findings.begin(step.reporter)
        for problem in inspection.problems { step.check(problem, document, &findings) }
      }
    }
    if !anchors.isEmpty, !inspection.constraintsBetweenSameAnchors.isEmpty {
      for step in anchors where step.canRun(without: unmet) {
        findings.begin(step.reporter)
        step.check(inspection.constraintsBetweenSameAnchors, document, &findings)
      }
    }
    if !templates.isEmpty, !inspection.templates.isEmpty {
      for step in templates where step.canRun(without: unmet) {
        findings.begin(step.reporter)
        step.check(inspection.templates, &findings)
      }
    }
  }
}

extension CheckPlan.Step {
  fileprivate func canRun(without unmet: Set<ProjectPart>) -> Bool { needs.isEmpty || needs.isDisjoint(with: unmet) }
}

extension Array {
  fileprivate mutating func add<Check>(_ step: CheckPlan.Step<Check>, to names: [Name])
  where Element == CheckPlan.Subscription<Check> {
    for name in names {
      if let index = firstIndex(where: { $0.name == name }) {
        self[index].steps.append(step)
      } else {
        append(CheckPlan.Subscription(name: name, steps: [step]))
      }
    }
  }
}
