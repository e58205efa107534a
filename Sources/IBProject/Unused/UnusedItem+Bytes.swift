import IBXML

extension UnusedItem: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    for text in [category.rawValue, name, subject, proof] { writer.write(text) }
    writer.write(place)
    writer.write(doubt)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    guard let category = Category(rawValue: try reader.text()) else { throw ByteReader.ByteError() }
    let (name, subject, proof) = (try reader.text(), try reader.text(), try reader.text())
    self.init(
      category: category, name: name, subject: subject, place: try reader.value(), proof: proof,
      doubt: try reader.value())
  }
}

extension UnusedItem.Place: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    // Numbers from 1.
    writer.write(line ?? 0)
    writer.write(column ?? 0)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    path = try reader.text()
    let (line, column) = (try reader.number(), try reader.number())
    (self.line, self.column) = (line > 0 ? line : nil, column > 0 ? column : nil)
  }
}

extension UnusedItem.Doubt: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(text)
    writer.write(place)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (text, place) = (try reader.text(), try reader.value())
  }
}

extension UnusedFacts.Read: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    for count in [swiftFiles, objectiveCFiles, documents, otherFiles] { writer.write(count) }
    writer.write(missing)
    writer.write(absentDocuments)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (swiftFiles, objectiveCFiles) = (try reader.number(), try reader.number())
    (documents, otherFiles) = (try reader.number(), try reader.number())
    (missing, absentDocuments) = (try reader.value(), try reader.value())
  }
}
