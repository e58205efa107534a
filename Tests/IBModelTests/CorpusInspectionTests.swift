import IBXML
import IBModel
import TestSupport
import Testing

@Suite struct CorpusInspectionTests {
  @Test func theModelReachesEveryIdOfTheText() async throws {
    let complaints = try await Corpus.complaints(every: Corpus.step(12)) { _, bytes in
      let document = try Document(parsing: bytes)
      let ids = PlainScan(bytes).ids
      let coverage = document.coverage()
      guard coverage.idsInFile == ids.count else {
        return "\(coverage.idsInFile) ids in file, the text has \(ids.count)"
      }
      guard coverage.idsInModel == ids.count else { return "\(coverage.idsInModel) of \(ids.count)" }
      return document.objects.map(\.id.rawValue) == ids ? nil : "other ids"
    }
    #expect(complaints == [])
  }

  @Test func everyElementAndAttributeIsKnown() async throws {
    let complaints = try await Corpus.complaints(every: Corpus.step(12)) { _, bytes in
      let coverage = try Document(parsing: bytes).coverage()
      let names = coverage.unknownElements.map(\.name.text) + coverage.unknownAttributes.map(\.name.text)
      return names.isEmpty ? nil : "\(names)"
    }
    #expect(complaints == [])
  }

  @Test func everyValueThatIsAnIdOfTheDocumentIsAReference() async throws {
    let complaints = try await Corpus.complaints(every: Corpus.step(12)) { _, bytes in
      let document = try Document(parsing: bytes)
      let scan = PlainScan(bytes)
      let ids = Set(scan.ids)
      let expected = scan.shaped.filter(ids.contains)
      let found = document.references.map(\.id.rawValue).filter { PlainScan.hasShape($0) && ids.contains($0) }
      return found.sorted() == expected.sorted() ? nil : "\(found.count) references, the text has \(expected.count)"
    }
    #expect(complaints == [])
  }

  static let names: Set<String> = [
    "destination", "target", "firstItem", "secondItem", "reference", "initialViewController", "tableViewCell",
    "textLabel", "detailTextLabel", "popoverAnchorView", "popoverAnchorBarButtonItem", "previousBinding",
    "selectedItem", "headOfMergedCell", "outlineTableColumn", "headerView", "initialItem",
  ]

  /// One real document was edited manually: both items of a constraint are missing. Two public ones have an outlet to an
  /// object that is missing.
  @Test func referencesAreUnresolvedExactlyWhereTheTextHasNoSuchId() async throws {
    let dangling = try await Corpus.complaints { _, bytes in
      let document = try Document(parsing: bytes)
      let scan = PlainScan(bytes, names: Self.names)
      let ids = Set(scan.ids).union(ReservedIdentifier.all.map(\.rawValue))
      let expected = scan.named.filter { !ids.contains($0) }
      let found = document.danglingReferences().map(\.id.rawValue)
      if found.isEmpty, expected.isEmpty { return nil }
      return found == expected ? "explained" : "\(found), the text says \(expected)"
    }
    #expect(dangling.allSatisfy { $0.hasSuffix(": explained") } && dangling.count == (Corpus.isPresent ? 3 : 2))
  }

  @Test func renamingAnIdAndBackGivesTheOriginal() async throws {
    let complaints = try await Corpus.complaints(every: Corpus.step(12)) { _, bytes in
      let document = try Document(parsing: bytes)
      let objects = document.objects.filter { !ReservedIdentifier.all.contains($0.id) }
      let twins = Set(document.duplicates.map(\.id))
      guard let object = objects.dropFirst(objects.count / 2).first, !twins.contains(object.id) else { return nil }
      var edit = ModelEdit(document)
      try edit.rename(object.id, to: "Renamed-Id")
      let renamed = try Document(parsing: try edit.unverifiedBytes())
      guard renamed.object("Renamed-Id") != nil, renamed.object(object.id) == nil else { return "was not renamed" }
      guard renamed.danglingReferences().count == document.danglingReferences().count else { return "lost a reference" }
      var back = ModelEdit(renamed)
      try back.rename("Renamed-Id", to: object.id)
      return try back.unverifiedBytes() == bytes ? nil : "other bytes after renaming \(object.id)"
    }
    #expect(complaints == [])
  }
}
