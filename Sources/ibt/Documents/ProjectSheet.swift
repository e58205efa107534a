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
}
