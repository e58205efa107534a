import IBModel

extension Rule {
  static let launchScreenCode = Rule(
    "launch_screen_code", .flow,
    kinds: [
      Kind(
        "launch_screen_connection", .warning, fix: .unsafe,
        check: .connections([.outlet, .outletCollection, .action, .segue]) { connection, document, findings in
          guard document.isLaunchScreen, !connection.isOfXcode else { return }
          findings.report(
            connection.element.startTagRange, "`\(document.text(of: connection))` is in a launch screen",
            object: connection.source,
            fix: .removing(connection))
        }),
      Kind(
        "launch_screen_custom_class", .error, fix: .unsafe,
        check: .attributes([.customClass]) { attribute, document, findings in
          guard document.isLaunchScreen, let object = Object(attribute.element), object.category != .placeholder
          else { return }
          findings.report(
            attribute, "\(object.reference) has the custom class `\(attribute.value)`, but is in a launch screen",
            fix: .unsafe("Remove the class") { edit in
              for name: Name in [.customClass, .customModule, .customModuleProvider] {
                edit.setAttribute(name, to: nil, on: attribute.element)
              }
            })
        }),
      Kind(
        "launch_screen_runtime_attribute", .error, fix: .unsafe,
        check: .elements([.userDefinedRuntimeAttribute]) { element, document, findings in
          guard document.isLaunchScreen, let attribute = RuntimeAttribute(element) else { return }
          findings.report(
            element, "the runtime attribute `\(attribute.keyPath)` is in a launch screen",
            fix: .unsafe("Remove the attribute") { $0.remove(element) })
        }),
    ])
}

extension Connection {
  /// Whether Xcode makes the connection: between a container and its contents, or from a table to its controller.
  fileprivate var isOfXcode: Bool {
    let property = element[.property]
    return isRelationship || property == "dataSource" || property == "delegate"
  }
}

extension Document {
  /// Whether the system shows the document during launch, before any code of the app runs.
  var isLaunchScreen: Bool { tree.root["launchScreen"] == "YES" }
}
