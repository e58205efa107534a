import IBModel

/// A target of an Xcode project or a Swift package, with its files.
package struct ProjectTarget: Sendable, Hashable {
  /// A folder whose files all belong to the target, or a file of a synchronized folder that may be gone.
  package struct Folder: Sendable, Hashable {
    package var path: String
    /// Paths of files and folders in it that do not belong to the target.
    package var excluded: Set<String>

    package init(path: String, excluded: Set<String> = []) { (self.path, self.excluded) = (path, excluded) }
  }

  package var name: String
  /// For example `com.apple.product-type.application`; nil in packages and for targets without a product.
  package var productType: String?
  /// The path of the `project.pbxproj` or `Package.swift`.
  package var definition: String
  /// The paths of individually listed sources and resources.
  package var files: Set<String> = []
  /// Folders whose files all belong to it: synchronized folders of Xcode 16, or the folder of a package's target.
  package var folders: [Folder] = []
  package var propertyLists: Set<String> = []
  /// Document names in its build settings, which replace an Info.plist.
  package var documentNames: Set<String> = []
  /// The documents among them that it loads first.
  package var mainDocuments: Set<String> = []
  /// The platforms that it is built for; none where settings elsewhere decide.
  package var platforms: Set<Platform> = []
  /// The oldest systems that it runs on, as far as the project says.
  package var deploymentTargets = DeploymentTargets()
  /// The modules that its code may be in; none where settings elsewhere decide.
  package var modules: Set<String> = []
  /// The `.xcconfig` files with settings for it, which may name another module.
  package var settingsFiles: Set<String> = []
  /// The package products that it uses.
  package var packageProducts: [String] = []
  /// The names of the libraries of packages or files that it links, whose sources may be elsewhere.
  package var libraries: Set<String> = []
  /// The newest version of Swift that its code may be of; 5 where it is not known.
  package var swiftVersion = 5

  package init(_ name: String, definition: String) { (self.name, self.definition) = (name, definition) }

  /// Whether others may use its types.
  package var isLibrary: Bool {
    productType.map { $0.contains("framework") || $0.contains("library") } ?? definition.hasSuffix(".swift")
  }

  /// - Complexity: O(folders)
  package func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    return folders.contains { folder in
      (path == folder.path || path.hasPrefix(folder.path + "/"))
        && !folder.excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }
}

package struct ProjectTargets: Sendable {
  /// Sorted by definition, then in the order of the definition.
  package let targets: [ProjectTarget]
  /// Whether all definitions could be read.
  package let isComplete: Bool
  /// The contents of their Info.plists, by path.
  package let information: [String: AppInformation]
  /// The paths of sources that projects list, and that no target compiles.
  package let unbuiltSources: Set<String>

  package init(
    _ targets: [ProjectTarget], isComplete: Bool = true, information: [String: AppInformation] = [:],
    unbuiltSources: Set<String> = []
  ) {
    (self.targets, self.isComplete, self.information) = (targets, isComplete, information)
    self.unbuiltSources = unbuiltSources.filter { source in !targets.contains { $0.contains(source) } }
  }

  package func targets(of path: String) -> [ProjectTarget] { targets.filter { $0.contains(path) } }

  /// Files that no target has, in the folder of a project whose targets have others. The nearest project around a file
  /// counts.
  /// - Complexity: O(files × targets)
  package func strayFiles(among files: [String]) -> Set<String> {
    guard isComplete else { return [] }
    let projects = Set(targets.map(\.definition)).filter { $0.hasSuffix(".pbxproj") }
    let folders = Set(projects.map { $0.parentFolder.parentFolder + "/" }).sorted { $0.utf8.count > $1.utf8.count }
    let inside = Dictionary(grouping: files) { file in folders.first { file.hasPrefix($0) } }
    // The file system of a Mac usually ignores the case.
    let listed = Set(targets.flatMap(\.files).map { $0.lowercased() })
    var copiedFolders: [String: Bool] = [:]
    let isInTarget = { (file: String) in
      listed.contains(file.lowercased()) || targets.contains { !$0.folders.isEmpty && $0.contains(file) }
        || ProjectTargets.isCopied(file.parentFolder.lowercased(), with: listed, &copiedFolders)
    }
    return inside.reduce(into: []) { all, group in
      guard group.key != nil else { return }
      let stray = group.value.filter { !isInTarget($0) }
      if stray.count < group.value.count { all.formUnion(stray) }
    }
  }

  /// Whether a target has a folder, or one around it, as a whole.
  private static func isCopied(
    _ folder: String, with listed: Set<String>, _ known: inout [String: Bool]
  ) -> Bool {
    if let known = known[folder] { return known }
    let parent = folder.parentFolder
    let isCopied = listed.contains(folder) || parent != folder && isCopied(parent, with: listed, &known)
    known[folder] = isCopied
    return isCopied
  }

  /// The targets with files in the folder of a path; folders of languages do not count.
  package func targets(beside path: String) -> [ProjectTarget] {
    let folder = path.parentFolder.hasSuffix(".lproj") ? path.parentFolder.parentFolder : path.parentFolder
    return targets.filter {
      $0.files.contains { $0.hasPrefix(folder + "/") && $0.withoutLanguage.parentFolder == folder.withoutLanguage }
    }
  }

  /// The names of the documents that a target loads first.
  package func mainDocuments(of target: ProjectTarget) -> Set<String> {
    target.propertyLists.reduce(target.mainDocuments) { $0.union(information[$1]?.mainDocuments ?? []) }
  }
}

extension String {
  /// The name of the module of a target with this name.
  package var moduleName: String { String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
}
