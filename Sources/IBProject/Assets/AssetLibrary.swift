/// The named assets of a project: assets of its catalogs, and loose image files.
package struct AssetLibrary: Sendable {
  package enum Kind: Sendable, Hashable {
    case image
    case color
    case data
  }

  /// A named asset of a catalog.
  package struct Asset: Sendable, Hashable {
    /// The name that documents use; in a group with a namespace it starts with `Group/`.
    package let name: String
    package let kind: Kind
    package let path: String
  }

  /// The assets of all catalogs, sorted by path.
  package let assets: [Asset]
  /// The names of image files outside catalogs, with and without extension and scale.
  private let looseImages: Set<String>
  private let places: [Kind: [String: Int]]
  private let names: [Kind: [String]]

  /// - Parameters:
  ///   - paths: folders in catalogs, and image files outside them.
  ///   - read: returns the first bytes of a file, by its path.
  package init(paths: [String], reading read: @escaping @Sendable (String) -> [UInt8]?) {
    var assets: [Asset] = []
    var looseImages: Set<String> = []
    var namespaces = Namespaces(read: read)
    for path in paths.sorted() {
      if let asset = Asset(path, in: &namespaces) { assets.append(asset) }
      looseImages.formUnion(LooseImage(path)?.names ?? [])
    }
    var places: [Kind: [String: Int]] = [:]
    for (index, asset) in assets.enumerated() where places[asset.kind]?[asset.name] == nil {
      places[asset.kind, default: [:]][asset.name] = index
    }
    (self.assets, self.looseImages, self.places) = (assets, looseImages, places)
    names = places.mapValues { $0.keys.sorted() }
  }

  package func asset(_ kind: Kind, named name: String) -> Asset? { places[kind]?[name].map { assets[$0] } }

  package func hasImage(named name: String) -> Bool {
    asset(.image, named: name) != nil || looseImages.contains(name)
      || name.lastIndex(of: "/").map { looseImages.contains(String(name[name.index(after: $0)...])) } ?? false
  }

  package func names(of kind: Kind) -> [String] { names[kind] ?? [] }
}

extension AssetLibrary.Asset {
  fileprivate init?(_ path: String, in namespaces: inout Namespaces) {
    let parts = path.split(separator: "/")
    guard let folder = parts.last, let dot = folder.lastIndex(of: "."),
      let kind = AssetLibrary.Kind(folderExtension: folder[folder.index(after: dot)...])
    else { return nil }
    let name = (namespaces.names(around: path) + [String(folder[..<dot])]).joined(separator: "/")
    self.init(name: name, kind: kind, path: path)
  }
}

extension AssetLibrary.Kind {
  fileprivate init?(folderExtension: Substring) {
    switch folderExtension {
    case "imageset", "symbolset", "appiconset", "iconset", "launchimage", "imagestack", "brandassets", "stickerpack",
      "imagestacklayer", "spriteatlas", "complicationset", "sticker":
      self = .image
    case "colorset": self = .color
    case "dataset", "arresourcegroup", "textureset", "cubetextureset", "mipmapset": self = .data
    default: return nil
    }
  }

  package static func isAsset(folderExtension: String) -> Bool {
    AssetLibrary.Kind(folderExtension: folderExtension[...]) != nil
  }
}

/// The groups whose names are part of the names of their assets, as far as they were read.
private struct Namespaces {
  private(set) var known: [Substring: Bool] = [:]
  let read: @Sendable (String) -> [UInt8]?

  mutating func names(around path: String) -> [String] {
    var names: [String] = []
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let name = folder[(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...]
      if name.hasSuffix(".xcassets") { break }
      if providesNamespace(folder) { names.append(String(name.prefix { $0 != "." })) }
    }
    return names.reversed()
  }

  private mutating func providesNamespace(_ folder: Substring) -> Bool {
    if let answer = known[folder] { return answer }
    let contents = read("\(folder)/Contents.json").flatMap { try? AssetContents(decoding: $0) }
    let answer = contents?.providesNamespace ?? false
    known[folder] = answer
    return answer
  }
}

/// An image file outside catalogs.
package struct LooseImage: Sendable {
  package let names: Set<String>

  /// Creates an image for a path; nil unless it has the extension of an image.
  package init?(_ path: String) {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
    let suffix = file[dot...]
    guard LooseImage.extensions.contains(suffix.dropFirst().lowercased()) else { return nil }
    let stem = file[..<dot]
    let plain = LooseImage.withoutScale(stem)
    names = [String(file), String(stem), String(plain), String(plain + suffix)]
  }

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "gif", "tiff", "tif", "heic", "heif", "svg", "icns", "webp", "bmp", "ico", "cur",
  ]

  /// `icon` for `icon@2x` and `icon~ipad`.
  private static func withoutScale(_ stem: Substring) -> Substring {
    var stem = stem
    for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) { stem = stem.dropLast(device.count) }
    for scale in ["@1x", "@2x", "@3x"] where stem.hasSuffix(scale) { stem = stem.dropLast(scale.count) }
    return stem
  }
}
