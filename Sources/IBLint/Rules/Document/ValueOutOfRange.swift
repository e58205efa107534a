import IBModel
import IBXML

extension Rule {
  static let valueOutOfRange = Rule(
    id: "value_out_of_range", group: .document, severity: .warning,
    summary: "number outside the range that the attribute allows",
    reason: "The system uses the nearest possible value or none, so the app does not look as the document says.",
    repair: "Attributes inspector › enter the value again",
    fix: .unsafe("Writes the nearest possible number."),
    examples: [
      .bad(
        onLoginPage: """
          <view userLabel="Card" «alpha="50"» id="cu1">
            <color key="backgroundColor" «red="255"» green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          """,
        fixed: """
          <view userLabel="Card" alpha="1" id="cu1">
            <color key="backgroundColor" red="2" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          """),
      .good(
        onLoginPage: """
          <view userLabel="Card" alpha="0.5" id="cu1">
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
          """),
    ],
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
