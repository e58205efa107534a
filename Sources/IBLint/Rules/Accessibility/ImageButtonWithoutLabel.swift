import IBModel
import IBProject
import IBXML

extension Rule {
  static let imageButtonWithoutLabel = Rule(
    id: "image_button_without_label", group: .accessibility, severity: .warning, uses: [.sources],
    summary: "button with an image, but without a title or an accessibility label",
    reason: "VoiceOver reads the name of the image file, or only says that there is a button.",
    repair: "Identity inspector › Accessibility › Label: enter what the button does",
    whenNotToUse: "Suppress it if code sets the label, for example because it changes with the state.",
    examples: [
      .bad(
        subviews: """
          «<button buttonType="system" userLabel="Delete" id="bt1">»
            <state key="normal" image="bin"/>
          </button>
          """),
      .good(
        subviews: """
          <button buttonType="system" userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="Delete"/>
            <state key="normal" image="bin"/>
          </button>
          """),
      .good(
        """
        <viewController customClass="TripController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button buttonType="system" userLabel="Favorite" id="bt1">
                <state key="normal" image="star"/>
              </button>
            </subviews>
          </view>
          <connections>
            <outlet property="star" destination="bt1" id="ou1"/>
          </connections>
        </viewController>
        """,
        files: [
          "TripController.swift": """
          class TripController: UIViewController {
            @IBOutlet var star: UIButton!
            func update(_ isFavorite: Bool) { star.accessibilityLabel = isFavorite ? "Remove" : "Add" }
          }
          """
        ]),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(named: "button") { element in
        guard let button = Object(element), button.showsOnlyImage, !button.needsNoLabel,
          !inspection.objectCode.mayLabelOrTitle(button)
        else { return }
        findings.report(element, "\(button.reference) has an image, but neither a title nor an accessibility label")
      }
    })
}

extension Object {
  /// Whether a button has an image and no text. Custom classes may give a button a label or a text of their own.
  fileprivate var showsOnlyImage: Bool {
    guard customClass == nil else { return false }
    let parts = element.children.filter { $0.name == "state" || $0.name == "buttonConfiguration" }
    return parts.contains(where: \.showsOwnImage) && !parts.contains(where: \.hasTitle)
  }
}

extension Element {
  fileprivate var hasTitle: Bool {
    if let title = self[.title], !title.isEmpty { return true }
    return children.contains { ["title", "attributedTitle", "subtitle"].contains($0[.key]) }
  }
}
