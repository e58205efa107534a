#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The components of a color of an asset catalog.
///
/// Source: Apple, Asset Catalog Format Reference, "Named Color Type".
package struct ColorContents: Sendable, Hashable {
  /// A color for some appearances and devices.
  package struct Value: Sendable, Hashable {
    /// `srgb`, `display-p3`, `gray-gamma-22` …
    package var colorSpace: String
    /// From 0 to 1; three, or one for white.
    package var components: [Double]
    /// From 0 to 1.
    package var alpha: Double
    package var isUniversal: Bool
    /// The appearance it is for; nil for an unknown one, or a value for some devices only.
    package var appearance: AssetAppearance?
  }

  /// The values in the order of the file. References to system colors have none.
  package var values: [Value]

  /// Decodes the `Contents.json` of a color set; nil when the bytes are not one.
  package init?(decoding bytes: [UInt8]) {
    guard let stored = try? JSONDecoder().decode(StoredColors.self, from: Data(bytes)) else { return nil }
    values = (stored.colors ?? []).compactMap(\.value)
  }
}

private struct StoredColors: Decodable {
  struct Entry: Decodable {
    var idiom: String?
    var appearances: [[String: String]]?
    var color: Color?

    var value: ColorContents.Value? {
      guard let color, let stored = color.components, let space = color.space else { return nil }
      let keys = stored["white"] == nil ? ["red", "green", "blue"] : ["white"]
      let components = keys.compactMap { stored[$0].flatMap(Entry.number) }
      guard components.count == keys.count else { return nil }
      return ColorContents.Value(
        colorSpace: space, components: components, alpha: stored["alpha"].flatMap(Entry.number) ?? 1,
        isUniversal: isForAllDevices && (appearances ?? []).isEmpty,
        appearance: isForAllDevices ? AssetAppearance(stored: appearances) : nil)
    }

    private var isForAllDevices: Bool { (idiom ?? "universal") == "universal" }

    /// Xcode writes a component as `0.500`, `0x80` or `128`.
    private static func number(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      if text.contains(".") { return Double(text) }
      return Double(text).map { $0 / 255 }
    }
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }
  }

  var colors: [Entry]?
}
