/// Reads a configuration and those that it extends.
package struct ConfigurationLoader: Sendable {
  /// The names of files that are searched from a folder upward; the first one in a folder counts.
  package static let fileNames = [".ibt.yml", ".ibt.yaml"]

  /// The configuration of IBLinter, which is not read.
  package static let foreignName = ".iblinter.yml"

  /// A clause about the replacement of IBLinter's configuration.
  package static let foreignNote = "is not read; Documents/Configuration.md#iblinter says what to write in .ibt.yml"

  package static let maximumByteCount = YAMLParser.maximumByteCount

  /// The largest number of configurations that extend each other in a row.
  private static let maximumDepth = 16
  private static let maximumFileCount = 64
  private static let maximumProblemCount = 20

  private let catalogue: [Rule]
  private let exists: @Sendable (String) -> Bool
  private let isWithin: @Sendable (_ path: String, _ file: String) -> Bool
  private let contents: @Sendable (String) throws -> [UInt8]

  /// - Parameters:
  ///   - exists: Whether there is a file or folder at an absolute path that a configuration names.
  ///   - isWithin: Whether a path that a configuration refers to is in the repository or project of its file.
  ///   - contents: The bytes of the file at a path; its errors describe themselves.
  package init(
    catalogue: [Rule] = Rule.all, exists: @escaping @Sendable (String) -> Bool = { _ in true },
    isWithin: @escaping @Sendable (_ path: String, _ file: String) -> Bool = { _, _ in true },
    contents: @escaping @Sendable (String) throws -> [UInt8]
  ) {
    (self.catalogue, self.exists) = (catalogue, exists)
    (self.isWithin, self.contents) = (isWithin, contents)
  }

  /// Loads the configuration at a path.
  /// - Parameters:
  ///   - path: The path that messages show.
  ///   - folder: The absolute path of the folder for patterns and paths, without `.` and `..`.
  /// - Throws: All problems, up to a limit.
  package func load(_ path: String, folder: String) throws(ConfigurationError) -> Configuration {
    var reader = NodeReader()
    var files = OrderedFiles()
    try read(path, named: nil, after: [], into: &files, by: &reader)
    let configuration = Configuration(files.list, folder: folder, catalogue: catalogue, by: &reader)
    for named in configuration.project.paths {
      let absolute = configuration.absolute(named.value)
      if !isWithin(absolute, path) {
        reader.report(outside(named.value, path), at: named.place)
      } else if !exists(absolute) {
        reader.report(
          "there is no `\(named.value.shortened)` in `\(folder)`; correct the path or remove it", at: named.place)
      }
    }
    if reader.problems.isEmpty { return configuration }
    throw ConfigurationError(Array(reader.problems.prefix(ConfigurationLoader.maximumProblemCount)))
  }

  private func outside(_ path: String, _ file: String) -> String {
    "`\(path.shortened)` is outside the repository or project of `\(file)` and is not read; copy it there"
  }

  /// The files that were read, each once, after those that it extends.
  private struct OrderedFiles {
    var list: [ConfigurationFile] = []
    var known: Set<String> = []
  }

  /// - Parameters:
  ///   - place: The place that names the file; nil for the first one.
  ///   - chain: The files that extend this one, the first one first.
  private func read(
    _ path: String, named place: Place?, after chain: [String], into files: inout OrderedFiles,
    by reader: inout NodeReader
  ) throws(ConfigurationError) {
    if chain.contains(path) {
      let circle = (chain.drop { $0 != path } + [path]).joined(separator: " extends ")
      throw ConfigurationError("the configuration extends itself: \(circle)", at: place)
    }
    guard files.known.insert(path).inserted else { return }
    guard chain.count < ConfigurationLoader.maximumDepth, files.known.count <= ConfigurationLoader.maximumFileCount
    else {
      throw ConfigurationError("the configuration extends too many others", at: place)
    }
    let file = try file(at: path, named: place, by: &reader)
    for base in file.extends where base.value != Preset.name {
      let joined = ConfigurationPath.joined(base.value, to: path)
      guard isWithin(joined, chain.first ?? path) else {
        throw ConfigurationError(outside(base.value, chain.first ?? path), at: base.place)
      }
      try read(
        joined, named: base.place, after: chain + [path], into: &files,
        by: &reader)
    }
    files.list.append(file)
  }

  private func file(
    at path: String, named place: Place?, by reader: inout NodeReader
  ) throws(ConfigurationError) -> ConfigurationFile {
    if path.split(separator: "/").last.map(String.init) == ConfigurationLoader.foreignName {
      throw ConfigurationError("`\(path)` \(ConfigurationLoader.foreignNote)", at: place)
    }
    let bytes: [UInt8]
    do { bytes = try contents(path) } catch { throw ConfigurationError("\(error)", at: place) }
    return try ConfigurationFile(bytes, path: path, by: &reader)
  }
}

package enum ConfigurationPath {
  /// A path in a file, relative to the folder of the file, without `.` and with as few `..` as possible.
  static func joined(_ path: String, to file: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return normalized((folder.map(String.init) + [path]).joined(separator: "/"))
  }

  /// The path without `.` and with as few `..` as possible. Symbolic links are not followed.
  package static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !path.hasPrefix("/") {
        names.append(name)
      }
    }
    let joined = names.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether a path is absolute and normal, as almost all are. A name with a dot in front counts as not normal.
  private static func isNormal(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        if last == UInt8(ascii: "/"), byte == last || byte == UInt8(ascii: ".") { return false }
        last = byte
      }
      return bytes.first == UInt8(ascii: "/") && last != UInt8(ascii: "/")
    }
  }
}
