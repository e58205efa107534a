import IBModel
import IBXML

extension Rule {
  static let launchScreenCode = Rule(
    "launch_screen_code", .flow, .error, fix: .unsafe,
    check: .connections([.outlet, .outletCollection, .action, .segue]) { connection, document, findings in
      // Only code gives the document an owner with a class.
      guard document.isLaunchScreen, document.filesOwner?.customClass == nil, !connection.isOfXcode else { return }
      findings.report(
        connection.element.startTagRange, "`\(document.text(of: connection))` is in a launch screen",
        object: connection.source,
        fix: .removing(connection))
    },
    .attributes([.customClass]) { attribute, document, findings in
      guard document.isLaunchScreen, let object = Object(attribute.element), object.category != .placeholder
      else { return }
      findings.report(
        attribute, "\(object.reference) has the custom class `\(attribute.value)`, but is in a launch screen",
        fix: .unsafe("Remove the class") { edit in
          for name: Name in [.customClass, .customModule, .customModuleProvider] {
            edit.setAttribute(name, to: nil, on: attribute.element)
          }
        })
    },
    .elements([.userDefinedRuntimeAttribute]) { element, document, findings in
      guard document.isLaunchScreen, let attribute = RuntimeAttribute(element) else { return }
      findings.report(
        element, "the runtime attribute `\(attribute.keyPath)` is in a launch screen",
        fix: .unsafe("Remove the attribute") { $0.remove(element) })
    },
    .document { document, findings in
      guard document.isLaunchScreen else { return }
      for view in document.views where view.kind == "webView" || view.kind == "wkWebView" {
        findings.report(view.element, "\(view.reference) is in a launch screen, which cannot show web pages")
      }
      for list in document.objectLists {
        let objects = list.children.compactMap { Object($0) }.filter { !presentEverywhere.contains($0.kind.name) }
        let screen = objects.first { $0.isView || $0.kind.isController }
        for object in objects where object != screen {
          findings.report(
            object.element, "\(object.reference) is beside the only object that a launch screen can have, a screen")
        }
      }
    })
}

private let presentEverywhere: Set<Name> = ["placeholder", "exit"]

extension Connection {
  /// Whether Xcode makes the connection: between a container and its contents, or from a table to its controller.
  fileprivate var isOfXcode: Bool {
    let property = element[.property]
    return isRelationship || property == "dataSource" || property == "delegate"
  }
}
