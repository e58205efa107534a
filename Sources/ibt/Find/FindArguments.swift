import IBModel
import IBWorkspace

/// The arguments of `ibt find`: a selector, which may be missing, and paths.
struct FindArguments {
  let selector: ObjectSelector?
  let paths: [String]

  /// - Parameter hasTests: Whether options restrict the search. The selector may then be missing: the first argument is
  /// a path if there is such a document or folder.
  init(_ words: [String], hasTests: Bool) throws {
    guard let first = words.first else {
      guard hasTests else {
        throw CommandError("specify a selector such as `label`, or an option such as --class (see `ibt find --help`)")
      }
      (selector, paths) = (nil, [])
      return
    }
    let isPath = first == "-" || DocumentPaths.exists(first)
    if hasTests, isPath {
      (selector, paths) = (nil, words)
      return
    }
    do throws(SelectorError) {
      selector = try ObjectSelector(first)
      paths = Array(words.dropFirst())
    } catch {
      throw FindArguments.failure(first, error, isPath: isPath, hasTests: hasTests)
    }
  }

  private static func failure(
    _ word: String, _ error: SelectorError, isPath: Bool, hasTests: Bool
  ) -> CommandError {
    if isPath { return CommandError("the selector comes before the path: `ibt find '*' \(word)`") }
    if hasTests { return CommandError("`\(word)` is neither a path nor a selector: \(error)") }
    return CommandError("the selector `\(word)`: \(error)")
  }
}
