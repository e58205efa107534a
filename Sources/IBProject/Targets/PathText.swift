extension String {
  /// The path of the folder that a file or folder is in; empty for a name alone.
  var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The path of something in a folder. `.` and `..` are followed as they are written.
  func joined(with path: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = isEmpty ? [] : split(separator: "/", omittingEmptySubsequences: false)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
