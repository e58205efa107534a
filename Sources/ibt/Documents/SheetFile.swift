import IBTemplates
import IBWorkspace
import IBXML

/// The layout sheet of a document.
enum SheetFile {
  case sheet(LayoutSheet)
  /// It is there, and it cannot be read.
  case failure(CommandFailure)

  /// The sheet beside a document: `Main.layouts.xml` for `Main.storyboard`; nil when there is none.
  init?(beside path: String) {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let stem = file.lastIndex(of: ".").map { path.dropLast(file[$0...].count) } ?? path[...]
    let candidate = String(stem) + LayoutSheet.suffix
    guard candidate != path, DocumentPaths.exists(candidate) else { return nil }
    self.init(at: candidate)
  }

  /// The sheet in a file.
  init(at path: String) {
    do {
      self = .sheet(try SheetFile.read(path))
    } catch {
      self = .failure(CommandFailure(error))
    }
  }

  private static func read(_ path: String) throws -> LayoutSheet {
    let bytes: [UInt8]
    do throws(WorkspaceError) { bytes = try FileBytes.read(path) } catch { throw CommandFailure(error) }
    do throws(XMLError) {
      return try LayoutSheet(parsing: bytes, path: path)
    } catch {
      throw CommandFailure("\(path):\(error)")
    }
  }

  /// The sheet.
  /// - Throws: `CommandFailure` when it cannot be read.
  func get() throws -> LayoutSheet {
    switch self {
    case .sheet(let sheet): return sheet
    case .failure(let failure): throw failure
    }
  }
}

extension SheetFile {
  /// The document that a sheet is beside; nil when there is none.
  /// - Throws: `CommandFailure` when it cannot be read.
  static func document(beside sheet: String) throws -> LoadedDocument? {
    let stem = String(sheet.dropLast(LayoutSheet.suffix.count))
    for suffix in ["storyboard", "xib", "xml"] where DocumentPaths.exists("\(stem).\(suffix)") {
      return try LoadedDocument(DocumentSource(path: "\(stem).\(suffix)", contents: .file))
    }
    return nil
  }
}
