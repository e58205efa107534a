import IBLint
import IBProject
import IBTemplates

extension Project.Sheet {
  /// Reads the layout sheet beside a document, `Main.layouts.xml` for `Main.storyboard`; nil when there is none.
  package init?(besideDocument path: String) {
    guard let sheet = SheetFile.path(besideDocument: path) else { return nil }
    self.init(at: sheet)
  }

  /// Reads the file of a layout sheet.
  package init(at path: String) {
    do throws(WorkspaceError) { self = .text(try FileBytes.readWhole(path, atMost: 1 << 20), path: path) } catch {
      self = .unreadable("\(error)")
    }
  }

  /// - Throws: `CommandError` when it cannot be read.
  package func layouts() throws -> LayoutSheet { try LayoutSheet.Reading(self).get() }
}

extension LayoutSheet.Reading {
  /// - Throws: `CommandError` when it cannot be read.
  package func get() throws -> LayoutSheet {
    switch self {
    case .sheet(let sheet): return sheet
    case .unreadable(let message): throw CommandError(message)
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
