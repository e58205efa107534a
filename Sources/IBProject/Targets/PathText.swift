extension String {
  /// The path without the last component; empty for a bare name.
  package var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The path of something in a folder. Resolves `.` and `..` textually.
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

  /// The path of a document without the folder of its language.
  package var withoutLanguage: String {
    split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
