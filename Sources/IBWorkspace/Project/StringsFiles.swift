import SystemPackage

/// The translations of a document: `Main.strings`, `Main.stringsdict` and `Main.xcstrings` in the folder of
/// `Main.storyboard`, in its `.lproj` folders and, if it is in one itself, in those next to it.
package enum StringsFiles {
  /// The sorted paths of a document's translations that contain an object's id. Skips unreadable files and folders.
  package static func of(document path: String, containing id: String) -> [String] {
    translations(of: path).filter { mentions(id, $0) }
  }

  static func translations(of path: String) -> [String] {
    let document = FilePath(path)
    guard path != "-", let name = document.stem else { return [] }
    let base = document.localizedFolder
    let localized = entries(of: base).filter { $0.extension == "lproj" }.map { base.entry($0) }
    let files = ([base] + localized).flatMap { folder in
      entries(of: folder).filter { isTranslation($0, of: name) }.map { folder.entry($0).string }
    }
    return files.sorted()
  }

  package static func languages(near path: String) -> [String] {
    entries(of: FilePath(path).localizedFolder).filter { $0.extension == "lproj" }.map(\.stem)
  }

  private static func entries(of folder: FilePath) -> [FilePath.Component] {
    ((try? FolderEntry.entries(of: folder)) ?? []).map(\.name)
  }

  private static func isTranslation(_ file: FilePath.Component, of name: String) -> Bool {
    ["strings", "stringsdict", "xcstrings"].contains(file.extension) && file.stem == name
  }

  /// Keys are an object id, a period and the name of a property: `"abc-de-fgh.text"`.
  static func mentions(_ id: String, _ path: String) -> Bool {
    guard let contents = try? FileBytes.readRegularFile(FilePath(path)) else { return false }
    let key = "\"\(id)."
    // Strings files are often UTF-16.
    let spellings = [
      Array(key.utf8), key.utf16.flatMap { bytes(of: $0) }, key.utf16.flatMap { bytes(of: $0.byteSwapped) },
    ]
    return spellings.contains { contents.contains($0) }
  }

  /// The low byte comes first.
  private static func bytes(of unit: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
  }
}
