import IBProject
import IBTemplates
import IBXML

extension Project.Sheet {
  /// Reads the layout sheet beside a document, `Main.layouts.xml` for `Main.storyboard`; nil when there is none.
  package init?(besideDocument path: String) {
    guard let sheet = SheetFile.path(besideDocument: path) else { return nil }
    do throws(SheetFile.Failure) {
      self = .sheet(try SheetFile.read(sheet))
    } catch {
      self = .unreadable(error.message)
    }
  }
}

/// Access to layout sheets in files.
package enum SheetFile {
  /// The reason why a sheet cannot be read, with its path.
  package struct Failure: Error, Sendable {
    /// For example `Main.layouts.xml:3:5: …`.
    package let message: String
  }

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

  package static func read(_ path: String) throws(Failure) -> LayoutSheet {
    let bytes: [UInt8]
    do throws(WorkspaceError) { bytes = try FileBytes.readWhole(path) } catch { throw Failure(message: "\(error)") }
    do throws(XMLError) {
      return try LayoutSheet(parsing: bytes, path: path)
    } catch {
      throw Failure(message: "\(path):\(error)")
    }
  }
}
