import IBModel

extension Rule {
  static let outletToRepeatingContent = Rule(
    "outlet_to_repeating_content", .connections, .error,
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
    })
}
