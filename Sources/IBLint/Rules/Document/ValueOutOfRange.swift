import IBModel
import IBXML

extension Rule {
  static let valueOutOfRange = Rule(
    "value_out_of_range", .document, .warning, fix: .unsafe,
    check: .attributes(Array(ranges.keys)) { attribute, _, findings in
      let name = attribute.name
      guard let range = ranges[name], let value = attribute.element.number(name).value, !range.contains(value) else {
        return
      }
      let nearest = text(value < range.lowerBound ? range.lowerBound : range.upperBound)
      findings.report(
        attribute,
        "`\(name)` is \(attribute.value), but should be from \(text(range.lowerBound)) to \(text(range.upperBound))",
        fix: .setting(name, of: attribute.element, to: nearest, .unsafe))
    })
}

/// What numbers can be. Components of colors of a wide gamut exceed those of sRGB a little.
private let ranges: [Name: ClosedRange<Double>] = [
  "alpha": 0...1, "alphaValue": 0...1, "red": -1...2, "green": -1...2, "blue": -1...2, "white": -1...2,
  "pointSize": 0...1000, "minimumScaleFactor": 0...1, "progress": 0...1, "numberOfLines": 0...10_000,
  "minimumFontSize": 0...1000, "tag": -2_147_483_648...4_294_967_295,
]

private func text(_ limit: Double) -> String { Int(exactly: limit).map(String.init) ?? "\(limit)" }
