import IBModel
import IBProject

extension Document {
  /// Objects whose notes exclude their texts from translation: Apple's abbreviation, BartyCrouch's mark, or in full.
  func objectsNotToTranslate() -> Set<Object> {
    var found: Set<Object> = []
    tree.visitElements(named: "attributedString") { element in
      guard element[.key] == "userComments", let object = element.parent.flatMap({ Object($0) }) else { return }
      let note = element.children("fragment").map(SuppressionNote.text).joined()
      if StringsTable.isIgnoring(note) { found.insert(object) }
    }
    return found
  }
}
