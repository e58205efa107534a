import IBChanges
import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct LayoutLawTests {
  static let paths = Corpus.sample(every: Corpus.step(8))

  private static let devices = ["iPhone SE (3rd generation)", "iPhone 17 Pro Max", "iPad mini (A17 Pro)"]

  private static func situations(_ document: Document) -> [Situation] {
    guard document.platform == .iOS else { return [Situation()] }
    return [Situation()] + devices.compactMap { try? Device.named($0) }.map { Situation(mode: .runTime, device: $0) }
  }

  /// A view whose frame may differ: what a pinned view contains moves with it on devices.
  private static func isFree(_ view: Object, _ changed: Set<ObjectID>) -> Bool {
    sequence(first: view) { $0.superview }.contains { changed.contains($0.id) }
  }

  private static func expectKept(_ result: OperationResult, _ path: String, pins: Bool = false) {
    let engine = LayoutEngine()
    let changed = pins ? Set(result.changes.map(\.object)) : []
    for situation in situations(result.original) {
      let isCanvas = situation.device == nil
      let before = engine.layouts(of: result.original, in: situation, options: .faults)
      let after = engine.layouts(of: result.document, in: situation, options: .faults)
      #expect(before.count == after.count)
      for case (.success(let old), .success(let new)) in zip(before, after) {
        #expect(new.conflicts.count <= old.conflicts.count, "\(path): conflicts \(situation.device?.name ?? "")")
        for index in old.views.indices {
          let (was, view) = (old.views[index], new.views[index])
          let place = "\(path): \(view.view.reference) \(situation.device?.name ?? "canvas")"
          #expect(!view.ambiguousAxes.contains { !was.ambiguousAxes.contains($0) }, "\(place) is ambiguous")
          let isAway = isFree(view.view, changed) || !was.ambiguousAxes.isEmpty || !view.ambiguousAxes.isEmpty
          guard isCanvas || !isAway else { continue }
          // Not rounded to pixels, which views with masks are not.
          let (one, other) = (old.frames.values[index], new.frames.values[index])
          #expect(distance(one, other) <= 0.5001, "\(place): \(one) → \(other)")
        }
      }
    }
  }

  private static func distance(_ one: Rect, _ other: Rect) -> Double {
    let sides = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
    return sides.map { abs($0) }.max() ?? 0
  }

  private static func expectChangesAreListed(_ result: OperationResult, _ path: String) {
    let changed = Set(result.changes.flatMap { [$0.object] + $0.added })
    for change in result.document.changes(from: result.original).list {
      guard let object = change.object else { continue }
      #expect(changed.contains(object), "\(path): \(change.name) (\(object)) \(change.kind)")
    }
  }

  private static func expectLaws(_ operation: some IBChanges.Operation, _ path: String, pins: Bool = false) throws {
    guard let document = try OperationLawTests.document(path) else { return }
    var result = OperationResult(document)
    try result.apply(operation)
    guard result.isChanged else { return }
    expectKept(result, path, pins: pins)
    expectChangesAreListed(result, path)
    for object in document.objects where object.frame != nil && result.document.object(object.id) != nil {
      #expect(result.document.object(object.id)?.frame == object.frame, "\(path): \(object.reference)")
    }
    var again = OperationResult(result.document)
    try again.apply(operation)
    #expect(!again.isChanged, "\(path): changes a second time: \(again.changes.map(\.text))")
  }

  @Test(arguments: paths) func pinnedViewsStayWhereTheyAre(path: String) throws {
    try Self.expectLaws(PinOperation(), path, pins: true)
  }
}
