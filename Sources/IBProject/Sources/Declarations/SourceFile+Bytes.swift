import IBBase

// Serialization for the cache, without words, which only tests collect.

extension SourceFile: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(types)
    writer.write(uses)
    writer.write(imports)
    writer.write(objectUses)
    writer.write(mentions)
    writer.write(checkedNames.sorted()) { $0.write($1) }
    writer.write(lines.bytes)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    types = try reader.value()
    uses = try reader.value()
    imports = try reader.set()
    objectUses = try reader.value()
    mentions = try reader.value()
    checkedNames = Set(try reader.list { reader throws(ByteReader.ByteError) in try reader.number() })
    lines = LineLengths(bytes: Array(try reader.contents()))
  }
}

extension TypeDeclaration: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(case: kind)
    writer.write(case: language)
    writer.write(inherited)
    writer.write(objectiveCName)
    writer.write(isGeneric)
    writer.write(exposesMembers)
    writer.write(mayHaveMoreMembers)
    writer.write(members)
    writer.write(offset)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    name = try reader.text()
    kind = try reader.case()
    language = try reader.case()
    inherited = try reader.value()
    objectiveCName = try reader.value()
    isGeneric = try reader.value()
    exposesMembers = try reader.value()
    mayHaveMoreMembers = try reader.value()
    members = try reader.value()
    offset = try reader.number()
  }
}

extension MemberDeclaration: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(case: kind)
    writer.write(mark) { $0.write(case: $1) }
    writer.write(type)
    writer.write(isCollection)
    writer.write(isWeak)
    writer.write(isUnwrapped)
    writer.write(isExposed)
    writer.write(offset)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    name = try reader.text()
    kind = try reader.case()
    mark = try reader.optional { reader throws(ByteReader.ByteError) in try reader.case() }
    type = try reader.value()
    isCollection = try reader.value()
    isWeak = try reader.value()
    isUnwrapped = try reader.value()
    isExposed = try reader.value()
    offset = try reader.number()
  }
}

extension IdentifierUse: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(case: kind)
    writer.write(name)
    writer.write(type)
    writer.write(offset)
    writer.write(isRequired)
    writer.write(registration?.className)
    writer.write(registration?.identifier)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    kind = try reader.case()
    name = try reader.text()
    type = try reader.value()
    offset = try reader.number()
    isRequired = try reader.value()
    let (className, identifier): (String?, String?) = (try reader.value(), try reader.value())
    registration = className.map { Registration(className: $0, identifier: identifier) }
  }
}

extension ObjectUse: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(receiver)
    writer.write(isOfAnother)
    writer.write(otherClass)
    switch action {
    case .other: writer.write(0)
    case .requires: writer.write(1)
    case .sets(let property):
      writer.write(2)
      writer.write(case: property)
    }
    writer.write(type)
    writer.write(offset)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    receiver = try reader.value()
    isOfAnother = try reader.value()
    otherClass = try reader.value()
    switch try reader.number() {
    case 0: action = .other
    case 1: action = .requires
    default: action = .sets(try reader.case())
    }
    type = try reader.value()
    offset = try reader.number()
  }
}

extension NameMentions: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    for set in [names, typeNames, beginnings, endings] { writer.write(set) }
    writer.write(handlesDocuments)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self.init()
    names = try reader.set()
    typeNames = try reader.set()
    beginnings = try reader.set()
    endings = try reader.set()
    handlesDocuments = try reader.value()
  }
}
