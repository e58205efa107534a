import IBBase
import IBModel
import IBProject
import IBXML
import SystemPackage

/// The images and colors of a document's project, for pictures of it: assets of catalogs, and loose image files.
///
/// Lists the folders once, and reads a file when its image or color is first needed.
package struct PictureAssets: Sendable {
  private let images: [String: ImageSet]
  private let colors: [String: ColorContents]
  /// Loose image files by name with and without extension and scale, the largest first.
  private let looseImages: [String: [FilePath]]

  package init(near document: String) {
    let found = AssetCatalogue.pictureSets(near: document)
    images = Dictionary(found.images.map { ($0.fullName, $0) }) { first, _ in first }
    colors = Dictionary(
      found.colors.compactMap { set in
        set.contents.flatMap { ColorContents(decoding: $0) }.map { (set.fullName, $0) }
      }
    ) { first, _ in first }
    looseImages = Dictionary(
      found.files.flatMap { file in (LooseImage(file.string)?.names ?? []).map { ($0, [file]) } }, uniquingKeysWith: +
    ).mapValues { files in
      // Of files with the same scale, the first by path counts.
      files.sorted { (AssetImage.scale(of: $0), $1.string) > (AssetImage.scale(of: $1), $0.string) }
    }
  }

  /// The components of a color; nil when no catalog has it.
  package func color(named name: String, for appearance: AssetAppearance) -> ColorContents.Value? {
    guard let values = colors[name]?.values else { return nil }
    let fitting = appearance.candidates.lazy.compactMap { wanted in values.first { $0.appearance == wanted } }
    return fitting.first ?? values.first
  }

  /// The colors for light appearance in the form of `<resources>`.
  package var listedColors: [String: NewElement] {
    var listed: [String: NewElement] = [:]
    for (name, contents) in colors {
      let values = contents.values
      listed[name] = (values.first { $0.isUniversal } ?? values.first)?.listed
    }
    return listed
  }

  /// The bytes of the image file with the most pixels within the limit; nil when none is readable and at most 8 MB.
  package func image(named name: String, for appearance: AssetAppearance) -> [UInt8]? {
    for file in files(named: name, for: appearance) {
      if let bytes = contents(of: file.string, atMost: PictureAssets.longestImage),
        AssetImage.size(of: bytes).map({ $0.width * $0.height <= Double(Limit.imagePixels) }) != false
      {
        return bytes
      }
    }
    return nil
  }

  /// Whether an image is drawn in the color of its surroundings; nil if its place decides.
  func isTemplate(_ name: String) -> Bool? { images[name].flatMap(listing)?.isTemplate }

  /// The bytes of an image in PDF.
  func pdf(named name: String, for appearance: AssetAppearance) -> [UInt8]? {
    let mayBe = files(named: name, for: appearance).contains { $0.extension?.lowercased() == "pdf" }
    return mayBe ? image(named: name, for: appearance).flatMap { $0.starts(with: "%PDF".utf8) ? $0 : nil } : nil
  }

  private func listing(of set: ImageSet) -> AssetContents? {
    set.contents.flatMap { try? AssetContents(decoding: $0) }
  }

  private func files(named name: String, for appearance: AssetAppearance) -> [FilePath] {
    guard let set = images[name] else { return looseImages[name] ?? [] }
    guard let contents = listing(of: set) else { return [] }
    let variants = appearance.candidates.lazy.map { wanted in contents.files.filter { $0.appearance == wanted } }
    let fitting = variants.first { !$0.isEmpty } ?? contents.files
    return fitting.sorted { ($0.scale ?? 1) > ($1.scale ?? 1) }.compactMap { file in
      FilePath.Component(file.name).map { FilePath(set.path).appending($0) }
    }
  }

  private static let longestImage = 8 << 20
}

extension ColorContents.Value {
  /// The color as a `<resources>` element; nil for a color space that such lists lack.
  fileprivate var listed: NewElement? {
    let names = components.count == 1 ? ["white"] : ["red", "green", "blue"]
    guard names.count == components.count, let space = ColorContents.Value.spaces[colorSpace] else { return nil }
    let text = { (number: Double) in CanonicalNumber.spelled(number) ?? "0.0" }
    return NewElement(
      "color",
      zip(names, components).map { NewAttribute(Name($0), text($1)) } + [
        NewAttribute("alpha", text(alpha)), NewAttribute("colorSpace", "custom"),
        NewAttribute("customColorSpace", space),
      ])
  }

  /// The names of color spaces in documents by their names in asset catalogs.
  private static let spaces = [
    "srgb": "sRGB", "extended-srgb": "sRGB", "display-p3": "displayP3", "gray-gamma-22": "genericGamma22GrayColorSpace",
    "extended-gray": "genericGamma22GrayColorSpace",
  ]
}

extension ImageSet {
  /// The name in documents; in a group with a namespace it starts with `Group/`.
  fileprivate var fullName: String {
    let spaces = groups.filter { group in
      let contents = group.contents.flatMap { try? AssetContents(decoding: $0) }
      return contents?.providesNamespace == true
    }
    return (spaces.map(\.name) + [name]).joined(separator: "/")
  }
}

extension AssetImage {
  fileprivate static func scale(of file: FilePath) -> Double { scale(ofFile: file.lastComponent?.string ?? "") }
}
