import IBModel
import IBProject
import IBXML

extension Rule {
  static let ignoredSetting = Rule(
    "ignored_setting", .platform,
    kinds: [
      Kind(
        "highlighted_in_document", .warning, fix: .safe,
        check: .attributes(["highlighted"]) { attribute, document, findings in
          guard document.platform.isUIKit, attribute.value == "YES", let view = Object(attribute.element),
            view.kind == "button" || view.kind == "label"
          else { return }
          findings.report(
            attribute, "\(view.reference) is highlighted in Interface Builder, but not in the app",
            fix: .setting(attribute.name, of: attribute.element, to: nil, .safe))
        }),
      Kind(
        "setting_without_effect", .warning, inputs: [.optional(.sources)], fix: .unsafe,
        check: .attributes(["translatesAutoresizingMaskIntoConstraints"]) { attribute, _, findings in
          guard attribute.element.name == "tableViewCellContentView", attribute.value == "NO",
            let cell = attribute.element.parent.flatMap({ Object($0) })
          else { return }
          findings.report(
            attribute, "\(cell.reference) places its content view itself, without constraints to it",
            fix: .setting(attribute.name, of: attribute.element, to: nil, .unsafe))
        },
        .inspection { inspection, findings in
          let (document, name) = (inspection.document, "UITableViewHeaderFooterView")
          guard document.platform.isUIKit else { return }
          let sources = inspection.project.sources ?? SourceIndex([])
          for view in document.views where view.customClass != nil && view.kind == .view {
            guard let color = view.element.child(withKey: "backgroundColor"),
              view.isInstance(of: name, on: document.platform, in: sources) == true
            else { continue }
            findings.report(
              color, "\(view.reference) has a background color, which a `\(name)` does not show",
              fix: .unsafe("Remove the color") { $0.remove(color) })
          }
        },
        .elements(["fontDescription", "font"]) { font, document, findings in
          // UIKit knows `.AppleSystemUIFont`, and AppKit the names of its own fonts.
          guard document.platform.isUIKit, let name = font.attribute(.name), name.value.hasPrefix("."),
            !name.value.hasPrefix(".AppleSystemUIFont")
          else { return }
          let fix = ProposedFix.unsafe("Use the system font") { edit in
            for name: Name in [.name, "family"] { edit.setAttribute(name, to: nil, on: font) }
            edit.setAttribute("type", to: "system", on: font)
          }
          let isPlain = font.name == "fontDescription" && name.value.hasSuffix("-Regular")
          let object = font.owner.map { "\($0.reference): " } ?? ""
          findings.report(
            name, "\(object)`\(name.value)` is a private name of a font of the system", fix: isPlain ? fix : nil)
        }),
    ])
}
