import IBModel
import IBProject

extension Rule {
  static let ownerViewNotConnected = Rule(
    "owner_view_not_connected", .connections, .error, needs: [.sources],
    check: .inspection { inspection, findings in
      guard let owner = inspection.document.filesOwner, owner.outlets("view").isEmpty,
        let view = inspection.view(loadedBy: owner)
      else { return }
      findings.report(
        owner.element, "the outlet `view` of \(owner.name) is not connected, although its class is a view controller",
        related: [Finding.Related(view.element, "the view of the document")])
    })
}

extension Inspection {
  /// The view of a controller that loads the document because of its name; nil if code may load it otherwise.
  fileprivate func view(loadedBy owner: Object) -> Object? {
    guard let path = project.documentPath, let source = owner.sourceClass, let sources = project.sources,
      let ancestry = source.ancestry(in: sources), ancestry.isComplete
    else { return nil }
    let (name, isUIKit) = (DocumentLoads.name(ofDocument: path), document.platform.isUIKit)
    guard source.name == name || isUIKit && source.name == name + "Controller" else { return nil }
    let views = document.objectLists.flatMap { $0.children.compactMap { Object($0) } }.filter(\.isView)
    let makesView = ancestry.declarations.flatMap(\.type.members).contains { $0.name == "loadView" }
    let isController = ancestry.inherits(from: isUIKit ? "UIViewController" : "NSViewController")
    let loadsNib = sources.uses(byType: source.name).contains { $0.use.kind == .nib && $0.use.name == name }
    return isController && !makesView && !loadsNib ? views.first : nil
  }
}
