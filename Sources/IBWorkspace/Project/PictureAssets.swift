import IBAssets
import SystemPackage

/// The images and colors of the asset catalogs around a document, for pictures of it.
///
/// The folders are listed once; a file is read when its image or color is first needed.
public struct PictureAssets: Sendable {
  private let images: [String: ImageSet]
  private let colors: [String: ColorContents]

  /// The catalogs of the project that a document belongs to.
  public init(near document: String) {
    let found = AssetCatalogue.pictureSets(near: document)
    images = Dictionary(found.images.map { ($0.fullName, $0) }) { first, _ in first }
    colors = Dictionary(
      found.colors.compactMap { set in
        set.contents.flatMap { ColorContents(decoding: $0) }.map { (set.fullName, $0) }
      }
    ) { first, _ in first }
  }

  /// The components of a color; nil when no catalog has it.
  public func color(named name: String, isDark: Bool) -> ColorContents.Value? {
    guard let values = colors[name]?.values else { return nil }
    return (isDark ? values.first(where: \.isDark) : nil) ?? values.first(where: \.isUniversal) ?? values.first
  }

  /// The bytes of an image file; nil when no catalog has it or it cannot be read.
  ///
  /// The file with the most pixels counts. Files of more than 8 MB are not read.
  public func image(named name: String, isDark: Bool) -> [UInt8]? {
    guard let set = images[name], let bytes = set.contents, let contents = try? AssetContents(decoding: bytes) else {
      return nil
    }
    let dark = isDark ? contents.files.filter(\.isDark) : []
    let candidates = (dark.isEmpty ? contents.files.filter { !$0.isDark } : dark).sorted {
      ($0.scale ?? 1) > ($1.scale ?? 1)
    }
    for file in candidates {
      guard let part = FilePath.Component(file.name) else { continue }
      let path = FilePath(set.path).appending(part)
      if let bytes = try? FileBytes.readRegularFile(path, atMost: PictureAssets.longestImage + 1),
        bytes.count <= PictureAssets.longestImage
      {
        return bytes
      }
    }
    return nil
  }

  private static let longestImage = 8 << 20
}

extension ImageSet {
  /// The name that documents use: in a group with a namespace it starts with `Group/`.
  fileprivate var fullName: String {
    let spaces = groups.filter { group in
      let contents = group.contents.flatMap { try? AssetContents(decoding: $0) }
      return contents?.providesNamespace == true
    }
    return (spaces.map(\.name) + [name]).joined(separator: "/")
  }
}
