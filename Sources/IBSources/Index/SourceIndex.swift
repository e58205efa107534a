/// The types of a project's sources, by name.
package struct SourceIndex: Sendable {
  /// A source file and its path.
  package struct File: Sendable {
    /// As messages and rules see it.
    package var path: String
    /// What it declares.
    package var source: SourceFile

    /// A source file.
    package init(path: String, source: SourceFile) {
      (self.path, self.source) = (path, source)
    }
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
  /// The names of all classes, sorted.
  package let classNames: [String]
  /// By name, by the last part of nested names and by the name in `@objc(name)`.
  private let declarations: [String: [Declaration]]
  /// By the type whose code looks the names up.
  private let uses: [String: [Use]]
  /// What code does with objects, by the property that they are reached through.
  private let objectUses: [String: [FileUse]]
  /// What code of a type does with its own object, by type.
  private let ownUses: [String: [FileUse]]

  /// Places of uses: the lines of few are asked for.
  private struct FileUse {
    var file: Int
    var use: Int
  }

  /// Reuse identifiers that code registers.
  package let registeredReuseIdentifiers: Set<String>

  /// The types of some files.
  package init(_ files: [File]) {
    let files = files.sorted { $0.path < $1.path }
    var declarations: [String: [Declaration]] = [:]
    var uses: [String: [Use]] = [:]
    var registered: Set<String> = []
    var (objectUses, ownUses) = ([String: [FileUse]](), [String: [FileUse]]())
    for (index, file) in files.enumerated() {
      for type in file.source.types {
        let declaration = Declaration(type: type, path: file.path, file: index)
        for name in type.names { declarations[name, default: []].append(declaration) }
      }
      for (place, use) in file.source.objectUses.enumerated() {
        if let receiver = use.receiver {
          objectUses[receiver, default: []].append(FileUse(file: index, use: place))
        } else if let type = use.type {
          ownUses[type, default: []].append(FileUse(file: index, use: place))
        }
      }
      for use in file.source.uses {
        if use.kind == .registeredReuse { registered.insert(use.name) }
        guard let type = use.type else { continue }
        uses[type, default: []].append(
          Use(use: use, path: file.path, line: file.source.line(ofOffset: use.offset)))
      }
    }
    SourceIndex.addExtensionsOfAliases(to: &declarations)
    classNames = declarations.filter { $0.value.contains { $0.type.kind == .class } }.map(\.key).sorted()
    (self.files, self.declarations, self.uses) = (files, declarations, uses)
    (self.objectUses, self.ownUses) = (objectUses, ownUses)
    registeredReuseIdentifiers = registered
  }

  /// Extensions of another name for a type are extensions of the type.
  private static func addExtensionsOfAliases(to declarations: inout [String: [Declaration]]) {
    for alias in declarations.values.joined() where alias.type.kind == .alias {
      guard let target = alias.type.inherited.first, declarations[target] != nil, target != alias.type.name else {
        continue
      }
      let extensions = (declarations[alias.type.name] ?? []).filter { $0.type.kind == .extension }
      declarations[target]?.append(contentsOf: extensions)
    }
  }

  /// All declarations of a type and its extensions.
  package func declarations(of name: String) -> [Declaration] { declarations[name] ?? [] }

  /// The declarations of a class without extensions.
  package func classes(named name: String) -> [Declaration] {
    declarations(of: name).filter { $0.type.kind == .class }
  }

  /// Whether anything has the name: a class, or something that may be another name for one.
  package func hasType(named name: String) -> Bool { declarations[name] != nil }

  /// Whether any class is a view, a controller or an application. Sources without one are not those of an app with
  /// documents.
  /// - Complexity: O(types)
  package var hasInterface: Bool {
    let inherited = Set(files.lazy.flatMap(\.source.types).flatMap(\.inherited))
    return inherited.contains { PlatformClass(named: $0)?.isOfInterface == true }
  }

  /// Whether any class has a method that the runtime can find.
  /// - Complexity: O(members of all types)
  package func hasMethod(_ selector: String) -> Bool {
    files.contains { file in
      file.source.types.contains { type in
        type.members.contains { $0.name == selector && $0.kind == .method && ($0.isExposed || type.exposesMembers) }
      }
    }
  }

  /// The line of a declaration, from 1.
  package func line(of declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: declaration.type.offset)
  }

  /// The line of a member, from 1.
  package func line(of member: MemberDeclaration, in declaration: Declaration) -> Int {
    files[declaration.file].source.line(ofOffset: member.offset)
  }

  /// The names that the code of a type looks up.
  package func uses(byType name: String) -> [Use] { uses[name] ?? [] }

  /// What code does with objects that are reached through properties of a name, of any class.
  package func objectUses(through property: String) -> [LocatedObjectUse] { (objectUses[property] ?? []).map(located) }

  /// What the code of a type does with its own object.
  package func ownUses(byType name: String) -> [LocatedObjectUse] { (ownUses[name] ?? []).map(located) }

  private func located(_ place: FileUse) -> LocatedObjectUse {
    let file = files[place.file]
    let use = file.source.objectUses[place.use]
    return LocatedObjectUse(use: use, path: file.path, line: file.source.line(ofOffset: use.offset))
  }
}

extension TypeDeclaration {
  /// Every name by which a document or other code may refer to the type.
  fileprivate var names: Set<String> {
    var names: Set<String> = [name, String(ownName)]
    if let objectiveCName { names.insert(objectiveCName) }
    return names
  }
}
