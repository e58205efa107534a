import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct LawTests {
  static let seeds = Array(UInt64(1)...24)

  private static func document(_ seed: UInt64) throws -> Document {
    try Document(parsing: RandomScene(seed: seed).bytes)
  }

  @Test(arguments: seeds) func applyingTwiceIsApplyingOnce(seed: UInt64) throws {
    try checkApplication(of: Self.document(seed))
  }

  @Test(arguments: seeds) func mappedGuidesObeyTheSameLaw(seed: UInt64) throws {
    try checkApplication(of: Self.document(seed), ApplyOptions(mapsGuides: true))
  }

  @Test(arguments: seeds) func captureThenAnyTemplateThenTheCaptureRestores(seed: UInt64) throws {
    try checkCapture(in: Self.document(seed))
  }

  @Test func realTemplatesObeyTheLaws() async throws {
    let complaints = try await Corpus.complaints { _, bytes in
      guard let document = try? Document(parsing: bytes), !document.viewTemplates.isEmpty else { return nil }
      try Self.checkApplicationAndCapture(of: document)
      return nil
    }
    #expect(complaints.isEmpty)
  }

  private static func checkApplicationAndCapture(of document: Document) throws {
    let tests = LawTests()
    try tests.checkApplication(of: document)
    try tests.checkCapture(in: document)
  }

  private func checkApplication(of document: Document, _ options: ApplyOptions = ApplyOptions()) throws {
    for template in document.viewTemplates {
      let applied = try template.applied(options)
      let once = try Document(parsing: applied.bytes)
      let again = try #require(once.viewTemplates.first { $0.id == template.id })
      #expect(try again.applied(options).bytes == applied.bytes, "template \(template.id)")
      #expect(once.danglingReferences().count <= document.danglingReferences().count)
      #expect(once.duplicates.count <= document.duplicates.count)
      expectOnlyPlannedChanges(from: document, to: once, plan: applied.plan)
      try expectMappedLayout(of: template, in: once, plan: applied.plan)
    }
  }

  /// Objects other than those the plan announces are the same before and after.
  private func expectOnlyPlannedChanges(from old: Document, to new: Document, plan: Plan) {
    let (before, after) = (ObjectContents(old), ObjectContents(new))
    let unchanged = Set(plan.activated.filter { $0.change != .added }.map(\.id))
    let edited = plan.activated.filter { $0.change == .edited }.map(\.id)
    let removed = Set(plan.swap.deactivated.compactMap { $0.written?.id })
      .subtracting(unchanged).subtracting(plan.uninstalled.map(\.id))
    let added = Set(plan.activated.map(\.id)).subtracting(unchanged)
    #expect(before.ids.subtracting(after.ids) == removed)
    // A view that gets a constraint loses its fixed frame; the constraints it implied are written out.
    let fixed = Set(old.objects.filter { $0.element[.fixedFrame] == "YES" }.map(\.id))
    let written = after.ids.subtracting(before.ids).subtracting(added)
    #expect(added.isSubset(of: after.ids))
    #expect(
      written.allSatisfy { id in
        new.object(id).flatMap { Constraint($0.element) }?.items.contains(where: fixed.contains) == true
      })
    let changed = fixed.union(plan.transfers.map(\.target.id)).union(edited)
    #expect(before.differences(from: after).subtracting(changed) == [], "template \(plan.template.id)")
  }

  /// After applying, the constraints between the targets are exactly the copies and those that were left alone.
  private func expectMappedLayout(of template: ViewTemplate, in result: Document, plan: Plan) throws {
    let targets = Dictionary(
      template.participants.map { ($0.view.id, $0.target.id) }, uniquingKeysWith: { _, last in last })
    let live = Set(template.participants.map(\.target.id))
    let expected = plan.swap.collected.filter { collected in
      !plan.skipped.contains { $0.object == collected.id && $0.keyPath == nil }
    }.map { collected in collected.items.map { targets[$0] ?? $0 } }
    let found = live.sorted().flatMap { id in result.object(id)?.heldConstraints ?? [] }.filter {
      result.existsAtRunTime($0) && $0.items.allSatisfy { live.contains($0) }
    }.filter { $0.secondItem != nil || $0.isConstantSize }.map(\.items)
    let implied = template.participants.filter { result.object($0.target.id)?.element[.fixedFrame] == "YES" }
    guard implied.isEmpty, plan.skipped.allSatisfy({ $0.keyPath != nil }) else { return }
    guard template.accumulatingConstraints(in: plan.swap).isEmpty else { return }
    let guides = Set(result.objects.compactMap { LayoutGuide($0)?.object.id })
    let between = expected.filter { !$0.contains(where: guides.contains) }
    // A live constraint that says the same may name its items in the other order.
    let spelled = { (items: [[ObjectID]]) in items.map { $0.map(\.rawValue).sorted().joined(separator: " ") }.sorted() }
    #expect(spelled(between) == spelled(found))
  }

  private func checkCapture(in document: Document) throws {
    for template in document.viewTemplates where isRestorable(template) {
      let captured = try Document(parsing: try template.captured(as: "captured by a test").bytes)
      let restoring = try #require(captured.viewTemplates.first { $0.root.userLabel == "captured by a test" })
      #expect(restoring.participants.map(\.target.id) == template.participants.map(\.target.id))
      for other in captured.viewTemplates where other.id != restoring.id && changesOnly(template, other) {
        let changed = try Document(parsing: try other.applied().bytes)
        let back = try #require(changed.viewTemplates.first { $0.id == restoring.id })
        let restored = try Document(parsing: try back.applied().bytes)
        let restoredLive = live(restored, outside: restored.viewTemplates)
        #expect(restoredLive == live(captured, outside: captured.viewTemplates), "\(other.id)")
        expectRestoredValues(of: template, from: captured, to: restored)
      }
    }
  }

  /// The library restores only what its own rules allow: one view a target, and no constraint lost by the capture.
  private func isRestorable(_ template: ViewTemplate) -> Bool {
    let swap = template.swap()
    let targets = template.participants.map(\.target.id)
    return Set(targets).count == targets.count && template.constraintsLostByCapture(in: swap).isEmpty
      && template.accumulatingConstraints(in: swap).isEmpty
  }

  /// A captured template restores the targets of the one it was made from, and no others.
  private func changesOnly(_ template: ViewTemplate, _ other: ViewTemplate) -> Bool {
    Set(other.participants.map(\.target.id)).isSubset(of: template.participants.map(\.target.id))
      && other.accumulatingConstraints(in: other.swap()).isEmpty
  }

  private func live(_ document: Document, outside templates: [ViewTemplate]) -> Set<ConstraintContent> {
    return layout(of: document, besides: Set(templates.flatMap(\.views).map(\.id)))
  }

  /// Values that both the template and its target list come back.
  private func expectRestoredValues(of template: ViewTemplate, from old: Document, to new: Document) {
    for participant in template.participants {
      for keyPath in KeyPathList.keyPaths(of: participant.target) {
        let value = { (document: Document) -> String? in
          guard let target = document.object(participant.target.id) else { return nil }
          return try? AttributeTransfer(keyPath, from: target, to: target, in: document).value
        }
        #expect(value(old) == value(new), "\(participant.target.id).\(keyPath)")
      }
    }
  }
}
