import IBModel
import IBXML

extension Rule {
  static let collectionViewWithoutLayout = Rule(
    id: "collection_view_without_layout", group: .document, severity: .error,
    summary: "collection view without a layout",
    reason: "The app crashes when it loads the scene.",
    repair: "Attributes inspector of the collection view › Layout: choose Flow or Custom",
    examples: [
      .bad(
        onLoginPage: """
          «<collectionView userLabel="Photos" dataMode="prototypes" id="cv1"/>»
          """),
      .good(
        onLoginPage: """
          <collectionView userLabel="Photos" dataMode="prototypes" id="cv1">
            <collectionViewFlowLayout key="collectionViewLayout" id="fl1"/>
          </collectionView>
          """),
    ],
    check: .elements(["collectionView"]) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element),
        !element.children.contains(where: {
          $0.name.text.hasPrefix("collectionView") && $0.name.text.hasSuffix("Layout")
        })
      else { return }
      findings.report(element, "\(view.reference) has no layout")
    })
}
