import IBModel
import IBXML

/// What is at an offset of a document.
struct DocumentPlace: Sendable {
  let document: Document
  /// The innermost element around the offset.
  let element: Element
  /// The attribute that the offset is in.
  let attribute: Attribute?
  /// The object that the element is or is part of.
  let owner: Object?

  init?(_ document: Document, at offset: Int) {
    guard let element = document.element(atOffset: offset) else { return nil }
    (self.document, self.element) = (document, element)
    owner = document.object(atOffset: offset)
    attribute =
      element.startTagRange.contains(offset)
      ? element.attributes.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound } : nil
  }

  /// The reference that the attribute holds.
  var reference: Reference? {
    attribute.flatMap { attribute in element.references.first { $0.attribute.name == attribute.name } }
  }

  /// The object that is meant: the one that the attribute refers to, or else the one around the offset.
  var object: Object? {
    guard let reference else { return owner }
    return document.object(reference.id)
  }

  /// The value of the attribute if it has the name.
  func value(of name: Name) -> String? { attribute?.name == name ? attribute?.value : nil }

  /// The connection around the offset.
  var connection: Connection? { Connection(element) }

  /// The value of a kind that is written at the offset.
  func value(_ kind: DocumentValue.Kind, at offset: Int) -> DocumentValue? {
    document.values(kind).first { $0.element == element && $0.range.contains(offset) }
  }
}
