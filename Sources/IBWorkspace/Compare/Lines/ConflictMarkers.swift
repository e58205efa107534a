/// Two versions of a text combined with conflict markers, as in git.
package enum ConflictMarkers {
  /// The combined text.
  /// - Parameters:
  ///   - names: The names of the sides in markers.
  ///   - length: The length of a marker.
  package static func text(
    ours: [UInt8], theirs: [UInt8], names: (ours: String, theirs: String), length: Int = 7
  ) -> [UInt8] {
    let (mine, other) = (lines(of: ours), lines(of: theirs))
    var output: [UInt8] = []
    var start = 0
    for change in LineDifference(old: mine, new: other).changes {
      output += mine[start..<change.old.lowerBound].joined()
      output += marker("<", length, names.ours)
      output += terminated(mine[change.old])
      output += marker("=", length, "")
      output += terminated(other[change.new])
      output += marker(">", length, names.theirs)
      start = change.old.upperBound
    }
    return output + mine[start...].joined()
  }

  private static func marker(_ sign: String, _ length: Int, _ name: String) -> [UInt8] {
    Array("\(String(repeating: sign, count: length))\(name.isEmpty ? "" : " \(name)")\n".utf8)
  }

  /// Adds a missing line feed, so that a marker can follow.
  private static func terminated(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
    let text = Array(lines.joined())
    return text.isEmpty || text.last == UInt8(ascii: "\n") ? text : text + [UInt8(ascii: "\n")]
  }
}
