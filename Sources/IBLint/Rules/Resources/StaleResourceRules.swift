import IBModel

extension Rule {
  static let staleColorResource = Rule(
    "stale_color_resource", .resources, .info, fix: .safe,
    check: .document { document, findings in
      findings.report(unusedResources: ["namedColor", "systemColor"], "color", in: document)
    })

  static let staleImageResource = Rule(
    "stale_image_resource", .resources, .info, fix: .safe,
    check: .document { document, findings in
      findings.report(unusedResources: ["image"], "image", in: document)
    })
}
