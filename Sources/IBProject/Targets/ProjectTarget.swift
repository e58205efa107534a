/// A target of an Xcode project or of a Swift package: what is built from which files.
package struct ProjectTarget: Sendable, Hashable {
  /// A folder of which all files belong to the target.
  package struct Folder: Sendable, Hashable {
    /// The path of the folder.
    package var path: String
    /// Paths of files and folders in it that do not belong to the target.
    package var excluded: Set<String>

    /// A folder without some of its files and folders.
    package init(path: String, excluded: Set<String> = []) { (self.path, self.excluded) = (path, excluded) }
  }

  /// The name of the target.
  package var name: String
  /// `com.apple.product-type.application` …; nil in packages and for targets that build no product.
  package var productType: String?
  /// The file that defines it: a `project.pbxproj`, or a `Package.swift`.
  package var definition: String
  /// The paths of its sources and resources that are listed one by one.
  package var files: Set<String> = []
  /// Folders of which all files belong to it: synchronized folders of Xcode 16, and the folder of a package's target.
  package var folders: [Folder] = []
  /// The paths of its Info.plists.
  package var propertyLists: Set<String> = []
  /// The names of documents that its build settings have in place of an Info.plist.
  package var documentNames: Set<String> = []
  /// The products of packages that it uses.
  package var packageProducts: [String] = []

  /// A target without files.
  package init(_ name: String, definition: String) { (self.name, self.definition) = (name, definition) }

  /// Whether a file belongs to it.
  /// - Complexity: the number of folders.
  package func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    return folders.contains { folder in
      path.hasPrefix(folder.path + "/") && !folder.excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }
}

/// The targets of a project.
package struct ProjectTargets: Sendable {
  /// Those of all Xcode projects and packages, sorted by definition, in the order of the definition.
  package let targets: [ProjectTarget]
  /// Whether all definitions could be read.
  package let isComplete: Bool

  /// Collects targets.
  package init(_ targets: [ProjectTarget], isComplete: Bool = true) {
    (self.targets, self.isComplete) = (targets, isComplete)
  }

  /// The targets that a file belongs to.
  package func targets(of path: String) -> [ProjectTarget] { targets.filter { $0.contains(path) } }
}
