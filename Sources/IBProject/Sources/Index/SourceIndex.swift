import IBXML

/// The types of a project's sources, by name.
package struct SourceIndex: Sendable {
  /// A source file and its path.
  package struct File: Sendable {
    /// As messages and rules see it.
    package let path: String
    private let deferred: Deferred<SourceFile>

    /// What it declares.
    package var source: SourceFile { deferred.value }

    /// A source file.
    package init(path: String, source: SourceFile) { self.init(path: path, Deferred(made: source)) }

    /// A source file that is read when something in it is requested.
    package init(path: String, _ source: Deferred<SourceFile>) { (self.path, deferred) = (path, source) }
  }

  /// A type and the file that declares it.
  package struct Declaration: Sendable {
    /// What is declared.
    package let type: TypeDeclaration
    /// The path of the file.
    package let path: String
    /// The index of the file.
    let file: Int
  }

  /// A name that code looks up, and the file of the code.
  package struct Use: Sendable {
    /// The name and its kind.
    package let use: IdentifierUse
    /// The path of the file.
    package let path: String
    /// From 1.
    package let line: Int
  }

  /// What code does with an object, and the file of the code.
  package struct LocatedObjectUse: Sendable {
    /// What is done.
    package let use: ObjectUse
    /// The path of the file.
    package let path: String
    /// From 1.
    package let line: Int
  }

  /// Sorted by path.
  package let files: [File]
  private let tables: Tables

  /// The types of some files.
  package init(_ files: [File]) {
    self.files = files.sorted { $0.path < $1.path }
    tables = Tables(of: self.files)
  }

  /// The names of all classes, sorted.
  package var classNames: [String] { tables.classNames }

  /// Reuse identifiers that code registers.
  package var registeredReuseIdentifiers: Set<String> { tables.registeredReuseIdentifiers }

  /// Whether any class is a view, a controller or an application. Sources without one are not those of an app with
  /// documents.
  package var hasInterface: Bool { tables.hasInterface }

  /// All declarations of a type and its extensions.
  package func declarations(of name: String) -> [Declaration] {
    tables.declarations[name].map { place in
      let file = files[place.file]
      return Declaration(type: file.source.types[place.item], path: file.path, file: place.file)
    }
  }

  /// The declarations of a class without extensions.
  package func classes(named name: String) -> [Declaration] {
    declarations(of: name).filter { $0.type.kind == .class }
  }

  /// Whether anything has the name: a class, or something that may be another name for one.
  package func hasType(named name: String) -> Bool { !tables.declarations[name].isEmpty }

  /// Whether any class has a method that the runtime can find.
  package func hasMethod(_ selector: String) -> Bool { !tables.methods[selector].isEmpty }

  /// The line of a declaration, from 1.
  package func line(of declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: declaration.type.offset)
  }

  /// The line of a member, from 1.
  package func line(of member: MemberDeclaration, in declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: member.offset)
  }

  /// The names that the code of a type looks up.
  package func uses(byType name: String) -> [Use] {
    tables.uses[name].map { place in
      let file = files[place.file]
      let use = file.source.uses[place.item]
      return Use(use: use, path: file.path, line: file.source.line(ofOffset: use.offset))
    }
  }

  /// What code does with objects that are reached through properties of a name, of any class.
  package func objectUses(through property: String) -> [LocatedObjectUse] { tables.objectUses[property].map(located) }

  /// What the code of a type does with its own object.
  package func ownUses(byType name: String) -> [LocatedObjectUse] { tables.ownUses[name].map(located) }

  private func located(_ place: NameTable.Place) -> LocatedObjectUse {
    let file = files[place.file]
    let use = file.source.objectUses[place.item]
    return LocatedObjectUse(use: use, path: file.path, line: file.source.line(ofOffset: use.offset))
  }
}

// An index as bytes for a cache: the files are kept each for itself.
extension SourceIndex {
  /// Writes what the index knows without its files.
  package func write(to writer: inout ByteWriter) {
    writer.write(files.count)
    tables.write(to: &writer)
  }

  /// An index of files, with what `write(to:)` wrote about them.
  package init(_ files: [File], from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.files = files.sorted { $0.path < $1.path }
    guard try reader.number() == files.count else { throw ByteReader.Damage() }
    tables = try Tables(from: &reader)
  }
}
