import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct CorpusModelTests {
  /// Every third document, to be done in time.
  @Test func everyElementWithAnIdIsAnObject() async throws {
    let complaints = try await Corpus.complaints(every: 9) { _, bytes in
      let document = try Document(parsing: bytes)
      let twins = Set(document.duplicates.map(\.element))
      for element in document.tree.elements {
        guard let id = element.id(.id), element.name != .device, element.name != .adaptation else { continue }
        if !twins.contains(element), document.object(id)?.element != element { return id.rawValue }
      }
      return nil
    }
    #expect(complaints == [])
  }

  /// Every third document, to be done in time.
  @Test func addingAConstraintAndRemovingItAgainGivesTheOriginal() async throws {
    let complaints = try await Corpus.complaints(every: 9) { _, bytes in
      let document = try Document(parsing: bytes)
      guard let model = document.constraints.first(where: { Self.losesNoFixedFrame($0, in: document) })
      else { return nil }
      var edit = ModelEdit(document)
      let id = edit.add(try NewConstraint(model), heldBy: model.host, seed: "copy")
      let more = try Document(parsing: edit.unverifiedBytes())
      guard let copy = more.constraints.first(where: { $0.id == id }) else { return "was not added" }
      var undo = ModelEdit(more)
      undo.remove(copy)
      return try undo.unverifiedBytes() == bytes ? nil : "other bytes"
    }
    #expect(complaints == [])
  }

  /// A new constraint takes `fixedFrame` from its items, and nothing gives it back.
  private static func losesNoFixedFrame(_ constraint: Constraint, in document: Document) -> Bool {
    constraint.items.allSatisfy { document.object($0)?.element[.fixedFrame] == nil }
  }

  /// format.md, fact 6: 99.4 % of the owners are the nearest common ancestor, and most others follow the rule of the
  /// legacy containers. Every 18th document, to be done in time.
  @Test func theHostOfTwoViewsIsTheStoredOneInNinetyNineOfAHundred() async throws {
    let tallies = try await Corpus.complaints(every: 18) { _, bytes in
      let document = try Document(parsing: bytes)
      var agreeing = 0
      var all = 0
      for constraint in document.constraints {
        let items = constraint.items.compactMap(document.object)
        guard items.count == 2, items.allSatisfy(\.isView) else { continue }
        all += 1
        if document.constraintHost(for: items) == constraint.host { agreeing += 1 }
      }
      return "\(agreeing) \(all)"
    }
    let numbers = tallies.compactMap { $0.split(separator: ":").last?.split(separator: " ").compactMap { Int($0) } }
    let agreeing = numbers.reduce(0) { $0 + $1[0] }
    let all = numbers.reduce(0) { $0 + $1[1] }
    #expect(Double(agreeing) / Double(all) >= 0.99, "\(agreeing) of \(all)")
  }
}
