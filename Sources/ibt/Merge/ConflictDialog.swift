import IBChanges
import IBModel
import IBWorkspace

/// Asks a person in a terminal about each conflict of a document.
enum ConflictDialog {
  private enum Answer {
    case choose(MergeSide)
    case picture, undo, skip, quit
  }

  /// Asks until all conflicts are decided or skipped.
  /// - Parameter save: Saves the decisions after each answer.
  static func run(on document: inout MergeResolution, save: (MergeResolution) throws -> Void) throws {
    var earlier: [MergeResolution] = []
    var skipped: Set<MergeConflict.Identity> = []
    while true {
      guard let conflict = document.open.first(where: { !skipped.contains($0.identity) }) else {
        if document.open.isEmpty, !earlier.isEmpty, confirmsUndo() {
          document = earlier.removeLast()
          try save(document)
          continue
        }
        return
      }
      show(conflict, of: document)
      switch ask(canUndo: !earlier.isEmpty) {
      case .choose(let side):
        earlier.append(document)
        try document.choose(side, for: conflict)
      case .undo:
        if let last = earlier.popLast() { document = last }
      case .picture: showPicture(of: conflict, in: document)
      case .skip: skipped.insert(conflict.identity)
      case .quit: return
      }
      try save(document)
    }
  }

  private static func show(_ conflict: MergeConflict, of document: MergeResolution) {
    Terminal.print("")
    Terminal.print("\(document.record.path): \(counted(document.open.count, "conflict")) left")
    Terminal.print(conflict.heading)
    conflict.versions(document.record.names, isFull: true).forEach(Terminal.print)
  }

  private static func ask(canUndo: Bool) -> Answer {
    while true {
      Terminal.write("[o]urs, [t]heirs, [p]icture, [s]kip, \(canUndo ? "[u]ndo, " : "")[q]uit: ")
      Terminal.flush()
      // The end of the input is the end of the dialog.
      guard let line = readLine() else { return .quit }
      switch line.lowercased().first {
      case "o": return .choose(.ours)
      case "t": return .choose(.theirs)
      case "p": return .picture
      case "u" where canUndo: return .undo
      case "s": return .skip
      case "q": return .quit
      default: continue
      }
    }
  }

  /// Draws the screens that look different with the other choice.
  private static func showPicture(of conflict: MergeConflict, in document: MergeResolution) {
    do {
      guard let picture = try ConflictPicture.write(conflict, in: document, by: .searchingProjects()) else {
        return Terminal.print("No screen looks different with the other version.")
      }
      Terminal.print("Open \(picture)")
    } catch {
      Terminal.complain(CommandError(error, in: document.record.path))
    }
  }

  private static func confirmsUndo() -> Bool {
    Terminal.write("All conflicts are decided. Return to finish, [u]ndo: ")
    Terminal.flush()
    return readLine()?.lowercased().first == "u"
  }
}
