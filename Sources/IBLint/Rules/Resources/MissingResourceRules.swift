import IBAssets
import IBModel
import IBProject
import IBXML

/// Rules about resources that the project does not have.
extension Rule {
  static let missingColor = Rule(
    id: "missing_color", group: .resources, severity: .error, aliases: ["color_resources"], needs: [.assets],
    summary: "color that the project does not have",
    reason: """
      The app shows the value that Xcode kept in the document, or no color, and ignores changes of the asset catalog. \
      The color was renamed or deleted there.
      """,
    repair: "Attributes inspector › choose an existing color, or add the color to an asset catalog",
    examples: [
      .bad(document(using: "«name=\"brnad\"»", listing: "brnad"), files: ExampleAssets.color),
      .good(document(using: "name=\"brand\"", listing: "brand"), files: ExampleAssets.color),
    ],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let names = assets.names(of: .color)
      findings.reportMissing("namedColor", "color", in: inspection.document, names: names) { name in
        assets.asset(.color, named: name) != nil
      }
    })

  private static func document(using name: String, listing color: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view id="vw1">
                <color key="backgroundColor" \(name)/>
            </view>
        </objects>
        <resources>
            <namedColor name="\(color)">
                <color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>
    """
  }

  static let missingFont = Rule(
    id: "missing_font", group: .resources, severity: .error, needs: [.fonts],
    summary: "custom font without a file in the project",
    reason: "The app shows the text in the system font. The font was renamed or removed from the project.",
    repair: "Attributes inspector › Font › choose an existing font, or add its file to the project",
    examples: [
      .bad(
        document(using: "Inter-Bold", in: "Inter.ttf", mark: ("«", "»")),
        files: ["Fonts/Lato-Regular.ttf": ""]),
      .good(document(using: "Inter-Bold", in: "Inter-Bold.ttf", mark: ("", "")), files: ["Fonts/Inter-Bold.ttf": ""]),
    ],
    check: .inspection { inspection, findings in
      guard let fonts = inspection.project.fonts,
        let list = inspection.document.tree.root.child("customFonts")
      else { return }
      // The list has the fonts that are not the system's.
      let custom = list.children.map { file in (file: file[.key] ?? "", names: file.children.map(\.text)) }
      let known = custom.filter { fonts.files.contains($0.file) }.flatMap(\.names)
      let missing = Set(custom.flatMap(\.names)).subtracting(known).subtracting(fonts.names)
      guard !missing.isEmpty else { return }
      var reported: Set<String> = []
      for element in inspection.document.tree.elements {
        guard let font = FontDescription(element), case .named(let name) = font.source, missing.contains(name),
          let attribute = element.attribute(.name), reported.insert(name).inserted
        else { continue }
        findings.report(attribute, "the font `\(name)` is in no font file of the project")
      }
    })

  private static func document(using name: String, in file: String, mark: (String, String)) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <customFonts key="customFonts">
            <array key="\(file)">
                <string>\(name)</string>
            </array>
        </customFonts>
        <objects>
            <label text="Welcome" id="lb1">
                <fontDescription key="fontDescription" \(mark.0)name="\(name)"\(mark.1) family="Inter" pointSize="17"/>
            </label>
        </objects>
    </document>
    """
  }

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
