import IBModel
import IBXML

/// Rules that report a kind of deviation from the format: elements and keys.
extension Rule {
  static let misplacedElement = Rule(
    "misplaced_element", .document, .error,
    check: .deviations { deviation, findings in
      guard case .misplacedElement(let parent) = deviation.kind else { return }
      let element = deviation.element
      let subject = Object(element)?.reference ?? "the `\(element.name)`"
      findings.report(deviation, "\(subject) is directly in the `\(parent)`, which does not hold such elements")
    })

  static let missingKey = Rule(
    "missing_key", .document, .error,
    check: .deviations { deviation, findings in
      guard case .missingRole = deviation.kind else { return }
      let subject = Object(deviation.element)?.reference ?? "the `\(deviation.element.name)`"
      findings.report(deviation, "\(subject) has no `key`")
    })

  static let misspelledElement = Rule(
    "misspelled_element", .document, .error, aliases: ["unknown_view_element"],
    check: .deviations { deviation, findings in
      guard case .unknownElement(let nearest?) = deviation.kind else { return }
      findings.report(
        deviation, "`\(deviation.element.name)` is not an element of the format; did you mean `\(nearest)`?")
    })

  static let repeatedElement = Rule(
    "repeated_element", .document, .error,
    check: .deviations { deviation, findings in
      guard case .repeatedElement(let first) = deviation.kind else { return }
      let element = deviation.element
      let owner = element.parent.flatMap { Object($0) }?.reference ?? "the `\(element.parent?.name ?? element.name)`"
      let role = element[.key].map { "element with the key `\($0)`" } ?? "`\(element.name)`"
      findings.report(
        deviation, "\(owner) has a second \(role)", related: [Finding.Related(first, "the first one")])
    })

  static let strayText = Rule(
    "stray_text", .document, .error,
    check: .deviations { deviation, findings in
      guard case .strayText = deviation.kind else { return }
      let object = Object(deviation.element) ?? deviation.element.ancestors.lazy.compactMap { Object($0) }.first
      findings.report(deviation.place, "there is text in the `\(deviation.element.name)`", object: object)
    })

  static let unknownElement = Rule(
    "unknown_element", .document, .warning,
    check: .deviations { deviation, findings in
      guard case .unknownElement(nil) = deviation.kind else { return }
      findings.report(deviation, "`\(deviation.element.name)` is not an element of the format")
    })

  static let unknownKey = Rule(
    "unknown_key", .document, .error, fix: .unsafe,
    check: .deviations { deviation, findings in
      guard case .unknownRole(let key, let nearest, let others) = deviation.kind else { return }
      let hint =
        nearest.map { "; did you mean `\($0)`?" } ?? others.first.map { "; it is one of `\($0)`" } ?? ""
      findings.report(
        deviation, "`\(key)` is not a key of `\(deviation.element.name)`\(hint)",
        fix: nearest.map { deviation.setting(.key, to: $0) })
    })
}
