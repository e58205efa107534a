/// A path inside a folder, by its components.
package struct RelativePath: Sendable, Hashable {
  /// The names in UTF-8, from the folder down.
  let components: [[UInt8]]

  /// The path from a folder, where both are absolute and contain no `.` or `..`; nil if it is not inside the folder.
  package init?(_ path: String, from folder: String) {
    let slash = UInt8(ascii: "/")
    let path = path.utf8.split(separator: slash)
    let folder = folder.utf8.split(separator: slash)
    guard path.count > folder.count, zip(path, folder).allSatisfy({ $0.elementsEqual($1) }) else { return nil }
    components = path.dropFirst(folder.count).map { Array($0) }
  }

  package var names: [String] { components.map { String(decoding: $0, as: UTF8.self) } }
}
