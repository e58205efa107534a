import IBBase
import IBLint
import SystemPackage

/// The configurations of documents. Each file is read once.
package final class Configurations {
  /// The source of configurations.
  package enum Choice: Sendable {
    /// The nearest file from the folder of a document upward.
    case nearest
    case file(String)
    case none
  }

  let choice: Choice
  private let workingFolder = WorkingFolder.path
  private var nearest = NearestFile(ConfigurationLoader.fileNames)
  private var nearestForeign = NearestFile([ConfigurationLoader.foreignName])
  private var loaded: [String: Result<Configuration, ConfigurationError>] = [:]
  private var excludedFolders: [String: Bool] = [:]

  package init(_ choice: Choice = .nearest) { self.choice = choice }

  /// The configuration where no file applies.
  package var standard: Configuration { Configuration(folder: workingFolder) }

  /// An absolute path without `.` and `..`.
  package func absolute(_ path: String) -> String {
    ConfigurationPath.normalized(path.hasPrefix("/") ? path : workingFolder + "/" + path)
  }

  package func configuration(for document: String) throws(ConfigurationError) -> Configuration {
    try configuration(ofFolder: parent(of: absolute(document)))
  }

  /// - Parameter folder: An absolute path without `.` and `..`.
  package func configuration(ofFolder folder: String) throws(ConfigurationError) -> Configuration {
    switch choice {
    case .none: return standard
    case .file(let path): return try load(path, folder: workingFolder).get()
    case .nearest:
      guard let path = nearest.path(from: folder) else { return unconfigured(folder) }
      return try load(WorkingFolder.shown(path), folder: parent(of: path)).get()
    }
  }

  /// The configuration of a folder without one, with a note on a configuration of IBLinter.
  private func unconfigured(_ folder: String) -> Configuration {
    guard let path = nearestForeign.path(from: folder) else { return standard }
    return Configuration(folder: workingFolder, note: "\(WorkingFolder.shown(path)) \(ConfigurationLoader.foreignNote)")
  }

  /// Reads a configuration whose paths are relative to the folder of its file.
  package func configuration(at path: String) throws(ConfigurationError) -> Configuration {
    try load(path, folder: parent(of: absolute(path))).get()
  }

  private func load(_ path: String, folder: String) -> Result<Configuration, ConfigurationError> {
    if let known = loaded[path] { return known }
    let named: String? = if case .file(let file) = choice { file } else { nil }
    let loader = ConfigurationLoader(naming: named)
    let result: Result<Configuration, ConfigurationError>
    do throws(ConfigurationError) { result = .success(try loader.load(path, folder: folder)) } catch {
      result = .failure(error)
    }
    loaded[path] = result
    return result
  }

  private func parent(of path: String) -> String {
    let folder = path.lastIndex(ofByte: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    return folder.isEmpty ? "/" : folder
  }

  /// - Parameter includesArguments: whether paths of the command line are left out, too.
  func filter(includesArguments: Bool) -> DocumentPaths.Filter {
    if case .none = choice { return .none }
    return DocumentPaths.Filter(includesArguments: includesArguments) { path, isFolder in
      let path = self.absolute(path)
      return isFolder
        ? self.excludesFolder(path, upward: includesArguments) : self.excludesDocument(path, includesArguments)
    }
  }

  var respectsGit: Bool {
    if case .none = choice { return false }
    return true
  }

  /// Whether a document that an argument, git or an option names is left out.
  func excludesNamed(_ path: String) -> Bool {
    if case .none = choice { return false }
    return excludesDocument(absolute(path), true)
  }

  /// Whether a document is left out: itself, or with a folder that contains it if it was not found there.
  /// - Parameter isNamed: whether folders above it were not looked at.
  private func excludesDocument(_ path: String, _ isNamed: Bool) -> Bool {
    let folder = parent(of: path)
    if isNamed, excludesFolder(folder, upward: true) { return true }
    guard let configuration = try? configuration(ofFolder: folder) else { return false }
    return configuration.exclusion(of: path) != nil || !configuration.includes(path)
  }

  /// A configuration covers only paths below its folder, so the one above a folder decides about the folder.
  private func excludesFolder(_ path: String, upward: Bool) -> Bool {
    if path == "/" { return false }
    if upward, let known = excludedFolders[path] { return known }
    let configuration = try? configuration(ofFolder: parent(of: path))
    var isExcluded = configuration?.exclusion(of: path) != nil
    if upward, !isExcluded {
      isExcluded = isForeign(path) || path != workingFolder && excludesFolder(parent(of: path), upward: true)
      excludedFolders[path] = isExcluded
    }
    return isExcluded
  }

  /// Whether a folder below the current one holds dependencies or build products.
  private func isForeign(_ path: String) -> Bool {
    guard let path = RelativePath(path, from: workingFolder) else { return false }
    return DocumentPaths.isForeign(path.names)
  }
}

extension ConfigurationLoader {
  /// A loader of files. A configuration that a person names may be a pipe, as in `--config <(command)`, and may refer to
  /// any file.
  /// - Parameter texts: The contents of files as editors show them.
  package init(naming named: String? = nil, showing texts: [String: [UInt8]] = [:]) {
    self.init(exists: DocumentPaths.exists) { path, file in
      named != nil || Boundary.holds(path, referredToBy: file)
    } contents: { file in
      if let text = texts[file] { return text }
      let limit = ConfigurationLoader.maximumByteCount + 1
      if file == named { return try FileBytes.read(file, atMost: limit) }
      return try FileBytes.readRegularFile(FilePath(file), atMost: limit)
    }
  }
}
