import IBBase

/// A patch for `git apply` and `patch -p1`; empty when the texts are equal.
package func patch(of path: String, old: [UInt8], new: [UInt8]) -> String {
  let name = PatchName(path)
  return unifiedDiff(old: old, new: new, oldName: name.spelled(after: "a/"), newName: name.spelled(after: "b/"))
}

/// The name of a file in a patch, in git's spelling.
private struct PatchName {
  private let path: String

  /// Removes a leading slash and `./`, because names in a patch begin with `a/` and `b/`.
  init(_ path: String) {
    var parts = path.split(separator: "/")
    parts.removeAll { $0 == "." }
    self.path = parts.joined(separator: "/")
  }

  func spelled(after prefix: String) -> String {
    let name = prefix + path
    if name.unicodeScalars.contains(where: PatchName.needsQuotes) {
      return "\"" + name.unicodeScalars.map(PatchName.escaped).joined() + "\""
    }
    // The tab marks the end of a name with spaces; `patch` would otherwise read its first word.
    return name.contains(" ") ? name + "\t" : name
  }

  private static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    scalar.needsEscape || scalar == "\"" || scalar == "\\"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    guard needsQuotes(scalar) else { return String(scalar) }
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    return String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }
}
