import IBProject
import IBXML
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
    let files = ([base] + FolderEntry.localizedFolders(of: base)).flatMap { folder in
      entries(of: folder).filter { isTranslation($0, of: name) }.map { folder.entry($0).string }
    }
    return files.sorted()
  }

  package static func languages(near path: String) -> [String] {
    FolderEntry.localizedFolders(of: FilePath(path).localizedFolder).compactMap(\.stem)
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

  /// Translations that move with objects to other documents.
  package struct Move: Sendable {
    /// The files that lose entries.
    package fileprivate(set) var sources: [FileChange] = []
    /// The files that gain entries.
    package fileprivate(set) var targets: [FileChange] = []
    /// Unchanged files with translations of the objects.
    package fileprivate(set) var left: [String] = []
  }

  /// Plans the move of translations with objects: in `de.lproj`, entries of `Main.strings` move with their comments to
  /// the end of the other document's file. Other kinds of files are left alone.
  /// - Parameters:
  ///   - targets: the ids of objects, and their new document.
  ///   - contents: reads a file; nil for an unreadable one.
  package static func move(
    _ targets: [(ids: Set<String>, document: String)], from document: String,
    contents: (String) -> [UInt8]? = { try? FileBytes.readWhole($0) }
  ) -> Move {
    var move = Move()
    let all = targets.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    for file in translations(of: document) {
      guard FilePath(file).extension == "strings", let bytes = contents(file),
        let source = try? SourceText(bytes), var split = Split(source.utf8)
      else {
        if all.contains(where: { mentions($0, file) }) { move.left.append(file) }
        continue
      }
      for (ids, other) in targets {
        guard let name = FilePath(other).stem, let component = FilePath.Component(name + ".strings") else { continue }
        let moved = split.take(keysOf: ids)
        if moved.isEmpty { continue }
        let target = FilePath(file).folder.entry(component).string
        let old = contents(target)
        move.targets.append(
          FileChange(target, from: old, to: appended(split.mark + moved, moved, to: old, like: source)))
      }
      let change = FileChange(file, from: bytes, to: source.encoded(split.text))
      if change.isChange { move.sources.append(change) }
    }
    return move
  }

  private static func appended(
    _ whole: [UInt8], _ moved: [UInt8], to old: [UInt8]?, like source: SourceText
  ) -> [UInt8] {
    guard let old, let target = try? SourceText(old) else { return source.encoded(whole) }
    let gap: [UInt8] = target.utf8.last == UInt8(ascii: "\n") || target.utf8.isEmpty ? [] : [UInt8(ascii: "\n")]
    return target.encoded(target.utf8 + gap + moved)
  }

  /// A strings file split into entries.
  private struct Split {
    let mark: [UInt8]
    private var entries: [(id: String, text: ArraySlice<UInt8>)] = []

    /// Nil for a malformed text.
    init?(_ utf8: [UInt8]) {
      mark = utf8.starts(with: SourceEncoding.utf8Mark) ? SourceEncoding.utf8Mark : []
      let text = Array(utf8[mark.count...])
      var reader = StringsReader(text)
      guard let statements = reader.readStatements() else { return nil }
      var start = 0
      for (index, statement) in statements.enumerated() {
        let next = index + 1 < statements.count ? statements[index + 1].range.lowerBound : text.count
        // A comment after the statement on its line belongs to it.
        let line = text[statement.range.upperBound..<next].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        let end = line ?? statement.range.upperBound
        let id = statement.key.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        entries.append((id, text[start..<end]))
        start = end
      }
      entries.append(("", text[start...]))
    }

    mutating func take(keysOf ids: Set<String>) -> [UInt8] {
      let taken = entries.filter { ids.contains($0.id) }.flatMap(\.text)
      entries.removeAll { ids.contains($0.id) }
      return taken
    }

    var text: [UInt8] { mark + entries.flatMap(\.text) }
  }
}
