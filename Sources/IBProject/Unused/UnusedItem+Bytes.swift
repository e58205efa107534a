import IBBase

// Serialization for the cache.

extension UnusedItem.Category: ByteCodable {}
extension UnusedItem: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(category, name, subject, place, declaringClass, proof, doubt)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (category, name, subject, place, declaringClass, proof, doubt) = try reader.values()
  }
}

extension UnusedItem.Place: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(path, line, column) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (path, line, column) = try reader.values()
  }
}

extension UnusedItem.Doubt: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(text, place) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) { (text, place) = try reader.values() }
}

extension UnusedFacts.Read: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(swiftFiles, objectiveCFiles, documents, otherFiles, missing, absentDocuments)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (swiftFiles, objectiveCFiles, documents, otherFiles, missing, absentDocuments) = try reader.values()
  }
}
