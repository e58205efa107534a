import IBModel
import IBXML

extension Rule {
  static let fontSizeOutOfRange = Rule(
    "font_size_out_of_range", .resources, .info, isOptIn: true, options: [minimum.description, maximum.description],
    check: .elements(["fontDescription"]) { element, _, findings in
      guard let attribute = element.attribute("pointSize"), let size = element.number("pointSize").value, size > 0,
        size < findings[minimum] || size > findings[maximum]
      else { return }
      findings.report(attribute, "the font size is \(attribute.value) points")
    })

  private static let minimum = RuleOption.number("minimum", 10, in: 1...1000, "points of the smallest font")

  private static let maximum = RuleOption.number("maximum", 60, in: 1...1000, "points of the largest font")
}
