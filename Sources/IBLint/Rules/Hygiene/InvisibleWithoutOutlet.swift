import IBModel
import IBXML

extension Rule {
  static let invisibleWithoutOutlet = Rule(
    "invisible_without_outlet", .hygiene, .warning, isOptIn: true,
    check: .document { document, findings in
      for view in document.unreachableViews(where: \.isHidden, varying: "hidden") {
        guard let attribute = view.element.attribute("hidden") else { continue }
        findings.report(attribute, "\(view.reference) is hidden, and no connection leads to it")
      }
      for view in document.unreachableViews(where: { $0.alpha == 0 }, varying: "alpha") {
        guard let attribute = view.element.attribute("alpha") ?? view.element.attribute("alphaValue") else { continue }
        findings.report(attribute, "\(view.reference) is transparent, and no connection leads to it", severity: .info)
      }
    })
}

extension Document {
  /// Views that meet a condition and that code cannot find, without parts of other views and attributes in variations.
  func unreachableViews(where meetsCondition: (Object) -> Bool, varying name: Name) -> [Object] {
    let found = views.filter { view in
      meetsCondition(view) && view.element[.key] == nil && !view.isFoundByCode
        && !view.variations.contains { $0.element.attribute(name) != nil }
    }
    guard !found.isEmpty else { return [] }
    let connected = connectedIDs()
    return found.filter { !connected.contains($0.id) }
  }
}
