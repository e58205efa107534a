import IBChanges
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct SceneLawTests {
  static let paths = Corpus.sample(every: Corpus.step(6)).filter { $0.hasSuffix(".storyboard") }

  private static func selections(_ document: Document) -> [Set<ObjectID>] {
    let scenes = document.scenes
    let odd = scenes.indices.filter { $0 % 2 == 1 }
    return [[scenes.count - 1], [scenes.count / 2], odd].map { places in Set(places.map { scenes[$0].id }) }
  }

  private static func extraction(_ document: Document, _ scenes: Set<ObjectID>) throws -> SceneExtraction? {
    do throws(OperationError) {
      return try SceneExtraction(from: document, to: .init(old: "Old", new: "New")) { scenes.contains($0.id) }
    } catch {
      #expect(!error.message.contains("nothing was changed"), "\(error.message)")
      return nil
    }
  }

  @Test(arguments: paths) func scenesThatGoAndComeBackAreTheSame(path: String) throws {
    guard let document = try? Document(parsing: Corpus.bytes(of: path)), document.scenes.count > 1,
      document.duplicates.isEmpty
    else { return }
    for scenes in Self.selections(document) {
      guard let extraction = try Self.extraction(document, scenes) else { continue }
      for part in [extraction.remaining, extraction.extracted] { expectKept(part.document, of: document, path) }
      expectChangesAreListed(extraction, document, path)
      let own = Set(document.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] })
      let back = try SceneInlining(
        .init(extraction.extracted.document, named: "New"), into: .init(extraction.remaining.document, named: "Old")
      ) { own.contains($0) }.result.document
      // The place among the scenes is lost for one that no segue leads to; the order of scenes means nothing.
      #expect(back.changes(from: document).list.isEmpty, "\(path)")
      #expect(lines(back) == lines(document), "\(path)")
    }
  }

  private func lines(_ document: Document) -> [Substring] {
    String(decoding: document.bytes, as: UTF8.self).split(separator: "\n").sorted()
  }

  private func expectKept(_ part: Document, of document: Document, _ path: String) {
    #expect(part.duplicates.isEmpty, "\(path)")
    let known = Set(document.danglingReferences().map(\.id))
    #expect(part.danglingReferences().allSatisfy { known.contains($0.id) }, "\(path)")
    for object in part.objects {
      guard let old = document.object(object.id) else { continue }
      #expect(object.frame == old.frame, "\(path): \(object.reference)")
    }
  }

  /// A difference that a comparison finds in the storyboard that stays is changed, and in the other one as well, apart from what is
  /// gone.
  private func expectChangesAreListed(_ extraction: SceneExtraction, _ document: Document, _ path: String) {
    for part in [extraction.remaining, extraction.extracted] {
      let changed = Set(part.changes.flatMap { [$0.object] + $0.added })
      for change in part.document.changes(from: document).list {
        guard let id = change.object, !changed.contains(id) else { continue }
        let object = part.document.object(id) ?? document.object(id)
        if part.document === extraction.extracted.document, part.document.object(id) == nil { continue }
        let owners = sequence(first: object) { $0?.owner }.prefix { $0 != nil }.compactMap { $0?.id }
        let around = owners + [object?.scene?.controller?.id].compactMap(\.self)
        #expect(!changed.isDisjoint(with: around), "\(path): \(change.name) (\(id)) \(change.kind)")
      }
    }
  }
}
