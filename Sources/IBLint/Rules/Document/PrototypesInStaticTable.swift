import IBModel

extension Rule {
  static let prototypesInStaticTable = Rule(
    "prototypes_in_static_table", .document, .warning,
    check: .elements(["tableView"]) { element, document, findings in
      guard document.platform.isUIKit, let table = Object(element), element["dataMode"] == "static",
        element.child("prototypes")?.children.isEmpty == false
      else { return }
      findings.report(element, "\(table.reference) has static cells, so that its prototypes are ignored")
    })
}
