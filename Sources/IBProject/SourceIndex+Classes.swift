import IBModel

extension SourceIndex {
  /// Whether a name means exactly one thing, a class.
  package func isClass(_ name: String) -> Bool {
    let found = declarations(of: name).filter { $0.type.kind != .extension }
    return found.isEmpty ? PlatformClass(named: name) != nil : found.allSatisfy { $0.type.kind == .class }
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
    return ancestry.inherits(from: name) ? true : ancestry.isComplete ? false : nil
  }
}
