import IBBase
import IBXML

// Texts are empty, and numbers are 0, where there is none.

extension UnusedItem: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    let other = doubt?.place
    let texts = [
      category.rawValue, name, subject, proof, place.path, doubt?.text ?? "", other?.path ?? "", declaringClass ?? "",
    ]
    for text in texts { writer.write(text) }
    for number in [place.line, place.column, other?.line, other?.column] { writer.write(number ?? 0) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    guard let category = Category(rawValue: try reader.text()) else { throw ByteReader.ByteError() }
    var texts: [String] = []
    for _ in 0..<7 { texts.append(try reader.text()) }
    var numbers: [Int?] = []
    for _ in 0..<4 { numbers.append(try reader.number()) }
    numbers = numbers.map { $0 == 0 ? nil : $0 }
    let other = texts[5].isEmpty ? nil : Place(path: texts[5], line: numbers[2], column: numbers[3])
    self.init(
      category: category, name: texts[0], subject: texts[1],
      place: Place(path: texts[3], line: numbers[0], column: numbers[1]),
      declaringClass: texts[6].isEmpty ? nil : texts[6], proof: texts[2],
      doubt: texts[4].isEmpty ? nil : Doubt(text: texts[4], place: other))
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
