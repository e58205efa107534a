import IBXML

/// An index of the types in a project's sources.
package struct SourceIndex: Sendable {
  /// A source file whose contents may be read on demand.
  package struct File: Sendable {
    /// The path in messages and rules.
    package let path: String
    private let deferred: Deferred<SourceFile>

    package var source: SourceFile { deferred.value }

    package init(path: String, source: SourceFile) { self.init(path: path, Deferred(made: source)) }

    /// Creates a file that is read when its source is first requested.
    package init(path: String, _ source: Deferred<SourceFile>) { (self.path, deferred) = (path, source) }
  }

  /// A type with the file that declares it.
  package struct Declaration: Sendable {
    package let type: TypeDeclaration
    package let path: String
    let file: Int
  }

  package struct Use: Sendable {
    package let use: IdentifierUse
    package let path: String
    package let line: Int
  }

  package struct LocatedObjectUse: Sendable {
    package let use: ObjectUse
    package let path: String
    package let line: Int
  }

  /// Sorted by path.
  package let files: [File]
  private let tables: Tables

  package init(_ files: [File]) {
    self.files = files.sorted { $0.path < $1.path }
    tables = Tables(of: self.files)
  }

  package var classNames: [String] { tables.classNames }

  /// Reuse identifiers that code registers.
  package var registeredReuseIdentifiers: Set<String> { tables.registeredReuseIdentifiers }

  /// Whether any class is a view, a controller or an application. Other sources are not those of an app with documents.
  package var hasInterface: Bool { tables.hasInterface }

  package func declarations(of name: String) -> [Declaration] {
    tables.declarations[name].map { place in
      let file = files[place.file]
      return Declaration(type: file.source.types[place.item], path: file.path, file: place.file)
    }
  }

  /// The declarations of a class, without extensions.
  package func classes(named name: String) -> [Declaration] {
    declarations(of: name).filter { $0.type.kind == .class }
  }

  /// Whether anything has the name: a class, or a possible alias of one.
  package func hasType(named name: String) -> Bool { !tables.declarations[name].isEmpty }

  /// Whether any class has a method that the runtime can find.
  package func hasMethod(_ selector: String) -> Bool { !tables.methods[selector].isEmpty }

  package func line(of declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: declaration.type.offset)
  }

  package func line(of member: MemberDeclaration, in declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: member.offset)
  }

  package func uses(byType name: String) -> [Use] {
    tables.uses[name].map { place in
      let file = files[place.file]
      let use = file.source.uses[place.item]
      return Use(use: use, path: file.path, line: file.source.line(ofOffset: use.offset))
    }
  }

  /// The file and line of a call of `object_setClass`: an object can have members that its class in a document lacks.
  package var classChange: String? { uses(byType: "").first.map { sourcePlace($0.path, line: $0.line) } }

  /// The uses of objects through properties with a name, of any class.
  package func objectUses(through property: String) -> [LocatedObjectUse] { tables.objectUses[property].map(located) }

  /// The uses of a type's own object in its code.
  package func ownUses(byType name: String) -> [LocatedObjectUse] { tables.ownUses[name].map(located) }

  private func located(_ place: NameTable.Item) -> LocatedObjectUse {
    let file = files[place.file]
    let use = file.source.objectUses[place.item]
    return LocatedObjectUse(use: use, path: file.path, line: file.source.line(ofOffset: use.offset))
  }
}

// Serialization for the cache, which stores files separately.
extension SourceIndex {
  /// Writes the tables without the files.
  package func write(to writer: inout ByteWriter) {
    writer.write(files.count)
    tables.write(to: &writer)
  }

  /// Creates an index from files and the tables that `write(to:)` wrote.
  package init(_ files: [File], from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self.files = files.sorted { $0.path < $1.path }
    guard try reader.number() == files.count else { throw ByteReader.ByteError() }
    tables = try Tables(from: &reader)
  }
}
