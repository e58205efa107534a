import IBAssets
import IBXML
import SystemPackage

extension StringsFiles {
  /// Translations that move along with objects from one document to another.
  package struct Move: Sendable {
    /// The files that change.
    package fileprivate(set) var changes: [FileChange] = []
    /// Files with translations of the objects that are not changed.
    package fileprivate(set) var left: [String] = []
  }

  /// What to do with the translations of objects that go to another document: in `de.lproj`, entries of `Main.strings` go to
  /// the end of the other document's file, with their comments. Other kinds of files are left alone.
  package static func move(_ ids: Set<String>, from document: String, to other: String) -> Move {
    var move = Move()
    guard let name = FilePath(other).stem else { return move }
    for file in translations(of: document) {
      let path = FilePath(file)
      guard path.extension == "strings" else {
        if ids.contains(where: { mentions($0, file) }) { move.left.append(file) }
        continue
      }
      let target = path.folder.entry(FilePath.Component(name + ".strings") ?? "Localizable.strings").string
      guard let bytes = try? FileBytes.read(file), let source = try? SourceText(bytes),
        let split = Split(source.utf8, keysOf: ids)
      else {
        move.left.append(file)
        continue
      }
      guard !split.moved.isEmpty else { continue }
      let old = try? FileBytes.read(target)
      move.changes.append(FileChange(file, from: bytes, to: source.encoded(split.kept)))
      move.changes.append(FileChange(target, from: old, to: appended(split, to: old, like: source)))
    }
    return move
  }

  private static func appended(_ split: Split, to old: [UInt8]?, like source: SourceText) -> [UInt8] {
    guard let old, let target = try? SourceText(old) else { return source.encoded(split.mark + split.moved) }
    let gap: [UInt8] = target.utf8.last == UInt8(ascii: "\n") || target.utf8.isEmpty ? [] : [UInt8(ascii: "\n")]
    return target.encoded(target.utf8 + gap + split.moved)
  }

  /// The text of a strings file in two parts.
  private struct Split {
    var mark: [UInt8]
    var kept: [UInt8]
    var moved: [UInt8] = []

    /// Nil for a text that cannot be read.
    init?(_ utf8: [UInt8], keysOf ids: Set<String>) {
      mark = utf8.starts(with: SourceEncoding.utf8Mark) ? SourceEncoding.utf8Mark : []
      let text = Array(utf8[mark.count...])
      var reader = StringsReader(text)
      guard let statements = reader.readStatements() else { return nil }
      kept = mark
      var start = 0
      for (index, statement) in statements.enumerated() {
        let next = index + 1 < statements.count ? statements[index + 1].range.lowerBound : text.count
        // What is behind the statement on its line says something about it.
        let line = text[statement.range.upperBound..<next].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        let end = line ?? statement.range.upperBound
        let id = statement.key.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        if ids.contains(id) { moved += text[start..<end] } else { kept += text[start..<end] }
        start = end
      }
      kept += text[start...]
    }
  }
}
