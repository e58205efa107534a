import IBLint
import IBProject
import IBTemplates
import IBWorkspace

extension Project.Sheet {
  /// The sheet in a file.
  /// - Throws: `CommandFailure` when it cannot be read.
  init(at path: String) throws {
    do throws(SheetFile.Failure) {
      self = .sheet(try SheetFile.read(path))
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// The sheet.
  /// - Throws: `CommandFailure` when it cannot be read.
  func get() throws -> LayoutSheet {
    switch self {
    case .sheet(let sheet): return sheet
    case .unreadable(let message): throw CommandFailure(message)
    }
  }
}
