/// A class with its inherited types, as far as the sources and the tables of system classes show them.
///
/// Classes of the same name, for example in different apps of a repository, are merged.
package struct Ancestry: Sendable {
  /// Declarations and extensions of the class, its superclasses and, in Objective-C, its protocols.
  package private(set) var declarations: [SourceIndex.Declaration] = []
  /// The nearest system class on each path upward.
  package private(set) var platformClasses: [PlatformClass] = []
  /// Whether every superclass is found, and no macro may add members.
  package private(set) var isComplete = true

  /// The name that documents use.
  let name: String

  private var visited: Set<String> = []

  package func inherits(from name: String) -> Bool {
    visited.contains(name) || platformClasses.contains { $0.inherits(from: name) }
  }

  fileprivate init(of name: String, in index: SourceIndex) {
    self.name = name
    var remaining = [name]
    while let next = remaining.popLast() {
      guard visited.insert(next).inserted else { continue }
      let found = index.declarations(of: next)
      if found.contains(where: { $0.type.kind == .class }) {
        for parents in add(found) { remaining += parents }
      } else if let alias = found.first(where: { $0.type.kind == .alias }) {
        remaining += alias.type.inherited
      } else if let platformClass = PlatformClass(named: next) {
        platformClasses.append(platformClass)
        // Extensions of system classes in the sources count too.
        for name in platformClass.ancestry.map(\.name) { declarations += index.declarations(of: name) }
      } else if found.contains(where: { $0.type.kind == .protocol }) {
        for parents in add(found) where !parents.isEmpty { remaining += parents.filter(index.hasType) }
      } else {
        isComplete = false
      }
    }
    addProtocols(from: index)
  }

  /// Adds the declarations of a name; returns the names that each of them inherits from.
  private mutating func add(_ found: [SourceIndex.Declaration]) -> [[String]] {
    declarations += found
    if found.contains(where: { $0.type.mayHaveMoreMembers }) { isComplete = false }
    return found.filter { $0.type.kind == .class }.map { declaration in
      // A class without a superclass is the interface of one declared elsewhere.
      guard let parent = declaration.type.inherited.first else {
        isComplete = false
        return []
      }
      return [parent.split(separator: ".").last.map(String.init) ?? parent]
    }
  }

  /// Properties of Objective-C protocols belong to the classes that adopt them.
  private mutating func addProtocols(from index: SourceIndex) {
    let adopted = declarations.filter { $0.type.language == .objectiveC }.flatMap(\.type.inherited)
    var remaining = adopted.filter { !visited.contains($0) }
    while let name = remaining.popLast() {
      guard visited.insert(name).inserted else { continue }
      let protocols = index.declarations(of: name).filter { $0.type.kind == .protocol }
      declarations += protocols
      remaining += protocols.flatMap(\.type.inherited)
    }
  }
}

extension SourceIndex {
  package func ancestry(of name: String) -> Ancestry { Ancestry(of: name, in: self) }
}
