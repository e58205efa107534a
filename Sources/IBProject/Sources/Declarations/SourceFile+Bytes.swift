import IBBase

// Serialization for the cache, without words, which only tests collect.

extension SourceFile: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(types, uses, imports, objectUses, mentions, checkedNames, parts)
    writer.write(lines.bytes)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (types, uses, imports, objectUses, mentions, checkedNames, parts) = try reader.values()
    lines = LineLengths(bytes: Array(try reader.contents()))
  }
}

extension TypeDeclaration.Kind: ByteCodable {}
extension TypeDeclaration.Language: ByteCodable {}
extension TypeDeclaration: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name, kind, language, inherited, objectiveCName)
    writer.write(isGeneric, exposesMembers, mayHaveMoreMembers, members, offset)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (name, kind, language, inherited, objectiveCName) = try reader.values()
    (isGeneric, exposesMembers, mayHaveMoreMembers, members, offset) = try reader.values()
  }
}

extension MemberDeclaration.Kind: ByteCodable {}
extension MemberDeclaration.Mark: ByteCodable {}
extension MemberDeclaration: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name, kind, mark, type, isCollection, isWeak, isUnwrapped, isExposed, offset)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (name, kind, mark, type, isCollection, isWeak, isUnwrapped, isExposed, offset) = try reader.values()
  }
}

extension IdentifierUse.Kind: ByteCodable {}
extension IdentifierUse: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(kind, name, type, offset, isRequired, registration) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (kind, name, type, offset, isRequired, registration) = try reader.values()
  }
}

extension IdentifierUse.Registration: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(className, identifier) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (className, identifier) = try reader.values()
  }
}

extension ObjectUse: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(receiver, isOfAnother, otherClass, action, type, offset)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (receiver, isOfAnother, otherClass, action, type, offset) = try reader.values()
  }
}

extension CodeProperty: ByteCodable {}
extension ObjectUse.Action: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .other: writer.write(0)
    case .requires: writer.write(1)
    case .sets(let property): writer.write(2, property)
    }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    switch try reader.value() as Int {
    case 0: self = .other
    case 1: self = .requires
    default: self = .sets(try reader.value())
    }
  }
}

extension NameMentions: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(names, typeNames, beginnings, endings, handlesDocuments)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (names, typeNames, beginnings, endings, handlesDocuments) = try reader.values()
  }
}
