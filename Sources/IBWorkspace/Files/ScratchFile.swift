import IBBase
import SystemPackage

/// A temporary file for the output of another program.
package struct ScratchFile: Sendable {
  package let path: String

  /// Creates an empty file that only the user can read.
  /// - Parameter name: The suffix of its name, with the extension.
  package init(named name: String) throws(WorkspaceError) {
    let folder = CurrentProcess.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let file = FilePath(folder).appending("ibt-\(UInt64.random(in: 0 ... .max))-\(name)")
    try attempt("write", file.string) {
      let descriptor = try FileDescriptor.open(
        file, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: .ownerReadWrite)
      try descriptor.close()
    }
    path = file.string
  }

  package func remove() { try? FileReplacement.removeFile(at: path) }
}
