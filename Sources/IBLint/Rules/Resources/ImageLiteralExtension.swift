import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let imageLiteralExtension = Rule(
    id: "image_literal_extension", group: .resources, severity: .info, isOptIn: true, needs: [.assets],
    summary: "image named with a file extension although an asset has the name",
    reason: """
      The app looks for a file, does not find the asset, and may show nothing. The image comes from a time before the \
      asset catalog.
      """,
    repair: "Attributes inspector › Image › choose the image without extension",
    examples: [
      .bad(
        subviews: "<imageView «image=\"logo.png\"» id=\"iv1\"/>",
        files: ExampleAssets.image),
      .good(subviews: "<imageView image=\"logo\" id=\"iv1\"/>", files: ExampleAssets.image),
    ],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      for use in inspection.document.resourceUses where use.listed.kind == "image" {
        let name = use.listed.name
        guard let dot = name.lastIndex(of: "."), assets.asset(.image, named: String(name[..<dot])) != nil,
          assets.asset(.image, named: name) == nil, !assets.looseImages.contains(name)
        else { continue }
        findings.report(
          use.attribute, "the image `\(name)` has a file extension, but the asset is `\(name[..<dot])`")
      }
    })
}
