import IBModel
import IBProject

extension Rule {
  static let imageSizeMismatch = Rule(
    "image_size_mismatch", .resources, .info, isOptIn: true, needs: [.assets],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      for resource in inspection.document.resources where resource.kind == "image" && resource.catalog == nil {
        guard let width = resource.element.number(.width).value, let height = resource.element.number(.height).value,
          let asset = assets.asset(.image, named: resource.name),
          let size = assets.contents(of: asset)?.imageSize(reading: { assets.bytes(of: $0, in: asset) }),
          abs(size.width - width) > 0.5 || abs(size.height - height) > 0.5
        else { continue }
        findings.report(
          resource.element,
          """
          the recorded size of the image `\(resource.name)` is \(width.short) × \(height.short), but the asset \
          has \(size.width.short) × \(size.height.short)
          """)
      }
    })
}
