import IBPlatform

/// The types of a project's sources, by name.
public struct SourceIndex: Sendable {
  /// A source file and its path.
  public struct File: Sendable {
    /// As messages and rules see it.
    public let path: String
    private let deferred: Deferred<SourceFile>

    /// What it declares.
    public var source: SourceFile { deferred.value }

    /// A source file.
    public init(path: String, source: SourceFile) { self.init(path: path, Deferred(made: source)) }

    /// A source file that is read when something in it is requested.
    package init(path: String, _ source: Deferred<SourceFile>) { (self.path, deferred) = (path, source) }
  }

  /// A type and the file that declares it.
  public struct Declaration: Sendable {
    /// What is declared.
    public let type: TypeDeclaration
    /// The path of the file.
    public let path: String
    /// The index of the file.
    let file: Int
  }

  /// A name that code looks up, and the file of the code.
  public struct Use: Sendable {
    /// The name and its kind.
    public let use: IdentifierUse
    /// The path of the file.
    public let path: String
    /// From 1.
    public let line: Int
  }

  /// What code does with an object, and the file of the code.
  public struct LocatedObjectUse: Sendable {
    /// What is done.
    public let use: ObjectUse
    /// The path of the file.
    public let path: String
    /// From 1.
    public let line: Int
  }

  /// Sorted by path.
  public let files: [File]
  private let tables: Tables

  /// The types of some files.
  public init(_ files: [File]) {
    self.files = files.sorted { $0.path < $1.path }
    tables = Tables(of: self.files)
  }

  /// The names of all classes, sorted.
  public var classNames: [String] { tables.classNames }

  /// Reuse identifiers that code registers.
  public var registeredReuseIdentifiers: Set<String> { tables.registeredReuseIdentifiers }

  /// Whether any class is a view, a controller or an application. Sources without one are not those of an app with
  /// documents.
  public var hasInterface: Bool { tables.hasInterface }

  /// All declarations of a type and its extensions.
  public func declarations(of name: String) -> [Declaration] {
    tables.declarations[name].map { place in
      let file = files[place.file]
      return Declaration(type: file.source.types[place.item], path: file.path, file: place.file)
    }
  }

  /// The declarations of a class without extensions.
  public func classes(named name: String) -> [Declaration] {
    declarations(of: name).filter { $0.type.kind == .class }
  }

  /// Whether anything has the name: a class, or something that may be another name for one.
  public func hasType(named name: String) -> Bool { !tables.declarations[name].isEmpty }

  /// Whether any class has a method that the runtime can find.
  public func hasMethod(_ selector: String) -> Bool { !tables.methods[selector].isEmpty }

  /// The line of a declaration, from 1.
  public func line(of declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: declaration.type.offset)
  }

  /// The line of a member, from 1.
  public func line(of member: MemberDeclaration, in declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: member.offset)
  }

  /// The names that the code of a type looks up.
  public func uses(byType name: String) -> [Use] {
    tables.uses[name].map { place in
      let file = files[place.file]
      let use = file.source.uses[place.item]
      return Use(use: use, path: file.path, line: file.source.line(ofOffset: use.offset))
    }
  }

  /// What code does with objects that are reached through properties of a name, of any class.
  public func objectUses(through property: String) -> [LocatedObjectUse] { tables.objectUses[property].map(located) }

  /// What the code of a type does with its own object.
  public func ownUses(byType name: String) -> [LocatedObjectUse] { tables.ownUses[name].map(located) }

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
