import IBModel
import IBXML

/// Gives an object another id, with every reference to it.
enum Rename {
  static func prepare(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let (_, range) = try target(request) else { return .null }
    return [
      "range": snapshot.range(range), "placeholder": .string(String(decoding: snapshot.text[range], as: UTF8.self)),
    ]
  }

  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    let document = try snapshot.requireSoundDocument()
    guard let name = request.params["newName"]?.string else { throw .parameters("`newName` is missing") }
    guard let (id, _) = try target(request) else { throw .failed("there is no id here that can be renamed") }
    var edit = ModelEdit(document)
    do throws(EditError) { try edit.rename(id, to: ObjectID(name)) } catch { throw .failed("\(error)") }
    return TextEdits.workspaceEdit([(snapshot, try edit.verifiedSplices())], request.client)
  }

  private static func target(_ request: FeatureRequest) throws(ProtocolError) -> (id: ObjectID, range: Range<Int>)? {
    guard let place = try request.place(), let attribute = place.attribute else { return nil }
    if place.reference != nil, place.object == nil { return nil }
    guard place.reference != nil || attribute.name == .id && Object(place.element) != nil || attribute.name == .sceneID
    else { return nil }
    return (ObjectID(attribute.value), attribute.valueRange)
  }
}

extension DocumentSnapshot {
  func requireSoundDocument() throws(ProtocolError) -> Document {
    if let document = soundDocument { return document }
    throw .failed(reading.error.map { "the document cannot be changed: \($0)" } ?? "this is not a document")
  }
}

extension ProtocolError {
  /// An error for a request that cannot be carried out, with one clause.
  static func failed(_ message: String) -> ProtocolError { ProtocolError(code: -32803, message: message) }
}
