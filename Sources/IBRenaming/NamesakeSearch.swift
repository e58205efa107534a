import IBModel
import IBProject
import IBXML

/// A search for documents and identifiers with the name of a class, which code often derives: `String(describing:
/// Cell.self)`.
struct NamesakeSearch {
  /// A document or identifier with the name of the class.
  struct Namesake {
    /// The kind of lookup; nil for a document.
    var kind: IdentifierKind?
    var path: String
    var offset: Int?
    var isReferenced = false

    var noun: String { kind.map { "\($0.rawValue) identifier" } ?? "document" }

    func isLookedUp(in meanings: [TextPlace.Meaning]) -> Bool {
      isReferenced
        || meanings.contains { meaning in
          switch meaning {
          case .document: kind == nil
          case .identifier(let other): other == kind
          // An unclear meaning is reported as an obstacle of its own.
          case .constant, .key, .other, .part, .word: true
          case .className, .selector: false
          }
        }
    }
  }

  let names: [Namesake]

  init(_ name: String, _ facts: RenamingFacts) {
    let values = facts.documents.flatMap { path, document in
      document.values(.identifier).filter { $0.text == name }.map { (path, $0) }
    }
    let isReferenced = values.contains { $0.1.key == "referencedIdentifier" }
    let identifiers = values.compactMap { path, value -> Namesake? in
      switch value.key {
      case "reuseIdentifier": Namesake(kind: .reuse, path: path, offset: value.range.lowerBound)
      case "storyboardIdentifier":
        Namesake(kind: .scene, path: path, offset: value.range.lowerBound, isReferenced: isReferenced)
      default: nil
      }
    }
    let isLoaded = facts.documents.contains { _, document in
      document.objects.contains { object in ["storyboardName", "nibName"].contains { object.element[$0] == name } }
    }
    let documents = facts.documentPaths.filter { DocumentLoads.name(ofDocument: $0) == name }
    names = identifiers + documents.map { Namesake(path: $0, isReferenced: isLoaded) }
  }
}
