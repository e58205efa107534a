import IBModel

extension Rule {
  static let deprecatedClass = Rule(
    "deprecated_class", .platform, .warning,
    check: .elements(Array(replacements.keys)) { element, document, findings in
      // A custom class may have another superclass by now.
      guard let object = Object(element), object.customClass == nil, let replacement = replacements[object.kind.name],
        let name = object.kind.className(on: document.platform)
      else { return }
      findings.report(
        element, "\(object.reference) is of the deprecated class `\(name)`; \(replacement) replaces it")
    })

  private static let replacements: [Name: String] = [
    "searchDisplayController": "`UISearchController`", "glkView": "`MTKView`",
    "glkViewController": "`MTKView` in a view controller", "drawer": "`NSSplitViewController`",
  ]
}
