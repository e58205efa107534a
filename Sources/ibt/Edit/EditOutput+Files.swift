import ArgumentParser
import IBWorkspace

extension EditOutput {
  /// Delivers files together with the documents that a command changes: all of them or none.
  func deliver(_ files: [FileChange], with documents: () throws -> Void) throws {
    let files = files.filter(\.isChange)
    guard inPlace else {
      if diff {
        for file in files { Terminal.write(try file.patch()) }
      }
      if check {
        for file in files { Terminal.print("\(file.path) would be \(file.old == nil ? "created" : "changed")") }
      }
      return try documents()
    }
    try FileChange.apply(files, with: documents)
    for file in files { note("\(file.path): \(file.old == nil ? "created" : "changed")") }
  }
}
