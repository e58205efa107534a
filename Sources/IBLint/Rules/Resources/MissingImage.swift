import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingImage = Rule(
    id: "missing_image", group: .resources, severity: .error, aliases: ["image_resources"], needs: [.assets],
    summary: "image that the project does not have",
    reason: "The app shows nothing in its place. The image was renamed or deleted in the asset catalog.",
    repair: "Attributes inspector › Image › choose an existing image, or add the image to an asset catalog",
    examples: [
      .bad(document("<imageView «image=\"logoo\"» id=\"iv1\"/>", listing: "logoo"), files: ExampleAssets.image),
      .good(document("<imageView image=\"logo\" id=\"iv1\"/>", listing: "logo"), files: ExampleAssets.image),
      .good(embeddingImage, files: ExampleAssets.image),
    ],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let isMac = inspection.document.platform == .macOS
      findings.reportMissing("image", "image", in: inspection.document, names: assets.names(of: .image)) { name in
        // AppKit's own images have names such as `NSActionTemplate`.
        assets.hasImage(named: name) || assets.hasImage(named: name.withoutImageExtension)
          || isMac && name.hasPrefix("NS")
      }
    })

  /// A document that has its image itself.
  private static let embeddingImage = document(
    "<imageView image=\"imageView:iv1:image\" id=\"iv1\"/>", listing: "imageView:iv1:image"
  ).replacing(
    "height=\"24\"/>",
    with: "height=\"24\"><mutableData key=\"keyedArchiveRepresentation\">YnBsaXN0MDA=</mutableData></image>")

  private static func document(_ object: String, listing image: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            \(object)
        </objects>
        <resources>
            <image name="\(image)" width="24" height="24"/>
        </resources>
    </document>
    """
  }
}

extension String {
  /// The name without the extension of the format that the system adds and removes by itself.
  fileprivate var withoutImageExtension: String { hasSuffix(".png") ? String(dropLast(4)) : self }
}
