import IBModel
import IBProject
import IBXML

extension Rule {
  static let tableViewControllerWithoutTable = Rule(
    "table_view_controller_without_table", .flow, .error, inputs: [.optional(.sources)],
    check: .inspection { inspection, findings in
      let (document, sources) = (inspection.document, inspection.project.sources ?? SourceIndex([]))
      guard document.platform.isUIKit else { return }
      let owner = document.filesOwner
      for object in document.objects where object.kind.isController || object == owner {
        guard let view = object.loadedView(in: document),
          let list = object.requiredList(on: document.platform, in: sources),
          let isList = view.isInstance(of: list.view, on: document.platform, in: sources), !isList
        else { continue }
        findings.report(
          object.element,
          "\(object.reference) is a `\(list.controller)`, but its view \(view.reference) is no `\(list.view)`",
          related: [Finding.Related(view.element, "the view")])
      }
    })

  fileprivate static let lists = [
    (controller: "UITableViewController", view: "UITableView"),
    (controller: "UICollectionViewController", view: "UICollectionView"),
  ]
}

extension Object {
  /// The view that a controller has in its scene, or that the owner of a .xib is connected to.
  fileprivate func loadedView(in document: Document) -> Object? {
    if let view = element.child(withKey: "view") { return Object(view) }
    return outlets("view").first?.destination.flatMap { document.object($0) }
  }

  /// The class of views that a controller of lists requires; nil if it is another controller or makes its view.
  fileprivate func requiredList(
    on platform: Platform, in sources: SourceIndex
  ) -> (controller: String, view: String)? {
    let makesView = sourceClass.map { source in
      sources.ancestry(of: source.name).declarations.contains { $0.type.members.contains { $0.name == "loadView" } }
    }
    guard makesView != true else { return nil }
    return Rule.lists.first { isInstance(of: $0.controller, on: platform, in: sources) == true }
  }
}
