import IBModel
import IBXML

extension Rule {
  static let containerWithoutRoot = Rule(
    "container_without_root", .flow, .warning,
    check: .elements(["navigationController", "tabBarController", "splitViewController"]) {
      element, document, findings in
      // Code can add the contents if it has the container: in its own class, or because the app begins with it.
      guard document.kind == .storyboard, document.platform.isUIKit, let container = Object(element),
        container.isTopLevel,
        container.customClass == nil, !container.isEntry(of: document),
        !container.connections.contains(where: \.isRelationship), !container.mayGetContents(in: document)
      else { return }
      findings.report(element, "\(container.reference) has no relationship segue to a view controller")
    })
}

extension Object {
  /// Whether a segue of a controller with code leads to the container: `prepare(for:sender:)` can add the contents.
  fileprivate func mayGetContents(in document: Document) -> Bool {
    document.connections.contains { segue in
      segue.kind == .segue && segue.destination == id
        && segue.source?.scene?.objects.contains { $0.kind.isController && $0.customClass != nil } == true
    }
  }
}
