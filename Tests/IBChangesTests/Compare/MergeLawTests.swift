import IBModel
import IBXML
import TestSupport
import Testing

@testable import IBChanges

@Suite struct MergeLawTests {
  /// Edits of one side. Even objects belong to one side and odd ones to the other, so that edits are independent.
  private static func edited(
    _ document: Document, side: Int, by generator: inout SeededGenerator, prefix: String
  ) throws -> Document? {
    var edit = ModelEdit(document)
    let objects = document.objects.filter { $0.element.index % 2 == side && document.duplicates.isEmpty }
    guard objects.count > 3 else { return nil }
    for number in 0..<3 {
      guard let object = objects.randomElement(using: &generator) else { return nil }
      edit.setAttribute("userLabel", to: "\(prefix)\(number)", on: object.element)
    }
    for view in objects.filter(\.isView).shuffled(using: &generator).prefix(2) {
      edit.add(
        NewElement(
          .outlet,
          [
            NewAttribute(.property, "\(prefix)Outlet"), NewAttribute(.destination, view.id.rawValue),
            NewAttribute(.id, edit.identifier(for: prefix + view.id.rawValue).rawValue),
          ]), to: .connections, of: view.element)
    }
    return try? edit.verified()
  }

  private static func whole(_ base: Document, _ ours: Document, _ theirs: Document) throws -> MergePlan {
    var table = IdentityTable()
    let original = Version(base, in: &table)
    let (mine, other) = (Version(ours, in: &table, beside: original), Version(theirs, in: &table, beside: original))
    return MergePlan(
      base: original, ours: mine, theirs: other, in: table, RenamedIdentifiers(base, ours, theirs), preferring: .ours,
      frames: .ours)
  }

  @Test func `a merge with what did not change is the other side, to the byte`() async throws {
    let complaints = try await Corpus.complaintsAboutAll(every: Corpus.step(29)) { path, bytes in
      var generator = SeededGenerator(seed: UInt64(bytes.count))
      guard let document = try? Document(parsing: bytes),
        let edited = try Self.edited(document, side: 0, by: &generator, prefix: "x")
      else { return nil }
      // The last one takes the changes back.
      let cases = [
        (document, edited, document, edited), (document, document, edited, edited), (document, edited, edited, edited),
        (edited, edited, document, document),
      ]
      for (base, ours, theirs, expected) in cases {
        let plan = try Self.whole(base, ours, theirs)
        if let conflict = plan.conflicts.first { return "\(path): \(conflict)" }
        if MergedText.bytes(plan) != expected.tree.source.utf8 { return "\(path): other bytes" }
      }
      return nil
    }
    #expect(complaints == [])
  }

  @Test func `independent edits commute, and nothing is lost`() async throws {
    let complaints = try await Corpus.complaintsAboutAll(every: Corpus.step(29)) { path, bytes in
      var generator = SeededGenerator(seed: UInt64(bytes.count))
      guard let document = try? Document(parsing: bytes),
        let ours = try Self.edited(document, side: 0, by: &generator, prefix: "ours"),
        let theirs = try Self.edited(document, side: 1, by: &generator, prefix: "theirs")
      else { return nil }
      let merges = try [
        DocumentMerge(base: document, ours: ours, theirs: theirs),
        DocumentMerge(base: document, ours: theirs, theirs: ours),
      ]
      for merge in merges {
        if let conflict = merge.conflicts.first { return "\(path): \(conflict)" }
        for (side, prefix) in [(ours, "ours"), (theirs, "theirs")] {
          for object in side.objects where object.userLabel?.hasPrefix(prefix) == true {
            if merge.document.object(object.id)?.userLabel != object.userLabel { return "\(path): \(object.id)" }
          }
          for outlet in side.connections where outlet.label.hasPrefix(prefix) {
            if merge.document.object(outlet.id) == nil { return "\(path): \(outlet.id)" }
          }
        }
      }
      return merges[0].document.objects.count == merges[1].document.objects.count ? nil : "\(path): other objects"
    }
    #expect(complaints == [])
  }
}
