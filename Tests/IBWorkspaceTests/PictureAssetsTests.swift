import Foundation
import IBModel
import IBProject
import IBWorkspace
import Testing

@Suite struct PictureAssetsTests {
  private let folder = ScratchFolder()

  init() throws { try folder.write("", "App.xcodeproj/project.pbxproj") }

  private var assets: PictureAssets { PictureAssets(near: folder.path("App/Main.storyboard")) }

  private static let dark = #"{"appearance": "luminosity", "value": "dark"}"#
  private static let high = #"{"appearance": "contrast", "value": "high"}"#

  @Test func theVariantThatFitsBestIsUsed() throws {
    let variants = [("any", ""), ("dark", Self.dark), ("high", Self.high), ("both", "\(Self.dark), \(Self.high)")]
    let images = variants.map { #"{"filename": "\#($0.0)", "appearances": [\#($0.1)]}"# }
    try folder.write(#"{"images": [\#(images.joined(separator: ","))]}"#, "App/A.xcassets/star.imageset/Contents.json")
    for (name, _) in variants { try folder.write(name, "App/A.xcassets/star.imageset/\(name)") }
    let colors = variants.enumerated().map { index, variant in
      """
      {"idiom": "universal", "appearances": [\(variant.1)], "color": {"color-space": "srgb",
       "components": {"red": "\(index)", "green": "0", "blue": "0", "alpha": "1.000"}}}
      """
    }
    try folder.write(#"{"colors": [\#(colors.joined(separator: ","))]}"#, "App/A.xcassets/ink.colorset/Contents.json")
    for (index, (name, _)) in variants.enumerated() {
      let appearance = AssetAppearance(
        isDark: name == "dark" || name == "both", hasHighContrast: name == "high" || name == "both")
      #expect(assets.image(named: "star", for: appearance) == name.bytes)
      #expect(assets.color(named: "ink", for: appearance)?.components.first == Double(index) / 255)
    }
  }

  @Test func withoutAVariantForContrastTheDarkOneIsUsed() {
    let both = AssetAppearance(isDark: true, hasHighContrast: true)
    #expect(both.candidates.map(\.isDark) == [true, true, false, false])
    #expect(both.candidates.map(\.hasHighContrast) == [true, false, true, false])
    #expect(AssetAppearance().candidates == [AssetAppearance()])
  }

  @Test func filesOutsideOfCatalogsAreImages() throws {
    try folder.write(["App/Images/Logo.png": "small", "App/Images/Logo@2x.png": "large", "Shared/photo.jpg": "other"])
    for name in ["Logo", "Logo.png", "Logo@2x.png"] {
      #expect(assets.image(named: name, for: AssetAppearance()) == "large".bytes)
    }
    #expect(assets.image(named: "photo", for: AssetAppearance()) == "other".bytes)
    #expect(assets.image(named: "none", for: AssetAppearance()) == nil)
  }

  @Test func imagesWithMorePixelsThanTheLimitAreNotDrawn() throws {
    try folder.write("", "App/large.png")
    for side: UInt8 in [0x10, 0x75] {
      let bytes = [0x89, 0x50, 0x4E, 0x47] + Array(repeating: 0, count: 14) + [side, 0x30, 0, 0, side, 0x30]
      try Data(bytes).write(to: URL(filePath: folder.path("App/large.png")))
      #expect((assets.image(named: "large", for: AssetAppearance()) == nil) == (side == 0x75))
    }
  }

  @Test(arguments: [".build", ".git", "node_modules", "Pods", "Carthage", "DerivedData"])
  func foldersOfOthersAreNotSearched(_ name: String) throws {
    try folder.write("foreign", "\(name)/Logo.png")
    try folder.write(#"{"images": [{"filename": "a"}]}"#, "\(name)/A.xcassets/star.imageset/Contents.json")
    try folder.write("foreign", "\(name)/A.xcassets/star.imageset/a")
    #expect(assets.image(named: "Logo", for: AssetAppearance()) == nil)
    #expect(assets.image(named: "star", for: AssetAppearance()) == nil)
  }
}
