import IBChanges
import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBXML

/// Laws of documents with absurd numbers: they are checked, compared, laid out and drawn, with as much work as before.
public struct NumberLaws {
  /// Numbers that no integer, no pixel, or no layout can have.
  public static let numbers = [
    "1e17", "-1e17", "1e308", "-1e308", "nan", "-0", "1e-320", "9223372036854775807", "-9223372036854775808",
  ]

  private let document: Document
  /// The first attribute of each kind with a number.
  private let attributes: [Attribute]

  /// The laws for a document; nil if all its pairs of element and numeric attribute are known, or it cannot be read.
  public init?(_ bytes: [UInt8], known: inout Set<String>) {
    guard let document = try? Document(parsing: bytes) else { return nil }
    self.document = document
    attributes = document.tree.elements.flatMap(\.attributes).filter { attribute in
      attribute.name != .id && Double(attribute.value) != nil
        && known.insert("\(attribute.element.name) \(attribute.name)").inserted
    }
    if attributes.isEmpty { return nil }
  }

  /// The numbers with which a document is drawn with more than its own work. Of a trap, a test knows the document.
  public func complaints() -> [String] {
    let usual = work(on: document)
    return NumberLaws.numbers.filter { number in
      // One absurd number hides others, so that each document has a half of them.
      [0, 1].contains { half in
        let chosen = attributes.indices.filter { $0 % 2 == half }.map { Splice(attributes[$0].valueRange, number) }
        let bytes = try? chosen.applied(to: document.tree.source.utf8)
        guard let changed = bytes.flatMap({ try? Document(parsing: $0) }) else { return false }
        return work(on: changed) > 10 * usual + 200_000
      }
    }
  }

  /// The bytes of the pictures of a document after all the work on it.
  private func work(on changed: Document) -> Int {
    _ = Linter().lint(changed.tree.source.bytes)
    _ = changed.changes(from: document)
    _ = DocumentOutline(changed).lines
    let engine = LayoutEngine()
    return ResolvedDocument(changed).scenes.reduce(0) { sum, scene in
      sum + (RenderedScene(scene, engine, DrawingOptions(), finding: .faults)?.svg.utf8.count ?? 0)
    }
  }
}
