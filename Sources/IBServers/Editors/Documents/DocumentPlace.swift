import IBModel
import IBXML

/// The objects, elements and attributes at an offset of a document.
struct DocumentPlace: Sendable {
  let document: Document
  /// The innermost element around the offset.
  let element: Element
  let attribute: Attribute?
  /// The object that the element is or belongs to.
  let owner: Object?

  init?(_ document: Document, at offset: Int) {
    guard let element = document.element(atOffset: offset) else { return nil }
    (self.document, self.element) = (document, element)
    owner = document.object(atOffset: offset)
    attribute =
      element.startTagRange.contains(offset)
      ? element.attributes.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound } : nil
  }

  var reference: Reference? {
    attribute.flatMap { attribute in element.references.first { $0.attribute.name == attribute.name } }
  }

  /// The object to which the attribute refers, or else the one around the offset.
  var object: Object? {
    guard let reference else { return owner }
    return document.object(reference.id)
  }

  func value(of name: Name) -> String? { attribute?.name == name ? attribute?.value : nil }

  var connection: Connection? { Connection(element) }

  func value(_ kind: DocumentValue.Kind, at offset: Int) -> DocumentValue? {
    document.values(kind).first { $0.element == element && $0.range.contains(offset) }
  }
}
