import IBModel

extension ObjectID: JSONValue {
  /// Writes the text of the id.
  @usableFromInline package func write(to json: inout JSONWriter) { json.write(rawValue) }
}
