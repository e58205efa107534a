import IBModel
import IBXML

/// An image set of an asset catalog on disk.
package struct ImageSet: Sendable {
  /// A folder around an image set.
  package struct Group: Sendable {
    package var name: String
    /// The bytes of its `Contents.json`; nil without one.
    package var contents: [UInt8]?
    package var path: String

    package init(name: String, contents: [UInt8]?, path: String) {
      (self.name, self.contents, self.path) = (name, contents, path)
    }
  }

  package var name: String
  /// The folders between the catalog and the image set, outermost first.
  package var groups: [Group]
  /// The bytes of its `Contents.json`; nil without one.
  package var contents: [UInt8]?
  package var path: String

  package init(name: String, groups: [Group], contents: [UInt8]?, path: String) {
    (self.name, self.groups, self.contents, self.path) = (name, groups, contents, path)
  }
}

/// The images of asset catalogs, by the names that documents use.
package struct AssetIndex: Sendable, Hashable {
  package struct Problem: Sendable, Hashable {
    package var path: String
    package var error: ExplainedError
  }

  /// Sizes in points by name; a name in a group with a namespace starts with `Group/`.
  package private(set) var imageSizes: [String: Size] = [:]
  /// The unreadable files, in the order they were added.
  package private(set) var problems: [Problem] = []
  /// Whether every folder that can contain catalogs was searched.
  package var isComplete = true

  package init() {}

  /// Adds an image set, unless its name is already in the index.
  /// - Parameter read: returns the first bytes of a file in the image set, by its name.
  package mutating func add(_ set: ImageSet, reading read: (String) -> [UInt8]?) {
    let groups = set.groups.filter { contents($0.contents, of: $0.path).providesNamespace }.map(\.name)
    let name = (groups + [set.name]).joined(separator: "/")
    guard imageSizes[name] == nil else { return }
    imageSizes[name] = contents(set.contents, of: set.path).imageSize(reading: read)
  }

  private mutating func contents(_ bytes: [UInt8]?, of path: String) -> AssetContents {
    guard let bytes else { return AssetContents() }
    do throws(ExplainedError) { return try AssetContents(decoding: bytes) } catch {
      let problem = Problem(path: path, error: error)
      if !problems.contains(problem) { problems.append(problem) }
      return AssetContents()
    }
  }
}
