import IBProject

extension Project.Sheet {
  package init(at path: String) throws {
    do throws(SheetFile.Failure) {
      self = .sheet(try SheetFile.read(path))
    } catch {
      throw CommandFailure(error.message)
    }
  }
}
