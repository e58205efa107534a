/// The names of a project's fonts and font files.
package struct FontLibrary: Sendable, Hashable {
  /// PostScript, full and family names; for an unreadable file, its name without extension.
  package private(set) var names: Set<String> = []
  package private(set) var files: Set<String> = []

  package init() {}

  package mutating func add(_ bytes: [UInt8], file: String) {
    let name = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
    files.insert(String(name))
    names.insert(String(name.prefix { $0 != "." }))
    if let font = FontFile(bytes) { names.formUnion(font.names) }
  }

  package static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
}
