import IBBase
import IBModel

/// An index of the types in a project's sources.
package struct SourceIndex: Sendable {
  /// A source file whose contents may be read on demand.
  package struct File: Sendable {
    /// The path in messages and rules.
    package let path: String
    private let lazySource: Lazy<SourceFile>

    package var source: SourceFile { lazySource.value }

    package init(path: String, source: SourceFile) { self.init(path: path, Lazy(made: source)) }

    /// Creates a file that is read when its source is first requested.
    package init(path: String, _ source: Lazy<SourceFile>) { (self.path, lazySource) = (path, source) }
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
  /// The modules of the targets that compile them, as far as they are known.
  package var modules: Set<String> = []
  private let tables: Tables
  let knownAncestries = Locked<[String: Ancestry]>([:])

  package init(_ files: [File]) {
    self.files = files.sorted { $0.path < $1.path }
    tables = Tables(of: self.files)
  }

  package var classNames: [String] { tables.classNames }

  /// Reuse identifiers that code registers.
  package var registeredReuseIdentifiers: Set<String> { tables.registeredReuseIdentifiers }

  /// The names that code gives to images.
  package var imageNames: Set<String> { tables.imageNames }

  /// The modules that code imports, and the files with code that it includes.
  package var imports: Set<String> { tables.imports }

  /// Whether another source includes one, which is compiled with it.
  package func include(_ path: String) -> Bool {
    imports.contains(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Whether code uses a type as a superclass or as that of a member, and no source declares it.
  package func usesTypeOfLibrary(_ name: String) -> Bool { tables.foreignTypes.contains(name) }

  /// Whether code may give an outlet with a name a value, or expects it to have none.
  package func mayCheckOutlet(_ name: String) -> Bool { tables.checkedOutlets.contains(name) }

  /// Whether code may have a text, such as an identifier: a literal or a part of one, a name that generated code makes of
  /// it, or the name of a type.
  package func mayHave(text: String) -> Bool { tables.texts.mayHave(text) || hasType(named: text) }

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

  /// The selectors of the actions in all classes, sorted.
  package var actionNames: [String] {
    Set(
      classes(declaringMembersMarked: .action).flatMap { name in
        ancestry(of: name).members(marked: .action).map(\.member.name)
      }
    ).sorted()
  }

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

  /// The uses of storyboard identifiers in all code.
  package var sceneUses: [Use] { uses(byType: IdentifierUse.sceneKey) }

  /// The calls that load or register a nib in one way, such as without an owner.
  package func loads(ofNib name: String, as kind: IdentifierUse.Kind) -> [Use] {
    uses(byType: IdentifierUse.key(ofNib: name)).filter { $0.use.kind == kind && $0.use.name == name }
  }

  /// The calls of `object_setClass`: an object can have members that its class in a document lacks.
  private var classChanges: [Use] { uses(byType: "").filter { $0.use.kind == .classChange } }

  /// The file and line of code that may turn an object into one of a class or a subclass.
  func classChange(to name: String) -> String? {
    let change = classChanges.first { change in
      let new = change.use.name
      return new.isEmpty || new == name || ancestry(of: new).inherits(from: name)
    }
    return change.map { sourcePlace($0.path, line: $0.line) }
  }

  /// Whether code may turn an object of a class into one of a class with a method: any, or a subclass where code
  /// computes the new class.
  package func mayChangeClass(_ name: String, toOneWith selector: String) -> Bool {
    classChanges.contains { change in
      let new = change.use.name
      if declarations(of: new).isEmpty {
        return files.lazy.flatMap(\.source.types).contains { type in
          type.members.contains { $0.kind == .method && $0.name == selector }
            && ancestry(of: String(type.ownName)).inherits(from: name)
        }
      }
      return switch ancestry(of: new).method(selector) {
      case .found, .hidden: true
      case .missing, .unknown: false
      }
    }
  }

  /// The uses of objects through properties with a name, of any class.
  package func objectUses(through property: String) -> [LocatedObjectUse] { tables.objectUses[property].map(located) }

  /// The uses of a type's own object in its code.
  package func ownUses(byType name: String) -> [LocatedObjectUse] { tables.ownUses[name].map(located) }

  private func located(_ place: NameTable.Item) -> LocatedObjectUse {
    let file = files[place.file]
    let use = file.source.objectUses[place.item]
    return LocatedObjectUse(use: use, path: file.path, line: file.source.line(ofOffset: use.offset))
  }

  /// Whether a name means exactly one thing, a class.
  package func isClass(_ name: String) -> Bool {
    let found = declarations(of: name).filter { $0.type.kind != .extension }
    return found.isEmpty ? PlatformClass(named: name) != nil : found.allSatisfy { $0.type.kind == .class }
  }

  /// The contents of the files of an index, by name.
  struct Tables: Sendable {
    /// Places by name, by the last part of nested names and by the name in `@objc(name)`.
    let declarations: NameTable
    /// Places by their keys: mostly the type whose code looks the names up.
    let uses: NameTable
    /// Uses of objects, by the property that they are reached through.
    let objectUses: NameTable
    /// Uses of the type's own object, by type.
    let ownUses: NameTable
    /// The methods that the Objective-C runtime can find, by selector; one place for each.
    let methods: NameTable
    let classNames: [String]
    let registeredReuseIdentifiers: Set<String>
    let imageNames: Set<String>
    let texts: MentionedTexts
    /// The names of outlets that code assigns, or whose values it takes to be nil at times.
    let checkedOutlets: Set<String>
    let imports: Set<String>
    /// The types that code inherits from or that members are of, and that no source declares.
    let foreignTypes: Set<String>
    let hasInterface: Bool

    /// - Complexity: O(everything the files declare)
    init(of files: [File]) {
      declarations = Tables.declarations(of: files)
      uses = Tables.table(
        of: files, { $0.uses.map(\.key) }, { $0.uses.map { $0.kind == .scene ? IdentifierUse.sceneKey : nil } })
      objectUses = Tables.table(of: files) { file in file.objectUses.map(\.receiver) }
      ownUses = Tables.table(of: files) { file in file.objectUses.map { $0.receiver == nil ? $0.type : nil } }
      methods = Tables.methods(of: files)
      let types = files.lazy.flatMap(\.source.types)
      classNames = Set(types.filter { $0.kind == .class }.flatMap(\.names)).sorted()
      registeredReuseIdentifiers = Set(
        files.lazy.flatMap(\.source.uses).filter { $0.kind == .registeredReuse }.map(\.name))
      imageNames = Set(files.lazy.flatMap(\.source.uses).filter { $0.kind == .imageName }.map(\.name))
      texts = MentionedTexts(files.lazy.flatMap(\.source.parts).map(\.texts))
      imports = files.reduce(into: []) { $0.formUnion($1.source.imports) }
      let used = Set(types.flatMap { $0.inherited + $0.members.compactMap(\.type) })
      let declared = declarations
      foreignTypes = used.filter { declared[$0].isEmpty && PlatformClass(named: $0) == nil }
      checkedOutlets = Tables.checkedOutlets(of: files)
      hasInterface =
        Set(types.flatMap(\.inherited)).contains { PlatformClass(named: $0)?.isOfInterface == true }
        || types.contains { $0.members.contains { $0.mark != nil } }
    }

    private static func table(of files: [File], _ keys: (SourceFile) -> [String?]...) -> NameTable {
      NameTable(
        keys.flatMap { names in
          files.enumerated().flatMap { index, file in
            names(file.source).enumerated().compactMap { item, name in
              name.map { ($0, NameTable.Item(file: index, item: item)) }
            }
          }
        })
    }

    private static func checkedOutlets(of files: [File]) -> Set<String> {
      let outlets = Set(
        files.lazy.flatMap(\.source.types).flatMap { $0.members.lazy.filter { $0.mark == .outlet }.map(\.name) })
      let checked = files.reduce(into: Set<Int>()) { $0.formUnion($1.source.checkedNames) }
      let hash = { (name: String) in Int(truncatingIfNeeded: SourceBytes.hash(Array(name.utf8)[...])) }
      return outlets.filter { name in
        let bare = String(name.trimmingPrefix("_"))
        return checked.contains(hash(name)) || checked.contains(hash(bare))
          || checked.contains(hash(String(KeyValueNames.setter(of: bare).dropLast())))
      }
    }

    private static func methods(of files: [File]) -> NameTable {
      var places: [String: NameTable.Item] = [:]
      for (index, file) in files.enumerated() {
        for (item, type) in file.source.types.enumerated() {
          for member in type.members where member.kind == .method && (member.isExposed || type.exposesMembers) {
            places[member.name] = NameTable.Item(file: index, item: item)
          }
        }
      }
      return NameTable(places.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// Extensions of a type alias are extensions of the type, after its own.
    private static func declarations(of files: [File]) -> NameTable {
      var places: [(name: String, place: NameTable.Item)] = []
      var aliases: [String: [String]] = [:]
      var extensions: [(names: Set<String>, place: NameTable.Item)] = []
      for (index, file) in files.enumerated() {
        for (item, type) in file.source.types.enumerated() {
          let (names, place) = (type.names, NameTable.Item(file: index, item: item))
          for name in names { places.append((name, place)) }
          if type.kind == .extension { extensions.append((names, place)) }
          if type.kind == .alias, let target = type.inherited.first, target != type.name {
            aliases[type.name, default: []].append(target)
          }
        }
      }
      guard !aliases.isEmpty else { return NameTable(places) }
      let known = Set(places.map(\.name))
      for (names, place) in extensions {
        for target in names.flatMap({ aliases[$0] ?? [] }) where known.contains(target) {
          places.append((target, place))
        }
      }
      return NameTable(places)
    }
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
    guard try reader.value() == files.count else { throw ByteReader.ByteError() }
    tables = try Tables(from: &reader)
  }
}

extension Object {
  /// Whether the object is of a class; nil when that is not known.
  package func isInstance(of name: String, on platform: Platform, in sources: SourceIndex) -> Bool? {
    guard let own = sourceClass else {
      let classes = kind.classNames(on: platform)
      guard let first = classes.first, let platformClass = PlatformClass(named: first) else { return nil }
      return classes.contains(name) || platformClass.inherits(from: name)
    }
    if own.name == name { return true }
    if let platformClass = PlatformClass(named: own.name), sources.classes(named: own.name).isEmpty {
      return platformClass.inherits(from: name)
    }
    guard let ancestry = own.ancestry(in: sources) else { return nil }
    if ancestry.inherits(from: name) { return ancestry.isAmbiguous ? nil : true }
    return ancestry.isComplete ? false : nil
  }
}

extension SourceIndex.Tables: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(declarations, uses, objectUses, ownUses, methods)
    writer.write(classNames, registeredReuseIdentifiers, checkedOutlets, imports, foreignTypes, hasInterface)
    writer.write(imageNames, texts)
  }

  init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (declarations, uses, objectUses, ownUses, methods) = try reader.values()
    (classNames, registeredReuseIdentifiers, checkedOutlets, imports, foreignTypes, hasInterface) = try reader.values()
    (imageNames, texts) = try reader.values()
  }
}

extension TypeDeclaration {
  /// All names that a document or other code may use for the type.
  fileprivate var names: Set<String> {
    var names: Set<String> = [name, String(ownName)]
    if let objectiveCName { names.insert(objectiveCName) }
    return names
  }
}
