import IBModel
import IBXML

/// Attribute values, converted from what people write to the format's spelling.
enum AttributeValue {
  /// The value as Xcode writes it.
  /// - Throws: `OperationError` for an invalid text, with the nearest valid value.
  static func spelled(
    _ text: String, of name: Name, _ type: AttributeType?, on object: Object, in document: Document
  ) throws(OperationError) -> String {
    switch type {
    case .bool:
      guard let value = booleans[text.lowercased()] else { throw refusal(text, name, "true or false", object) }
      return value
    case .integer:
      guard let number = Int(text) else { throw refusal(text, name, "a whole number", object) }
      return String(number)
    case .number:
      guard let number = Double(finite: text), let value = CanonicalNumber.spelled(number) else {
        throw refusal(text, name, "a number", object)
      }
      return value
    case .enumeration(let values): return try member(text, of: values, name, object)
    case .reference: return try reference(text, name, object, document)
    case .string, nil: return text
    }
  }

  static let booleans = ["true": "YES", "yes": "YES", "false": "NO", "no": "NO"]

  private static func member(
    _ text: String, of values: [String], _ name: Name, _ object: Object
  ) throws(OperationError) -> String {
    if values.contains(text) { return text }
    let nearest = EditDistance.similar(to: text, among: values).map { "; did you mean `\($0)`?" }
    let list = values.prefix(8).map { "`\($0)`" }.joined(separator: ", ") + (values.count > 8 ? " …" : "")
    throw OperationError("`\(name.text)` cannot be `\(text)`" + (nearest ?? "; it is one of \(list)"), object)
  }

  private static func reference(
    _ text: String, _ name: Name, _ object: Object, _ document: Document
  ) throws(OperationError) -> String {
    let id = ObjectID(text.hasPrefix("#") ? String(text.dropFirst()) : text)
    guard document.object(id) != nil || ReservedIdentifier.all.contains(id) else {
      throw OperationError("`\(name.text)` is the id of an object, and no object has the id `\(id)`", object)
    }
    return id.rawValue
  }

  private static func refusal(_ text: String, _ name: Name, _ wanted: String, _ object: Object) -> OperationError {
    OperationError("`\(name.text)` is \(wanted), not `\(text)`", object)
  }
}
