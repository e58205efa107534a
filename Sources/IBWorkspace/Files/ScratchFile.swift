import IBXML
import SystemPackage

/// A file in the system's folder of temporary files, for what another program writes.
package struct ScratchFile: Sendable {
  /// The absolute path.
  package let path: String

  /// Makes an empty file that only the user can read.
  /// - Parameter name: The end of its name, with the extension.
  /// - Throws: When no file can be made there.
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

  /// Removes the file, if it is still there.
  package func remove() { try? FileReplacement.removeFile(at: path) }
}
