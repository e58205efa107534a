import IBBase
import IBProject
import SystemPackage

/// A reader of the libraries of a project: their names first, their classes when a rule asks for one.
struct LibraryReader {
  private let lists: [(path: String, names: Set<String>)]
  /// Folders and files with libraries.
  private let places: [String]
  private let targets: ProjectTargets

  private static let longestList = 4 << 20
  private static let longestFile = 64 << 20

  init(_ files: ProjectFiles, _ targets: ProjectTargets) {
    lists = files.dependencyLists.sorted().compactMap { path in
      contents(of: path, atMost: LibraryReader.longestList).map { (path, Libraries.names(inList: $0)) }
    }
    (places, self.targets) = (files.libraries, targets)
  }

  var libraries: Libraries {
    let own = Set(targets.targets.map(\.name))
    let files = places.compactMap { FilePath($0).stem }
    let names = lists.reduce(into: Set<String>()) { $0.formUnion($1.names) }.subtracting(own)
      .union(targets.targets.flatMap { $0.libraries.union($0.packageProducts) })
    return Libraries(
      names: names.union(files), areAbsent: areAbsent, classes: Lazy { [places] in LibraryReader.classes(in: places) })
  }

  /// Whether a list names libraries that are not beside it, or a target links files that are nowhere. Packages are never
  /// in a checkout.
  private var areAbsent: Bool {
    let folders = Set(places.map { FilePath($0).lastComponent?.string ?? "" })
    let isMissing = lists.contains { path, names in
      switch FilePath(path).lastComponent?.string {
      case _ where names.isEmpty: false
      case "Podfile", "Podfile.lock": !folders.contains("Pods")
      case "Cartfile", "Cartfile.resolved": !folders.contains("Carthage")
      default: true
      }
    }
    let files = Set(places.compactMap { FilePath($0).stem })
    let linked = targets.targets.flatMap(\.libraries)
    return isMissing || linked.contains { !$0.hasPrefix("Pods_") && !$0.hasPrefix("libPods") && !files.contains($0) }
  }

  /// Links inside a library are not followed: those of frameworks lead to folders around them.
  private static func classes(in places: [String]) -> Set<String> {
    var classes: Set<String> = []
    var remaining = places.map { FilePath($0) }
    while let next = remaining.popLast() {
      guard DocumentPaths.isFolder(next.string) else {
        classes.formUnion(self.classes(of: next))
        continue
      }
      for entry in (try? FolderEntry.entries(of: next)) ?? [] where !entry.isHidden {
        let path = next.entry(entry.name)
        switch try? entry.type(at: path) {
        case .directory: remaining.append(path)
        case .regular: classes.formUnion(self.classes(of: path))
        default: break
        }
      }
    }
    return classes
  }

  private static func classes(of file: FilePath) -> Set<String> {
    let isText = ["h", "swift"].contains(file.extension ?? "")
    guard isText || [nil, "a", "dylib", "tbd"].contains(file.extension),
      let bytes = contents(of: file.string, atMost: longestFile)
    else { return [] }
    return Libraries.classes(in: bytes, isText: isText)
  }
}
