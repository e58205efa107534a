import IBModel
import IBProject
import IBXML

extension Rule {
  static let ownerViewNotConnected = Rule(
    "owner_view_not_connected", .connections, .error, inputs: [.optional(.sources)],
    check: .inspection { inspection, findings in
      guard let owner = inspection.document.filesOwner, owner.outlets("view").isEmpty,
        let view = inspection.view(loadedBy: owner)
      else { return }
      findings.report(
        owner.element, "the outlet `view` of \(owner.name) is not connected, although its class is a view controller",
        severity: inspection.project.sources == nil ? .warning : nil,
        related: [Finding.Related(view.element, "the view of the document")])
    })
}

extension Inspection {
  /// The view of a controller that loads the document because of its name; nil if code may load it otherwise.
  fileprivate func view(loadedBy owner: Object) -> Object? {
    let views = document.objectLists.flatMap { $0.children.compactMap { Object($0) } }.filter(\.isView)
    guard let sources = project.sources else { return owner.isProbablyController(of: views) ? views.first : nil }
    guard let path = project.documentPath, let source = owner.sourceClass,
      let ancestry = source.ancestry(in: sources), ancestry.isComplete
    else { return nil }
    let (name, isUIKit) = (DocumentLoads.name(ofDocument: path), document.platform.isUIKit)
    let isLoaded = sources.loads(ofNib: name, as: .controllerNib).contains { $0.use.type == source.name }
    guard isLoaded || source.name == name || isUIKit && source.name == name + "Controller" else { return nil }
    let makesView = ancestry.declarations.flatMap(\.type.members).contains { $0.name == "loadView" }
    let isController = ancestry.inherits(from: isUIKit ? "UIViewController" : "NSViewController")
    let loadsNib =
      !isLoaded && sources.uses(byType: source.name).contains { $0.use.kind == .nib && $0.use.name == name }
    // Setting these properties of controllers of UIKit sets the view as well.
    let setsView = ["tableView": "UITableViewController", "collectionView": "UICollectionViewController"].contains {
      !owner.outlets($0.key).isEmpty && ancestry.inherits(from: $0.value)
    }
    // With the view in another outlet, code that runs when the nib is loaded can set it.
    let isInOutlet = owner.connections.contains { connection in views.contains { $0.id == connection.destination } }
    let wakes = ancestry.declarations.contains { declaration in
      PlatformClass(named: String(declaration.type.ownName)) == nil
        && declaration.type.members.contains { $0.name == "awakeFromNib" }
    }
    let mayHaveView = makesView || loadsNib || setsView || isInOutlet && wakes
    return isController && !mayHaveView ? views.first : nil
  }
}

extension Object {
  /// Whether the owner of a .xib is a controller of its only view as far as names tell, for documents without sources.
  fileprivate func isProbablyController(of views: [Object]) -> Bool {
    guard customClass?.hasSuffix("ViewController") == true, let view = views.first, views.count == 1,
      view.kind == .view || view.kind == "customView", view.customClass == nil
    else { return false }
    return !connections.contains { $0.destination == view.id }
  }
}
