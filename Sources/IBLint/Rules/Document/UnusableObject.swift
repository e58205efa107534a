import IBModel
import IBProject
import IBXML

extension Rule {
  static let unusableObject = Rule(
    "unusable_object", .document, .error, inputs: [.optional(.sources)],
    check: .elements(["viewController"]) { element, document, findings in
      // A class can load another view.
      guard document.platform == .macOS, document.kind == .storyboard, let controller = Object(element),
        controller.customClass == nil, element.child(withKey: "view") == nil, controller.outlets("view").isEmpty
      else { return }
      findings.report(element, "\(controller.reference) has no view, and AppKit does not make one")
    },
    .elements([.document]) { _, document, findings in
      for outlet in document.filesOwner?.outlets("view") ?? [] {
        guard let view = outlet.destination.flatMap(document.object), let controller = view.owner,
          controller.kind.isController, view.element.parent == controller.element
        else { continue }
        findings.report(
          outlet.element, "\(view.reference) is the view of File’s Owner and of \(controller.reference)",
          related: [Finding.Related(controller.element, "the other controller")])
      }
    },
    .inspection { inspection, findings in
      let kinds: [ElementKind] = ["arrayController", "objectController", "treeController"]
      for controller in inspection.document.objects where kinds.contains(controller.kind) {
        // Without automatic preparation or with bound contents it fetches nothing.
        guard controller.element["mode"] == "entity", controller.element["automaticallyPreparesContent"] == "YES",
          controller.customClass == nil, !inspection.objectCode.hasOutlet(to: controller),
          !controller.connections.contains(where: { connection in
            let name = connection.element[.name] ?? connection.label
            return name == "managedObjectContext" || name.hasPrefix("content")
          })
        else { continue }
        findings.report(controller.element, "\(controller.reference) has no managed object context", severity: .warning)
      }
    },
    .inspection { inspection, findings in
      let document = inspection.document
      for outlet in document.connections where document.platform.isUIKit && outlet.label == "dataSource" {
        guard let view = outlet.source, view.customClass == nil, let method = countingMethods[view.kind.name],
          let source = outlet.destination.flatMap({ document.object($0) }),
          !inspection.objectCode.maySet([.dataSource], of: view), inspection.lacks(method, source)
        else { continue }
        findings.report(
          outlet.element, "\(source.reference) is the data source of \(view.reference), but has no `\(method)`")
      }
    })
}

/// The methods that views send to every data source, even to one that lacks them.
private let countingMethods: [Name: String] = [
  "tableView": "tableView:numberOfRowsInSection:", "collectionView": "collectionView:numberOfItemsInSection:",
  "pickerView": "pickerView:numberOfRowsInComponent:",
]

extension Inspection {
  /// Whether an object certainly lacks a method of a data source.
  fileprivate func lacks(_ selector: String, _ object: Object) -> Bool {
    guard let source = object.sourceClass else { return object.kind == "viewController" && object.customClass == nil }
    // Swift 2 leaves the first label out of a selector.
    guard let sources = project.sources, !project.mayBeOfSwift2, let ancestry = source.ancestry(in: sources),
      !["UITableViewController", "UICollectionViewController"].contains(where: ancestry.inherits),
      case .missing = ancestry.method(selector)
    else { return false }
    return !sources.mayChangeClass(source.name, toOneWith: selector)
  }
}
