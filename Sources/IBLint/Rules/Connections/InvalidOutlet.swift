import IBModel
import IBXML

extension Rule {
  static let invalidOutlet = Rule(
    "invalid_outlet", .connections, .error,
    check: .connections([.outlet, .outletCollection]) { outlet, document, findings in
      guard document.kind == .storyboard, document.platform.isUIKit,
        let destination = outlet.destination.flatMap(document.object), let prototype = destination.prototype,
        let source = outlet.source, source.prototype != prototype
      else { return }
      let part = destination == prototype ? "a prototype" : "part of the prototype \(prototype.reference)"
      findings.report(
        outlet.element.startTagRange,
        "outlet `\(outlet.label)` of \(source.reference) refers to \(destination.reference), which is \(part)",
        object: source, related: [Finding.Related(prototype.element, "the prototype")])
    },
    .connections([.outlet, .outletCollection]) { outlet, document, findings in
      guard let guide = outlet.destination.flatMap(document.object), guide.kind == .viewControllerLayoutGuide,
        let source = outlet.source
      else { return }
      findings.report(
        outlet.element.startTagRange,
        "outlet `\(outlet.label)` of \(source.reference) refers to the layout guide \(guide.reference)",
        object: source)
    })
}
