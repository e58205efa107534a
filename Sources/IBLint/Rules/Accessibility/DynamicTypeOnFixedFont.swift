import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let dynamicTypeOnFixedFont = Rule(
    id: "dynamic_type_on_fixed_font", group: .accessibility, severity: .warning, uses: [.sources],
    summary: "view that adjusts its font automatically, with a font that cannot change",
    reason: """
      Only fonts with a text style follow the text size that users choose. The setting has no effect unless code sets a \
      font that scales.
      """,
    repair: "Attributes inspector › Font: choose a text style, or switch off \"Automatically Adjusts Font\"",
    fix: .unsafe("Removes the setting. A font that code sets no longer follows the text size that users choose."),
    examples: [
      .bad(
        subviews: """
          <label «adjustsFontForContentSizeCategory="YES"» text="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          """,
        fixedSubviews: """
          <label text="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          """),
      .good(
        subviews: """
          <label adjustsFontForContentSizeCategory="YES" text="Title" id="lb1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
      .good(
        """
        <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label adjustsFontForContentSizeCategory="YES" text="Title" id="lb1">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
            </subviews>
          </view>
          <connections>
            <outlet property="heading" destination="lb1" id="ou1"/>
          </connections>
        </viewController>
        """,
        files: [
          "LoginController.swift": """
          class LoginController: UIViewController {
            @IBOutlet var heading: UILabel! { didSet { heading?.font = Fonts.scaled(17) } }
          }
          """
        ]),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(having: "adjustsFontForContentSizeCategory") { element, attribute in
        guard adjustingViews.contains(element.name), let view = Object(element), view.adjustsFont,
          view.font?.isFixed == true, !inspection.objectCode.maySet([.font, .attributedText], of: view)
        else { return }
        findings.report(
          attribute, "\(view.reference) adjusts its font automatically, but the font has a fixed size",
          fix: .setting(attribute.name, of: element, to: nil, .unsafe))
      }
    })
}
