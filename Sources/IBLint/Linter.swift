import IBLayout
import IBModel
import IBProject
import IBXML

/// Checks documents against a selection of rules. The same bytes give the same report.
///
/// It is a class because it never changes and is large, and every document of a run refers to it.
public final class Linter: Sendable {
  private let rules: [Rule]
  /// The checks of the rules, grouped by their callers.
  private let checks: CheckPlan
  private let noFindings: Findings
  /// The kinds of findings that look objects up by their ids.
  private let consequences: Set<String>
  private let selection: Selection

  /// The parts of a project that any of the rules needs or uses.
  package let needs: Set<ProjectPart>

  private let contrasts: ContrastReader?

  /// Creates a linter with the rules of a selection.
  /// - Parameter contrasts: The reader of the contrasts of texts, `\.contrasts` of `IBDrawing`; without it, the rule
  /// `low_contrast` finds nothing.
  public init(_ selection: Selection = .standard, contrasts: ContrastReader? = nil) {
    rules = selection.rules
    self.selection = selection
    self.contrasts = contrasts
    checks = CheckPlan(rules)
    noFindings = Findings(
      of: rules.flatMap { rule in rule.kinds.map { Findings.Reporter($0, of: rule, selection.settings) } })
    let groups: Set<Rule.Group> = [.connections, .identity, .flow, .layout, .variations]
    consequences = Set(rules.filter { groups.contains($0.group) }.flatMap(\.kinds).map(\.id))
    needs = Set(rules.flatMap { $0.needs.union($0.uses) })
  }

  /// The rules that cannot be run in a project, with the missing parts.
  public func rulesNotApplicable(in project: Project) -> [(rule: Rule, missing: [ProjectPart])] {
    rules.compactMap { rule in
      let missing = rule.needs.filter { !project.knows($0) }.sorted()
      let canRun = rule.kinds.contains { $0.needs.allSatisfy(project.knows) }
      return canRun ? nil : (rule, missing)
    }
  }

  /// The findings in the bytes of a file. If the bytes are not a document, only rules about files are run.
  /// - Complexity: one walk over the document, plus the work of the rules.
  public func lint(_ bytes: [UInt8], in project: Project = Project()) -> LintReport {
    do throws(DocumentError) {
      return lint(try Document(parsing: bytes), in: project)
    } catch {
      let file = UnreadableFile(bytes, fault: error)
      return LintReport(
        bytes: bytes, text: file.text, findings: findings(in: file), coverage: Coverage(.init(file.cause)))
    }
  }

  /// Everything the rules find in a document.
  public func lint(_ document: Document, in project: Project = Project()) -> LintReport {
    LintReport(
      bytes: document.tree.source.bytes, text: document.tree.source.utf8, document: document,
      findings: findings(in: Inspection(document, in: project, contrasts: contrasts)),
      coverage: Coverage(
        unmetNeeds: needs.filter { !project.knows($0) && document.concerns($0) }, lacksSources: project.lacksSources))
  }

  /// The needs of a kind of finding; nil if the kind is not in the run.
  func needs(of kind: Rule.Kind.ID) -> Set<ProjectPart>? {
    rules.lazy.flatMap(\.kinds).first { $0.id == kind }?.needs
  }

  private func findings(in file: UnreadableFile) -> [Findings.Entry] {
    var findings = noFindings
    checks.run(on: file, &findings)
    return findings.sorted
  }

  private func findings(in inspection: Inspection) -> [Findings.Entry] {
    var findings = noFindings
    checks.run(on: inspection, &findings)
    return withoutSuppressed(findings.sorted.withoutErrorsInUnreachedParts(of: inspection), in: inspection)
      .mergedByCause(consequences: consequences)
  }

  private func withoutSuppressed(_ findings: [Findings.Entry], in inspection: Inspection) -> [Findings.Entry] {
    var suppressed = SuppressedFindings(
      inspection.document, configured: selection.suppressions, catalogue: selection.catalogue,
      project: inspection.project)
    if suppressed.isEmpty { return findings }
    let reported = suppressed.filtered(findings)
    var added = noFindings
    checks.run(on: suppressed, &added)
    return added.list.isEmpty ? reported : (reported + added.sorted).sorted { $0.finding.precedes($1.finding) }
  }

  /// Finds the problems in the bytes of a file, in a project that is read as far as the rules need it for the document.
  /// - Parameter project: Returns the project with the needed parts.
  public func lint(
    _ bytes: [UInt8], in project: (Set<ProjectPart>) async -> Project
  ) async -> LintReport {
    guard let document = try? Document(parsing: bytes) else { return lint(bytes) }
    return await lint(document, in: project)
  }

  /// Finds the problems in a document, in a project that is read as far as the rules need it.
  package func lint(_ document: Document, in project: (Set<ProjectPart>) async -> Project) async -> LintReport {
    lint(document, in: await project(needs(for: document)))
  }

  package func needs(for document: Document) -> Set<ProjectPart> { needs.filter(document.concerns) }
}

extension Document {
  /// Whether rules with a need may have findings in the document.
  func concerns(_ need: ProjectPart) -> Bool {
    switch need {
    case .sources, .unusedMembers: tree.hasAttribute(named: .customClass)
    case .assets: resources.contains { $0.kind == "image" || $0.kind == "namedColor" }
    case .documents: tree.hasAttribute(named: "storyboardName") || tree.hasAttribute(named: .customClass)
    case .fonts: tree.root.child("customFonts") != nil
    case .strings, .layouts, .deploymentTarget, .loads: true
    }
  }
}
