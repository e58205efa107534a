import IBModel
import IBXML

extension Rule {
  static let unusedPrototypes = Rule(
    "unused_prototypes", .document, .warning,
    check: .elements(["tableView"]) { element, document, findings in
      guard document.platform.isUIKit, let table = Object(element), element["dataMode"] == "static",
        element.child("prototypes")?.children.isEmpty == false
      else { return }
      findings.report(element, "\(table.reference) has static cells, so its prototypes are ignored")
    },
    .elements([.prototypes, .cells]) { list, document, findings in
      guard document.platform.isUIKit, document.kind == .xib, list.children.first?.isPrototype == true,
        let view = list.parent.flatMap({ Object($0) })
      else { return }
      findings.report(list, "the prototypes of \(view.reference) are in a xib, which does not register them")
    })
}
