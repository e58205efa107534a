import IBModel

/// An image set of an asset catalogue, as found on disk.
package struct ImageSet: Sendable {
  /// A folder around an image set.
  package struct Group: Sendable {
    /// The folder's name.
    package var name: String
    /// The bytes of its `Contents.json`; nil when it has none.
    package var contents: [UInt8]?
    /// The path of the folder.
    package var path: String

    /// A folder around an image set.
    package init(name: String, contents: [UInt8]?, path: String) {
      self.name = name
      self.contents = contents
      self.path = path
    }
  }

  /// The folder's name without its extension.
  package var name: String
  /// The folders between the catalogue and the image set, outermost first.
  package var groups: [Group]
  /// The bytes of its `Contents.json`; nil when it has none.
  package var contents: [UInt8]?
  /// The path of the folder.
  package var path: String

  /// An image set.
  package init(name: String, groups: [Group], contents: [UInt8]?, path: String) {
    self.name = name
    self.groups = groups
    self.contents = contents
    self.path = path
  }
}

/// The images of asset catalogues, by the names that documents use.
package struct AssetIndex: Sendable, Hashable {
  /// A file of a catalogue that cannot be read.
  package struct Problem: Sendable, Hashable {
    /// The folder whose `Contents.json` it is.
    package var path: String
    /// Why it cannot be read.
    package var error: AssetContentsError
  }

  /// Sizes of images in points, by name; a name in a group with a namespace starts with `Group/`.
  package private(set) var imageSizes: [String: Size] = [:]
  /// What cannot be read, in the order it was added.
  package private(set) var problems: [Problem] = []
  /// Whether all folders were searched in which catalogues can be.
  package var isComplete = true

  /// An index without images.
  package init() {}

  /// Adds an image set. A name that is already in the index keeps its size.
  /// - Parameter read: returns the first bytes of a file in the image set, by its name.
  package mutating func add(_ set: ImageSet, reading read: (String) -> [UInt8]?) {
    let groups = set.groups.filter { contents($0.contents, of: $0.path).providesNamespace }.map(\.name)
    let name = (groups + [set.name]).joined(separator: "/")
    guard imageSizes[name] == nil else { return }
    imageSizes[name] = contents(set.contents, of: set.path).imageSize(reading: read)
  }

  private mutating func contents(_ bytes: [UInt8]?, of path: String) -> AssetContents {
    guard let bytes else { return AssetContents() }
    do throws(AssetContentsError) { return try AssetContents(decoding: bytes) } catch {
      let problem = Problem(path: path, error: error)
      if !problems.contains(problem) { problems.append(problem) }
      return AssetContents()
    }
  }
}
