import IBChanges
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct ChangeLawTests {
  @Test func `a document and its canonical form have no changes`() async throws {
    let complaints = try await Corpus.complaintsAboutAll(every: Corpus.step(29)) { path, bytes in
      guard let document = try? Document(parsing: bytes) else { return nil }
      let same = document.changes(from: document)
      if !same.isEmpty || !same.noise.isEmpty { return "\(path): \(same.list + same.noise)" }
      guard let canonical = try? Document(parsing: document.canonicalBytes()) else { return nil }
      return canonical.changes(from: document).list.first.map { "\(path): \($0)" }
    }
    #expect(complaints == [])
  }

  @Test func `an edit is a change of its object, and only of it`() async throws {
    let complaints = try await Corpus.complaintsAboutAll(every: Corpus.step(29)) { path, bytes in
      var generator = SeededGenerator(seed: UInt64(bytes.count))
      guard let document = try? Document(parsing: bytes), document.duplicates.isEmpty,
        let object = document.objects.filter({ $0.category != .connection }).randomElement(using: &generator)
      else { return nil }
      var edit = ModelEdit(document)
      edit.setAttribute(.userLabel, to: "A new name", on: object.element)
      guard let edited = try? edit.verified() else { return nil }
      let changes = edited.changes(from: document).list
      let isExpected = changes.count == 1 && changes[0].object == object.id && changes[0].subject == "userLabel"
      return isExpected ? nil : "\(path): \(object.id): \(changes)"
    }
    #expect(complaints == [])
  }

  @Test func `no attribute changes without a change`() async throws {
    let complaints = try await Corpus.complaintsAboutAll(every: Corpus.step(29)) { path, bytes in
      var generator = SeededGenerator(seed: UInt64(bytes.count))
      guard let document = try? Document(parsing: bytes), document.duplicates.isEmpty else { return nil }
      let attributes = document.tree.elements.filter { $0.name != "color" }.flatMap(\.attributes).filter { attribute in
        // Another key makes it another element.
        !IDGenerator.mayHoldID(attribute.name, on: attribute.element.name)
          && ![.key, "propertyAccessControl", "variant"].contains(attribute.name)
      }
      for attribute in attributes.shuffled(using: &generator).prefix(8) {
        let splice = Splice(attribute.valueRange, attribute.value == "YES" ? "NO" : "7")
        guard attribute.value != "7", let text = try? [splice].applied(to: document.tree.source.utf8),
          let edited = try? Document(parsing: text)
        else { continue }
        let changes = edited.changes(from: document)
        if changes.list.isEmpty, changes.noise.isEmpty {
          return "\(path): \(attribute.name) of \(attribute.element.name): \(attribute.value)"
        }
      }
      return nil
    }
    #expect(complaints == [])
  }
}
