import IBProject
import IBTemplates
import IBXML

extension Project.Sheet {
  /// Reads the layout sheet beside a document, `Main.layouts.xml` for `Main.storyboard`; nil when there is none.
  package init?(besideDocument path: String) {
    guard let sheet = SheetFile.path(besideDocument: path) else { return nil }
    self.init(at: sheet)
  }

  /// Reads the layout sheet at a path.
  package init(at path: String) {
    let bytes: [UInt8]
    do throws(WorkspaceError) { bytes = try FileBytes.readWhole(path, atMost: 1 << 20) } catch {
      self = .unreadable("\(error)")
      return
    }
    do throws(XMLError) { self = .sheet(try LayoutSheet(parsing: bytes, path: path)) } catch {
      self = .unreadable("\(path):\(error)")
    }
  }
}

/// Access to layout sheets in files.
package enum SheetFile {
  package static func path(besideDocument path: String) -> String? {
    let file = path[path.folderPart.endIndex...]
    let stem = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? path[...]
    let candidate = String(stem) + LayoutSheet.suffix
    return candidate != path && DocumentPaths.exists(candidate) ? candidate : nil
  }

  package static func document(besideSheet path: String) -> String? {
    let stem = path.dropLast(LayoutSheet.suffix.count)
    return ["storyboard", "xib", "xml"].map { "\(stem).\($0)" }.first(where: DocumentPaths.exists)
  }
}
