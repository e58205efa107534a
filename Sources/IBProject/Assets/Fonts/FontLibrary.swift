/// The fonts of a project.
package struct FontLibrary: Sendable, Hashable {
  /// PostScript, full and family names; of files that cannot be read, the names without extension.
  package private(set) var names: Set<String> = []
  /// The names of the files.
  package private(set) var files: Set<String> = []

  /// A library without fonts.
  package init() {}

  /// Adds a font file.
  package mutating func add(_ bytes: [UInt8], file: String) {
    let name = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
    files.insert(String(name))
    names.insert(String(name.prefix { $0 != "." }))
    if let font = FontFile(bytes) { names.formUnion(font.names) }
  }

  /// Extensions of font files.
  package static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
}
