import IBLint
import IBModel
import IBXML

/// Fixes for the findings in a range, and operations for the object there.
enum CodeActions {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let document = snapshot.soundDocument,
      let range = snapshot.lines.offsets(of: request.params["range"])
    else { return [] }
    let wanted = request.params["context"]?["only"]?.array?.compactMap(\.string)
    let allows = { (kind: String) in wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [JSON] = []
    if allows("quickfix") || allows("source.fixAll.ibt") {
      let report = await report(request, snapshot, document)
      if allows("quickfix") { actions += quickFixes(report, range, request, snapshot, document) }
      if allows("source.fixAll.ibt"), let all = await fixAll(report, request, snapshot) { actions.append(all) }
    }
    if allows("refactor.rewrite"), request.client.appliesEdits {
      actions += refactorings(at: range.lowerBound, snapshot, document)
    }
    return .array(actions)
  }

  /// The findings that are shown for the text, with their edits.
  private static func report(
    _ request: FeatureRequest, _ snapshot: DocumentSnapshot, _ document: Document
  ) async -> LintReport {
    if let known = request.findings, known.snapshot === snapshot, known.isComplete, let report = known.report {
      return report.withEdits()
    }
    let check = DocumentCheck(snapshot: snapshot, projects: request.projects)
    let found = await check.findings(withFrames: false)
    return (found.report ?? Linter(.standard).lint(document)).withEdits()
  }

  private static func quickFixes(
    _ report: LintReport, _ range: Range<Int>, _ request: FeatureRequest, _ snapshot: DocumentSnapshot,
    _ document: Document
  ) -> [JSON] {
    var actions: [JSON] = []
    var suppressed: Set<String> = []
    for (index, finding) in report.findings.enumerated() where finding.range.touches(range) {
      let diagnosis = finding.json(snapshot, request.client, request.program)
      if let fix = finding.fix, !fix.splices.isEmpty, !report.hasHarmfulFix(index) {
        // The title warns of a fix that may change the behavior of the app.
        let title = fix.safety == .safe ? fix.title : "\(fix.title) (may change behavior)"
        actions.append([
          "title": .string(title), "kind": "quickfix", "diagnostics": [diagnosis],
          "isPreferred": .bool(fix.safety == .safe),
          "edit": TextEdits.workspaceEdit([(snapshot, fix.splices)], request.client),
        ])
      }
      guard let id = finding.object?.id, let object = Suppressing.bearer(of: id, in: document),
        suppressed.insert("\(finding.rule) \(id)").inserted,
        let splices = Suppressing.splices(of: finding.rule, for: object, in: document)
      else { continue }
      actions.append([
        "title": .string("Disable \(finding.rule) for \(object.reference)"), "kind": "quickfix",
        "diagnostics": [diagnosis], "edit": TextEdits.workspaceEdit([(snapshot, splices)], request.client),
      ])
    }
    return actions
  }

  private static func fixAll(
    _ report: LintReport, _ request: FeatureRequest, _ snapshot: DocumentSnapshot
  ) async -> JSON? {
    guard report.findings.contains(where: { $0.fix?.safety == .safe }),
      let settings = try? await request.projects.settings(for: snapshot.path)
    else { return nil }
    let parts = report.document.map(settings.quickLinter.needs) ?? []
    let project = await request.projects.project(around: snapshot.path, for: parts, settings.project)
    let fixed = settings.quickLinter.fix(report, upTo: .safe, in: project)
    guard !fixed.fixedFindings.isEmpty else { return nil }
    let splices = TextEdits.splices(from: snapshot.text, to: fixed.report.bytes)
    return [
      "title": .string("Apply all safe fixes (\(fixed.fixedFindings.count))"), "kind": "source.fixAll.ibt",
      "edit": TextEdits.workspaceEdit([(snapshot, splices)], request.client),
    ]
  }

  private static func refactorings(
    at offset: Int, _ snapshot: DocumentSnapshot, _ document: Document
  ) -> [JSON] {
    guard let object = document.object(atOffset: offset) else { return [] }
    return Refactoring.all.filter { $0.applies(object) }.map { refactoring in
      [
        "title": .string(refactoring.title(object)), "kind": "refactor.rewrite",
        "command": [
          "title": .string(refactoring.title(object)), "command": .string(ServerCommand.edit),
          "arguments": [
            .object(["uri": .string(snapshot.uri), "statement": refactoring.statement(object)])
          ],
        ],
      ]
    }
  }
}

extension Range<Int> {
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    overlaps(other) || lowerBound == other.lowerBound || upperBound == other.lowerBound
  }
}

/// An operation that is offered for an object.
struct Refactoring: Sendable {
  let applies: @Sendable (Object) -> Bool
  let title: @Sendable (Object) -> String
  /// The operation in the form of `ibt run` scripts.
  let statement: @Sendable (Object) -> JSON

  private static func selector(_ object: Object) -> JSON { .string("#\(object.id)") }

  static let all: [Refactoring] = [
    Refactoring(
      applies: { $0.isView && $0.owner?.isView == true }, title: { "Wrap \($0.name) in a stack view" },
      statement: { ["wrap": selector($0), "in": "stackView"] }),
    Refactoring(
      applies: { $0.isView && $0.owner?.isView == true }, title: { "Wrap \($0.name) in a view" },
      statement: { ["wrap": selector($0), "in": "view"] }),
    Refactoring(
      applies: { $0.isView && $0.owner?.isView == true || $0.category == .constraint },
      title: { "Remove \($0.name) and what refers to it" }, statement: { ["remove": selector($0)] }),
    Refactoring(
      applies: { $0.isView && $0.owner?.isView == true },
      title: { "Add the constraints that \($0.name) lacks, where it is" }, statement: { ["pin": selector($0)] }),
  ]
}

/// Suppresses a rule for an object in the notes where Xcode keeps them.
enum Suppressing {
  /// The object with the note: a connection has no notes, so the object around it has.
  static func bearer(of id: ObjectID, in document: Document) -> Object? {
    guard let object = document.object(id) else { return nil }
    return Connection(object.element).map(\.source) ?? object
  }

  /// The change; nil if it is not possible.
  static func splices(of rule: String, for object: Object, in document: Document) -> [Splice]? {
    var edit = ModelEdit(document)
    let line = NewElement("fragment", [NewAttribute("content", "ibt:disable \(rule)")])
    if let notes = object.element.child(withKey: "userComments") {
      // A note on its own line follows the existing text.
      let separator = NewElement(
        "fragment", children: [NewElement("string", [NewAttribute("key", "content")], text: "\nibt:disable \(rule)")])
      edit.insert(notes.child("fragment") == nil ? line : separator, into: notes)
    } else {
      let notes = NewElement("attributedString", [NewAttribute("key", "userComments")], children: [line])
      edit.insert(notes, into: object.element, before: object.element.children.first)
    }
    guard (try? edit.verified()) != nil else { return nil }
    return edit.splices()
  }
}
