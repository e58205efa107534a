import IBLayout
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct FrameUpdateTests {
  @Test func updatingRealDocumentsChangesFramesAndFlagsOnly() async throws {
    let complaints = try await Corpus.complaints(every: 31) { _, bytes in
      guard let document = try? Document(parsing: bytes), document.tree.source.encoding.survivesEditing else {
        return nil
      }
      let engine = LayoutEngine()
      let updated = try FrameUpdate(of: document, in: Situation(), by: engine).bytes
      let again = try FrameUpdate(of: Document(parsing: updated), in: Situation(), by: engine)
      if again.bytes != updated { return "updating twice is not updating once" }
      let (before, after) = (SkeletonText(document).text, SkeletonText(try Document(parsing: updated)).text)
      return before == after ? nil : "something else changed"
    }
    #expect(complaints == [])
  }
}

private struct SkeletonText {
  let text: String

  init(_ document: Document) {
    var text = ""
    for element in document.tree.elements {
      let isFrame = element.isStoredFrame
      text += element.name.text
      for attribute in element.attributes {
        if isFrame, attribute.name != .key { continue }
        if attribute.name == "misplaced" || attribute.name == "ambiguous" { continue }
        text += " \(attribute.name.text)=\(attribute.value)"
      }
      text += "\n"
    }
    self.text = text
  }
}
