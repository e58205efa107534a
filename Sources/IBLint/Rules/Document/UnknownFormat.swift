import IBModel
import IBXML

extension Rule {
  static let unknownFormat = Rule(
    "unknown_format", .document,
    kinds: [
      Kind("unknown_element", .warning),
      Kind("unknown_attribute", .warning, fix: .unsafe),
      Kind(
        "misplaced_attribute", .info, isOptIn: true, fix: .unsafe,
        check: .formatProblems { problem, findings in
          guard case .foreignAttribute(let name) = problem.kind else { return }
          findings.report(
            problem, "`\(problem.element.name)` does not have the attribute `\(name)`",
            fix: problem.removingAttribute(name))
        },
        .document { document, findings in
          for element in document.tree.elements where element.kind.occurs(on: document.platform) {
            for attribute in element.attributes where isOfAnotherPlatform(attribute, document.platform) {
              findings.report(
                attribute,
                "`\(element.name)` does not have the attribute `\(attribute.name)` on \(document.platform.rawValue)",
                fix: .setting(attribute.name, of: element, to: nil, .unsafe))
            }
          }
        }),
      Kind(
        "unknown_value", .warning, fix: .unsafe,
        check: .inspection { inspection, findings in
          var places: Set<Int> = []
          for problem in inspection.formatProblems {
            guard case .unknownValue(let name, let text, let nearest) = problem.kind else { continue }
            places.insert(problem.place.lowerBound)
            guard nearest != nil || problem.isAboutWellKnownElement && !inspection.isAsXcodeWrites,
              // A template of a project, whose words Xcode replaces.
              !text.hasPrefix("___VARIABLE_")
            else { continue }
            let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
            findings.report(
              problem, "`\(text)` is not a known value of `\(name)`\(hint)",
              fix: nearest.map { problem.setting(name, to: $0) })
          }
          for problem in inspection.problems where !places.contains(problem.place.lowerBound) {
            guard case .unknownValue = problem.kind else { continue }
            findings.report(problem, in: inspection.document)
          }
        },
        .attributes(Array(ranges.keys)) { attribute, _, findings in
          let name = attribute.name
          guard let range = ranges[name], let value = attribute.number, !range.contains(value)
          else { return }
          let (least, most) = (range.lowerBound.short, range.upperBound.short)
          findings.report(
            attribute, "`\(name)` is \(attribute.value), but should be from \(least) to \(most)",
            fix: .setting(name, of: attribute.element, to: value < range.lowerBound ? least : most, .unsafe))
        }),
    ],
    check: .inspection { inspection, findings in
      for problem in inspection.formatProblems {
        switch problem.kind {
        case .unknownElement(nil) where !inspection.isAsXcodeWrites:
          findings.report("unknown_element", problem, "`\(problem.element.name)` is not an element of the format")
        case .unknownAttribute(let name, nil)
        where problem.isAboutWellKnownElement && !inspection.isAsXcodeWrites:
          findings.report(
            "unknown_attribute", problem, "`\(name)` is not an attribute of the format",
            fix: problem.removingAttribute(name))
        default: break
        }
      }
    })
}

private func isOfAnotherPlatform(_ attribute: Attribute, _ platform: Platform) -> Bool {
  let kind = attribute.element.kind
  return !kind.has(attribute.name, on: platform)
    && AttributeVocabulary.knows(attribute.name, onOneOf: [kind.name])
}

/// The ranges of numbers. Components of wide-gamut colors exceed those of sRGB a little.
private let ranges: [Name: ClosedRange<Double>] = [
  "alpha": 0...1, "alphaValue": 0...1, "red": -1...2, "green": -1...2, "blue": -1...2, "white": -1...2,
  "pointSize": 0...1000, "minimumScaleFactor": 0...1, "progress": 0...1, "numberOfLines": 0...10_000,
  "minimumFontSize": 0...1000, "tag": -2_147_483_648...4_294_967_295,
]
