import IBModel

extension Rule {
  static let fixedSizeFont = Rule(
    "fixed_size_font", .accessibility, .info, isOptIn: true,
    check: .elements(["fontDescription"]) { element, document, findings in
      guard document.platform.isUIKit, let font = FontDescription(element), font.isFixed, let owner = element.owner
      else {
        return
      }
      findings.report(element, "the font of \(owner.reference) has a fixed size")
    })

  static let singleLineLabel = Rule(
    "single_line_label", .accessibility, .info, isOptIn: true,
    check: .elements(["label"]) { element, document, findings in
      guard document.platform.isUIKit, let label = Object(element),
        let adjusts = element.attribute("adjustsFontForContentSizeCategory"), adjusts.value == "YES",
        label.integer("numberOfLines") ?? 1 == 1
      else { return }
      findings.report(adjusts, "\(label.reference) has one line, which large text sizes do not fit")
    })

  static let textStyleWithoutAutoAdjust = Rule(
    "text_style_without_auto_adjust", .accessibility, .info, isOptIn: true, fix: .unsafe,
    check: .elements(adjustingViews) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element), !view.adjustsFont, let font = view.font,
        !font.isFixed
      else { return }
      findings.report(
        font.element, "\(view.reference) has a text style, but does not adjust its font automatically",
        fix: .setting("adjustsFontForContentSizeCategory", of: element, to: "YES", .unsafe))
    })
}
