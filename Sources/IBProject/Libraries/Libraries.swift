import IBBase

/// The libraries around an app: code that it uses and whose sources are not read.
package struct Libraries: Sendable {
  /// Their names, in lower case and without marks: those of pods, products of packages, repositories and files.
  private(set) var names: Set<String> = []
  /// Whether the checkout lacks some of them.
  package var areAbsent = false
  /// The Objective-C names of the classes in those that the checkout has.
  private let classes: Lazy<Set<String>>

  package init(
    names: some Sequence<String> = [], areAbsent: Bool = false, classes: Lazy<Set<String>> = Lazy(made: [])
  ) {
    self.names = Set(names.map(Libraries.plain).filter { !$0.isEmpty })
    (self.areAbsent, self.classes) = (areAbsent, classes)
  }

  /// Whether a library has a name: `Some-Kit` is the module `Some_Kit`.
  package func have(named name: String) -> Bool { names.contains(Libraries.plain(name)) }

  package func haveClass(_ name: String) -> Bool { classes.value.contains(name) }

  /// A library that may have a class because of its name: they share a long part.
  package func library(suggestedBy className: String) -> String? {
    let name = Array(Libraries.plain(className).utf8)
    return names.sorted().first { library in
      let length = min(Libraries.longPart, library.utf8.count, name.count)
      guard length > 2 else { return false }
      return (0...(name.count - length)).contains { start in
        Array(library.utf8).range(of: String(decoding: name[start..<(start + length)], as: UTF8.self)) != nil
      }
    }
  }

  private static let longPart = 6

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The names in a list of dependencies: a `Podfile`, `Cartfile`, `Package.resolved`, one of their lock files, or
  /// `.gitmodules`.
  package static func names(inList bytes: [UInt8]) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let quoted = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
      for (index, part) in quoted.enumerated() where !index.isMultiple(of: 2) { names.formUnion(parts(of: part)) }
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("- ") { names.formUnion(parts(of: trimmed.dropFirst(2).prefix { $0 != " " && $0 != "(" })) }
      if trimmed.hasPrefix("path = ") { names.formUnion(parts(of: trimmed.dropFirst(7))) }
    }
    return names
  }

  /// `Kit/Core` names two parts of a pod, `https://example.com/owner/Kit.git` a repository.
  private static func parts(of text: Substring) -> [String] {
    let name = text.hasSuffix(".git") ? text.dropLast(4) : text
    let parts = name.split(separator: "/")
    return (text.contains(":") ? parts.suffix(1) : parts[...]).map(String.init)
  }

  /// The classes that a file of a library declares for Objective-C: a header, a source of Swift, or a binary.
  package static func classes(in bytes: [UInt8], isText: Bool) -> Set<String> {
    var classes: Set<String> = []
    for mark in isText ? ["@interface ", "@objc("] : ["_OBJC_CLASS_$_"] {
      var rest = bytes[...]
      while let found = rest.range(of: mark) {
        rest = rest[found.upperBound...]
        classes.insert(String(decoding: rest.prefix(while: isWordByte), as: UTF8.self))
      }
    }
    return classes
  }
}
