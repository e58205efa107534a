extension ObjectID: JSONValue {
  /// Writes the text of the id.
  public func write(to json: inout JSONWriter) { json.write(rawValue) }
}
