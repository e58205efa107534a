import IBModel
import IBXML

extension Rule {
  static let segueFromHiddenSource = Rule(
    "segue_from_hidden_source", .flow, .info, isOptIn: true,
    check: .document { document, findings in
      // Code can perform a segue with an identifier, wherever it begins.
      let segues = document.segues.filter {
        !$0.isRelationship && $0.element[.identifier] == nil && $0.source?.isTopLevel == false
      }
      guard !segues.isEmpty else { return }
      let masks = MaskStatements(document)
      let hidden = document.hiddenViewsWithoutOutlet()
      guard !hidden.isEmpty || !masks.isEmpty else { return }
      for segue in segues {
        guard let source = segue.source,
          let unseen = sequence(first: source, next: { $0.owner })
            .first(where: { hidden.contains($0) || masks.neverInstalls($0.id) })
        else { continue }
        findings.report(
          segue.element, "users never see \(source.reference), where the \(segue.segueName) begins",
          related: [
            Finding.Related(
              unseen.element,
              masks.neverInstalls(unseen.id)
                ? "\(unseen.reference) is not installed for any size class" : "\(unseen.reference) is hidden")
          ])
      }
    })
}

extension Document {
  /// Hidden views that code cannot find by an outlet, a tag or a class to show them.
  fileprivate func hiddenViewsWithoutOutlet() -> Set<Object> {
    let hidden = views.filter { view in
      view.isHidden && view.tag == 0 && view.customClass == nil && view.bindings.isEmpty
        && !view.variations.contains { $0.element.attribute("hidden") != nil }
    }
    guard !hidden.isEmpty else { return [] }
    let connected = connectedIDs()
    return Set(hidden.filter { !connected.contains($0.id) })
  }
}
