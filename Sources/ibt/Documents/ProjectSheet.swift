import IBLint
import IBProject
import IBTemplates
import IBWorkspace

extension Project.Sheet {
  init(at path: String) throws {
    do throws(SheetFile.Failure) {
      self = .sheet(try SheetFile.read(path))
    } catch {
      throw CommandFailure(error.message)
    }
  }
}
