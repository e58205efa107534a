import IBModel

extension Project {
  /// Whether the app has a class that a document names. Packages have Swift classes in their own modules only; another
  /// library has a class that no source declares if something points to it: its name, or code that uses the class.
  package func hasClass(_ source: SourceClass, _ sources: SourceIndex) -> Answer {
    if sources.declare(source.name) || PlatformClass(named: source.name) != nil { return .yes }
    if let file = absentSource(with: source.name) { return .unknown("the checkout lacks `\(file)`") }
    // Most sources are elsewhere.
    if absentSources.count > sources.files.count {
      return .unknown("the checkout lacks \(absentSources.count) sources")
    }
    let isOwn = source.isOfTarget || source.module.map(sources.modules.contains) == true
    if !isOwn, let module = source.module { return .unknown("it is in the module `\(module)`") }
    if isOwn || sources.haveFile(named: source.name) { return .no }
    if PlatformClass.mayBe(source.name) { return .unknown("it may be a class of the system") }
    if sources.usesTypeOfLibrary(source.name) { return .unknown("code uses it") }
    if libraries.haveClass(source.name) { return .yes }
    if !libraries.areAbsent || sources.hasLikeness(of: source.name) { return .no }
    if let library = libraries.library(suggestedBy: source.name) { return .unknown("`\(library)` may have it") }
    return sources.isNamedAsOwn(source.name) ? .no : .unknown("libraries are not in the checkout")
  }

  /// A missing source that may declare a class because of its name: they are the same, or begin with the same long part.
  private func absentSource(with name: String) -> String? {
    absentSources.filter { source in
      let file = DocumentSummary.name(of: source)
      let common = zip(file.utf8, name.utf8).prefix { $0 == $1 }.count
      return file.split(separator: "+").contains { $0 == name }
        || common >= Project.longBeginning && common * 3 >= name.utf8.count * 2
    }.min()
  }

  /// `SSYNoVoiceOverControls.m` has `SSYNoVoiceOverTextField`, one of nine such classes in an app without its submodules.
  private static let longBeginning = 8

  /// Whether a module exists that no target has: code imports it, or a library has its name.
  package func mayHaveModule(_ name: String, _ sources: SourceIndex) -> Bool {
    sources.imports.contains(name) || libraries.have(named: name)
  }
}

extension SourceIndex {
  /// Whether anything has a name. An Objective-C source with the name implements a class that nothing declares if its
  /// header is gone.
  fileprivate func declare(_ name: String) -> Bool {
    let found = declarations(of: name)
    if found.isEmpty { return false }
    return !found.allSatisfy {
      $0.type.kind == .extension && $0.type.language == .objectiveC && DocumentSummary.name(of: $0.path) == name
    }
  }

  /// Whether a source has the name of a class that none declares: the class is gone, or has another name now.
  fileprivate func haveFile(named name: String) -> Bool {
    files.contains { DocumentSummary.name(of: $0.path) == name }
  }

  /// Whether a class is named like another one, with more words or a slip: it was renamed.
  fileprivate func hasLikeness(of name: String) -> Bool {
    name.utf8.count >= SourceIndex.shortestPart && classNames.contains { $0.hasPrefix(name) || $0.hasSuffix(name) }
      || EditDistance.similar(to: name, among: classNames) != nil
  }

  private static let shortestPart = 6

  /// Whether a class is named like those of the app, and unlike those of Objective-C libraries, which have prefixes.
  fileprivate func isNamedAsOwn(_ name: String) -> Bool {
    let prefix = SourceIndex.prefix(of: name)
    let alike = classNames.count { SourceIndex.prefix(of: $0) == prefix }
    return prefix.isEmpty ? alike * 2 > classNames.count : alike >= 3
  }

  /// The capital letters before the first word of a name: `AB` in `ABRow`.
  private static func prefix(of name: String) -> Substring {
    let letters = name.prefix { $0.isUppercase }
    return letters.count == name.count || letters.isEmpty ? "" : letters.dropLast()
  }
}
