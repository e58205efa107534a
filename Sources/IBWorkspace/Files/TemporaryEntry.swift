import CPlatform
import IBBase
import SystemPackage

/// What SIGINT, SIGTERM and SIGHUP do: they end the program once no step is in progress, and remove temporary files and
/// folders before.
enum Endings {
  /// Carries out steps that belong together, while the signals wait.
  static func holding<Result, Failure: Error>(_ steps: () throws(Failure) -> Result) throws(Failure) -> Result {
    _ = installed
    platform_hold_endings(endings)
    defer { platform_release_endings(endings) }
    return try steps()
  }

  fileprivate nonisolated(unsafe) static let endings = platform_make_endings()
  /// Threads change the list of temporary entries one at a time.
  fileprivate static let turn = Locked(())

  /// Handles signals with the default action; ignored ones, as under `nohup`, stay ignored.
  private static let installed: Void = {
    // The handler must not be the first one to use it.
    _ = endings
    platform_handle_endings(receiveEnding)
  }()
}

/// Calls only functions that are safe in a signal handler.
private func receiveEnding(_ number: Int32) { platform_receive_ending(Endings.endings, number) }

/// A new file or folder that is removed in the end unless it is kept, also by a signal that ends the program.
final class TemporaryEntry {
  private let path: FilePath
  private var entry: UnsafeMutablePointer<platform_temporary>?

  /// - Parameter create: Creates the file or the folder.
  init(_ path: FilePath, _ create: () throws(WorkspaceError) -> Void) throws(WorkspaceError) {
    self.path = path
    entry = try Endings.holding { () throws(WorkspaceError) in
      try create()
      return Endings.turn.withLock { _ in path.withPlatformString { platform_add_temporary(Endings.endings, $0) } }
    }
  }

  /// Removes a file or an empty folder that is not kept.
  func remove() {
    guard entry != nil else { return }
    Endings.holding {
      path.withPlatformString { platform_remove_entry($0) }
      keep()
    }
  }

  func keep() {
    guard let known = entry else { return }
    entry = nil
    Endings.holding { Endings.turn.withLock { _ in platform_drop_temporary(Endings.endings, known) } }
  }

  /// Moves the file to a path, where it takes the place of another one in one step.
  func move(to target: FilePath) throws(WorkspaceError) {
    try Endings.holding { () throws(WorkspaceError) in
      try attempt("replace", target.string) {
        try check(path.withPlatformString { old in target.withPlatformString { platform_rename(old, $0) } })
      }
      keep()
    }
  }
}

/// Creates a folder and its missing ancestors. Returns those that were missing, the outermost one first.
func createFolders(_ folder: FilePath) throws(WorkspaceError) -> [TemporaryEntry] {
  if try Stat.of(folder) != nil { return [] }
  var created = try createFolders(folder.folder)
  do throws(WorkspaceError) {
    created.append(try TemporaryEntry(folder) { () throws(WorkspaceError) in try createFolder(folder) })
  } catch {
    created.reversed().forEach { $0.remove() }
    throw error
  }
  return created
}
