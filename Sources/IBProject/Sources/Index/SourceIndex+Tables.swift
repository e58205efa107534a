import IBXML

extension SourceIndex {
  /// The contents of the files of an index, by name.
  struct Tables: Sendable {
    /// Places by name, by the last part of nested names and by the name in `@objc(name)`.
    let declarations: NameTable
    /// Places by the type whose code looks the names up; those of changes of classes by an empty name.
    let uses: NameTable
    /// Uses of objects, by the property that they are reached through.
    let objectUses: NameTable
    /// Uses of the type's own object, by type.
    let ownUses: NameTable
    /// The methods that the Objective-C runtime can find, by selector; one place for each.
    let methods: NameTable
    let classNames: [String]
    let registeredReuseIdentifiers: Set<String>
    let hasInterface: Bool

    /// - Complexity: O(everything the files declare)
    init(of files: [File]) {
      declarations = Tables.declarations(of: files)
      uses = Tables.table(of: files) { file in file.uses.map { $0.kind == .classChange ? "" : $0.type } }
      objectUses = Tables.table(of: files) { file in file.objectUses.map(\.receiver) }
      ownUses = Tables.table(of: files) { file in file.objectUses.map { $0.receiver == nil ? $0.type : nil } }
      methods = Tables.methods(of: files)
      let types = files.lazy.flatMap(\.source.types)
      classNames = Set(types.filter { $0.kind == .class }.flatMap(\.names)).sorted()
      registeredReuseIdentifiers = Set(
        files.lazy.flatMap(\.source.uses).filter { $0.kind == .registeredReuse }.map(\.name))
      hasInterface = Set(types.flatMap(\.inherited)).contains { PlatformClass(named: $0)?.isOfInterface == true }
    }

    private static func table(of files: [File], _ names: (SourceFile) -> [String?]) -> NameTable {
      NameTable(
        files.enumerated().flatMap { index, file in
          names(file.source).enumerated().compactMap { item, name in
            name.map { ($0, NameTable.Item(file: index, item: item)) }
          }
        })
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

extension SourceIndex.Tables: ByteCodable {
  func write(to writer: inout ByteWriter) {
    for table in [declarations, uses, objectUses, ownUses, methods] { writer.write(table) }
    writer.write(classNames)
    writer.write(registeredReuseIdentifiers)
    writer.write(hasInterface)
  }

  init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    declarations = try reader.value()
    uses = try reader.value()
    objectUses = try reader.value()
    ownUses = try reader.value()
    methods = try reader.value()
    classNames = try reader.value()
    registeredReuseIdentifiers = try reader.set()
    hasInterface = try reader.value()
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
