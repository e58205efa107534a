import IBModel

/// Rules that report a kind of deviation from the format: attributes.
extension Rule {
  static let misplacedAttribute = Rule(
    "misplaced_attribute", .document, .info, isOptIn: true, fix: .unsafe,
    check: .deviations { deviation, findings in
      guard case .foreignAttribute(let name) = deviation.kind else { return }
      findings.report(
        deviation, "`\(deviation.element.name)` does not have the attribute `\(name)`",
        fix: deviation.removingAttribute(name))
    })

  static let missingAttribute = Rule(
    "missing_attribute", .document, .error,
    check: .deviations { deviation, findings in
      guard case .missingAttribute(let name) = deviation.kind else { return }
      findings.report(deviation, "the `\(deviation.element.name)` has no `\(name)`")
    })

  static let misspelledAttribute = Rule(
    "misspelled_attribute", .document, .error, fix: .unsafe,
    check: .deviations { deviation, findings in
      guard case .unknownAttribute(let name, let nearest?) = deviation.kind else { return }
      let element = deviation.element.name
      findings.report(
        deviation, "`\(name)` is not an attribute of `\(element)`; did you mean `\(nearest)`?",
        fix: deviation.renamingAttribute(name, to: nearest))
    })

  static let unknownAttribute = Rule(
    "unknown_attribute", .document, .warning, fix: .unsafe,
    check: .deviations { deviation, findings in
      guard case .unknownAttribute(let name, nil) = deviation.kind, deviation.isAboutWellKnownElement else { return }
      findings.report(
        deviation, "`\(name)` is not an attribute of the format",
        fix: deviation.removingAttribute(name))
    })
}
