import IBModel

extension Rule {
  static let outletAcrossScenes = Rule(
    "outlet_across_scenes", .connections, .error,
    check: .connections([.outlet, .outletCollection]) { outlet, document, findings in
      // The destination of an outlet is unclear where ids are not unique.
      guard document.kind == .storyboard, document.duplicates.isEmpty, let scene = outlet.source?.scene,
        let destination = outlet.destination.flatMap(document.object),
        let other = destination.scene, scene != other
      else { return }
      findings.report(
        outlet.element.startTagRange,
        "outlet `\(outlet.label)` of \(outlet.sourceName) refers to \(destination.reference), which is in another scene",
        object: outlet.source, related: [Finding.Related(destination.element, "the object in the other scene")])
    })
}
