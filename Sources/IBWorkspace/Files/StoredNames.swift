import SystemPackage

/// Paths as the file system stores them.
///
/// macOS finds `Main.storyboard` under the name `main.storyboard`, and `é` as one character or as `e` with an accent.
/// Git, baselines and patterns compare names, so a typed path must be replaced by the stored one.
struct StoredNames {
  private let finds: (FilePath) -> Bool
  /// The names in a folder; empty if it cannot be read.
  private let namesInFolder: (FilePath) -> [String]
  private var known: [FilePath: Set<String>] = [:]

  /// Accesses the file system of this machine, or a substitute for tests.
  init(
    finds: @escaping (FilePath) -> Bool = { (try? Stat.of($0)) != nil },
    namesInFolder: @escaping (FilePath) -> [String] = { (try? FolderEntry.names(of: $0)) ?? [] }
  ) {
    self.finds = finds
    self.namesInFolder = namesInFolder
  }

  /// A path with each name as stored in its folder. A path that is not found is kept, so that an error names it as
  /// typed, and so are names in unreadable folders.
  mutating func stored(_ typed: String) -> String {
    let path = FilePath(typed)
    var result = FilePath(root: path.root, [])
    for component in path.components {
      result.append(component.kind == .regular ? stored(component, in: result.isEmpty ? "." : result) : component)
    }
    // Most paths are typed as stored, which needs no query to the file system.
    return result != path && finds(path) ? result.string : typed
  }

  private mutating func stored(_ name: FilePath.Component, in folder: FilePath) -> FilePath.Component {
    let names = known[folder] ?? Set(namesInFolder(folder))
    known[folder] = names
    let typed = name.string
    // Strings are equal regardless of Unicode normalization.
    if let index = names.firstIndex(of: typed) {
      return names[index].utf8.elementsEqual(typed.utf8) ? name : FilePath.Component(names[index]) ?? name
    }
    let folded = typed.lowercased()
    let similar = names.filter { $0.lowercased() == folded }.min()
    return similar.flatMap { FilePath.Component($0) } ?? name
  }
}
