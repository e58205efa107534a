import IBLint

extension WorkingFolder {
  /// A path as messages show it: without the current folder.
  package static func shown(_ path: String) -> String {
    let folder = WorkingFolder.path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  package static func absolute(_ path: String) -> String {
    ConfigurationPath.normalized(path.hasPrefix("/") ? path : "\(WorkingFolder.path)/\(path)")
  }
}
