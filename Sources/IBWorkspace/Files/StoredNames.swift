import SystemPackage

/// Paths as a file system stores them.
///
/// macOS finds `Main.storyboard` under the name `main.storyboard`, and `é` as one character or as `e` with an accent. Git,
/// baselines and patterns compare names, so that a path that a user typed must be the one that the folder has.
struct StoredNames {
  /// Whether the file system finds a path.
  private let finds: (FilePath) -> Bool
  /// The names in a folder, none if it cannot be read.
  private let namesInFolder: (FilePath) -> [String]
  private var known: [FilePath: Set<String>] = [:]

  /// The file system of this machine, or another one for tests.
  init(
    finds: @escaping (FilePath) -> Bool = { (try? Stat.of($0)) != nil },
    namesInFolder: @escaping (FilePath) -> [String] = { (try? FolderEntry.names(of: $0)) ?? [] }
  ) {
    self.finds = finds
    self.namesInFolder = namesInFolder
  }

  /// A path with each name spelled as its folder has it. A path that is not found is kept, so that an error names it as it
  /// was typed, and so are names of folders that cannot be read.
  mutating func stored(_ typed: String) -> String {
    let path = FilePath(typed)
    var result = FilePath(root: path.root, [])
    for component in path.components {
      result.append(component.kind == .regular ? stored(component, in: result.isEmpty ? "." : result) : component)
    }
    // Most paths are typed as they are stored, which no question to the file system has to confirm.
    return result != path && finds(path) ? result.string : typed
  }

  private mutating func stored(_ name: FilePath.Component, in folder: FilePath) -> FilePath.Component {
    let names = known[folder] ?? Set(namesInFolder(folder))
    known[folder] = names
    let typed = name.string
    // Strings are equal regardless of how Unicode spells their characters.
    if let index = names.firstIndex(of: typed) {
      return names[index].utf8.elementsEqual(typed.utf8) ? name : FilePath.Component(names[index]) ?? name
    }
    let folded = typed.lowercased()
    let similar = names.filter { $0.lowercased() == folded }.min()
    return similar.flatMap { FilePath.Component($0) } ?? name
  }
}
