import IBLayout
import IBModel
import IBXML

extension Rule {
  static let unknownFormat = Rule(
    "unknown_format", .document,
    kinds: [
      Kind(
        "unknown_element", .warning,
        check: .deviations { deviation, findings in
          guard case .unknownElement(nil) = deviation.kind else { return }
          findings.report(deviation, "`\(deviation.element.name)` is not an element of the format")
        }),
      Kind(
        "unknown_attribute", .warning, fix: .unsafe,
        check: .deviations { deviation, findings in
          guard case .unknownAttribute(let name, nil) = deviation.kind, deviation.isAboutWellKnownElement else {
            return
          }
          findings.report(
            deviation, "`\(name)` is not an attribute of the format",
            fix: deviation.removingAttribute(name))
        }),
      Kind(
        "misplaced_attribute", .info, isOptIn: true, fix: .unsafe,
        check: .deviations { deviation, findings in
          guard case .foreignAttribute(let name) = deviation.kind else { return }
          findings.report(
            deviation, "`\(deviation.element.name)` does not have the attribute `\(name)`",
            fix: deviation.removingAttribute(name))
        }),
      Kind(
        "unknown_value", .warning, fix: .unsafe,
        check: .inspection { inspection, findings in
          var places: Set<Int> = []
          for deviation in inspection.deviations {
            guard case .unknownValue(let name, let text, let nearest) = deviation.kind else { continue }
            places.insert(deviation.place.lowerBound)
            guard nearest != nil || deviation.isAboutWellKnownElement else { continue }
            let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
            findings.report(
              deviation, "`\(text)` is not a known value of `\(name)`\(hint)",
              fix: nearest.map { deviation.setting(name, to: $0) })
          }
          for problem in inspection.problems where !places.contains(problem.place.lowerBound) {
            guard case .unknownValue = problem.kind else { continue }
            findings.report(problem, in: inspection.document)
          }
        }),
      Kind(
        "value_out_of_range", .warning, fix: .unsafe,
        check: .attributes(Array(ranges.keys)) { attribute, _, findings in
          let name = attribute.name
          guard let range = ranges[name], let value = attribute.element.number(name).value, !range.contains(value)
          else {
            return
          }
          let (least, most) = (range.lowerBound.short, range.upperBound.short)
          findings.report(
            attribute, "`\(name)` is \(attribute.value), but should be from \(least) to \(most)",
            fix: .setting(name, of: attribute.element, to: value < range.lowerBound ? least : most, .unsafe))
        }),
    ])
}

/// The ranges of numbers. Components of wide-gamut colors exceed those of sRGB a little.
private let ranges: [Name: ClosedRange<Double>] = [
  "alpha": 0...1, "alphaValue": 0...1, "red": -1...2, "green": -1...2, "blue": -1...2, "white": -1...2,
  "pointSize": 0...1000, "minimumScaleFactor": 0...1, "progress": 0...1, "numberOfLines": 0...10_000,
  "minimumFontSize": 0...1000, "tag": -2_147_483_648...4_294_967_295,
]
