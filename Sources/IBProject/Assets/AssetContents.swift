#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IBModel
import IBXML

/// The parts of an asset folder's `Contents.json` that matter here.
///
/// Source: Apple, Asset Catalog Format Reference, "Image Set Type" and "Group Type".
package struct AssetContents: Sendable, Hashable {
  package struct File: Sendable, Hashable {
    package var name: String
    package var scale: Double?
    /// The appearance it is for; nil for an unknown one.
    package var appearance: AssetAppearance? = AssetAppearance()
  }

  /// The files in the order of the list, without variants that have no file.
  package var files: [File] = []
  /// Whether the folder's name prefixes the names of its images, as in `Folder/Image`.
  package var providesNamespace = false
  /// Whether the image is drawn in the color of its surroundings; nil if its place decides.
  package var isTemplate: Bool?

  package init() {}

  /// - Throws: `ExplainedError` when the bytes are not JSON or a value has another type than Xcode writes.
  package init(decoding bytes: [UInt8]) throws(ExplainedError) {
    let stored: StoredContents
    do { stored = try JSONDecoder().decode(StoredContents.self, from: Data(bytes)) } catch {
      throw ExplainedError(decoding: error)
    }
    files = (stored.images ?? []).compactMap { image in
      image.filename.map {
        File(
          name: $0, scale: image.scale.flatMap { Double($0.prefix { $0 != "x" }) },
          appearance: AssetAppearance(stored: image.appearances))
      }
    }
    providesNamespace = stored.properties?.providesNamespace ?? false
    isTemplate = ["template": true, "original": false][stored.properties?.renderingIntent ?? ""]
  }

  /// The image's size in points, from the first of its files that can be read.
  /// - Parameter read: returns the first bytes of a file in the folder, by its name.
  package func imageSize(reading read: (String) -> [UInt8]?) -> Size? {
    for file in files {
      guard let bytes = read(file.name) else { continue }
      if let size = AssetImage.size(of: bytes, scale: file.scale ?? AssetImage.scale(ofFile: file.name)) { return size }
    }
    return nil
  }
}

private struct StoredContents: Decodable {
  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [[String: String]]?
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  var images: [Image]?
  var properties: Properties?
}

extension ExplainedError {
  /// The reason why a `Contents.json` cannot be read.
  fileprivate init(decoding error: any Error) {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      self.init(path.isEmpty ? "not a JSON object" : "`\(path)` has an unexpected type")
    default: self.init("not valid JSON")
    }
  }
}
