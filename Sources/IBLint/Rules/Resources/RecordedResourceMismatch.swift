import IBModel
import IBProject
import IBXML

extension Rule {
  static let recordedResourceMismatch = Rule(
    "recorded_resource_mismatch", .resources, .info, isOptIn: true, inputs: [.required(.assets)],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      for resource in inspection.document.resources where resource.kind == "namedColor" {
        guard let recorded = resource.element.children.lazy.compactMap({ ColorDescription($0) }).first,
          let value = assets.color(named: resource.name)?.values.first(where: \.isUniversal),
          let isEqual = recorded.equals(value), !isEqual
        else { continue }
        findings.report(
          recorded.element, "the recorded value of the color `\(resource.name)` differs from the asset catalog")
      }
    },
    .inspection { inspection, findings in
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

extension ColorDescription {
  /// Colors in catalogs have 8 bits.
  private static let tolerance = 1.0 / 255

  /// Whether the components equal those of a catalog color; nil for different color spaces.
  fileprivate func equals(_ value: ColorContents.Value) -> Bool? {
    guard value.colorSpace == "srgb", element["customColorSpace"] == "sRGB",
      case .rgb(let red, let green, let blue) = source, value.components.count == 3
    else { return nil }
    let pairs = zip([red, green, blue, alpha], value.components + [value.alpha])
    return pairs.allSatisfy { abs($0 - $1) <= ColorDescription.tolerance }
  }
}
