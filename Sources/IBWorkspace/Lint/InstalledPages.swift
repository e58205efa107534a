import SystemPackage

/// The pages of rules that are installed with the program, as `tools/package` does.
package enum InstalledPages {
  /// `share/doc/ibt/Rules` beside the folder of the program; nil if it is not there.
  package static var folder: String? {
    guard let program = Executable.path else { return nil }
    let prefix = FilePath(program).removingLastComponent().removingLastComponent()
    let folder = prefix.appending("share/doc/ibt/Rules").string
    return DocumentPaths.isFolder(folder) ? folder : nil
  }
}
