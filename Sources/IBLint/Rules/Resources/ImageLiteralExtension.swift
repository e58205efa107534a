import IBModel
import IBProject
import IBXML

extension Rule {
  static let imageLiteralExtension = Rule(
    "image_literal_extension", .resources, .info, isOptIn: true, inputs: [.required(.assets)],
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
