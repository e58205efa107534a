import IBModel
import IBXML

/// Rules about identifiers that only one object may have.
extension Rule {
  static let duplicateAccessibilityIdentifier = Rule(
    id: "duplicate_accessibility_identifier", group: .identity, severity: .info, isOptIn: true,
    summary: "accessibility identifier that two objects have",
    reason: "UI tests find one of the objects when they look for the other one.",
    repair: "Identity inspector › Accessibility: enter another identifier",
    examples: [
      .bad(
        onLoginPage: """
          <button userLabel="Save" id="bt1">
            <accessibility key="accessibilityConfiguration" identifier="save"/>
          </button>
          <button userLabel="Store" id="bt2">
            <accessibility key="accessibilityConfiguration" «identifier="save"»/>
          </button>
          """),
      .good(
        onLoginPage: """
          <button userLabel="Save" id="bt1">
            <accessibility key="accessibilityConfiguration" identifier="save"/>
          </button>
          <button userLabel="Store" id="bt2">
            <accessibility key="accessibilityConfiguration" identifier="store"/>
          </button>
          """),
    ],
    check: .document { document, findings in
      for scene in document.objectLists {
        let identified = scene.subtree.filter { $0.name == "accessibility" && $0[.identifier]?.isEmpty == false }
        for (first, later) in identified.repetitions(by: { $0[.identifier] }) {
          guard let attribute = later.attribute(.identifier) else { continue }
          findings.report(
            attribute, "two objects of a scene have the accessibility identifier `\(attribute.value)`",
            related: [Finding.Related(first, "the first one")])
        }
      }
    })

  static let duplicateRestorationIdentifier = Rule(
    id: "duplicate_restoration_identifier", group: .identity, severity: .info, isOptIn: true,
    summary: "restoration identifier that two objects have",
    reason: "The state of one of them is restored in the other one.",
    repair: "Identity inspector › Restoration ID: enter another one",
    examples: [
      .bad(
        """
        <viewController restorationIdentifier="login" userLabel="Login" id="vc1">
          <view key="view" «restorationIdentifier="login"» id="vw1"/>
        </viewController>
        """),
      .good(
        """
        <viewController restorationIdentifier="login" userLabel="Login" id="vc1">
          <view key="view" restorationIdentifier="page" id="vw1"/>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      findings.report(repetitionsOf: "restorationIdentifier", in: document)
    })

  static let duplicateReuseIdentifier = Rule(
    id: "duplicate_reuse_identifier", group: .identity, severity: .error,
    summary: "reuse identifier of two prototype cells of one table or collection",
    reason: "The table or collection knows only one of the two cells, so the app never shows the other one.",
    repair: "Attributes inspector of one of the cells › Identifier › enter another identifier",
    examples: [
      .bad(
        """
        <viewController userLabel="List" id="vc1">
          <tableView key="view" id="tv1">
            <prototypes>
              <tableViewCell reuseIdentifier="city" userLabel="City" id="ce1"/>
              <tableViewCell «reuseIdentifier="city"» userLabel="Country" id="ce2"/>
            </prototypes>
          </tableView>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="List" id="vc1">
          <tableView key="view" id="tv1">
            <prototypes>
              <tableViewCell reuseIdentifier="city" userLabel="City" id="ce1"/>
              <tableViewCell reuseIdentifier="country" userLabel="Country" id="ce2"/>
            </prototypes>
          </tableView>
        </viewController>
        """),
    ],
    check: .elements([.prototypes, .cells]) { list, document, findings in
      let cells = list.children.filter(\.isPrototype)
      for (first, later) in cells.repetitions(by: { $0["reuseIdentifier"] }) {
        guard let identifier = later.attribute("reuseIdentifier"), !identifier.value.isEmpty, let cell = Object(first)
        else { continue }
        findings.report(
          identifier, "\(cell.reference) already has the reuse identifier `\(identifier.value)`",
          related: [Finding.Related(first, "the first cell with this identifier")])
      }
    })

  static let duplicateStoryboardIdentifier = Rule(
    id: "duplicate_storyboard_identifier", group: .identity, severity: .error,
    summary: "storyboard identifier of two view controllers",
    reason: "Xcode keeps only one of the two view controllers under this identifier, so code gets the wrong one.",
    repair: "Identity inspector of one of the view controllers › Storyboard ID › enter another identifier",
    examples: [
      .bad(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1"/>

          <viewController «storyboardIdentifier="login"» userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1"/>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .document { document, findings in
      var identifiers: [Attribute] = []
      document.tree.visitElements(having: "storyboardIdentifier") { identifiers.append($1) }
      for (first, later) in identifiers.repetitions(by: \.value) where !later.value.isEmpty {
        guard let controller = Object(first.element) else { continue }
        findings.report(
          later, "\(controller.reference) already has the storyboard identifier `\(later.value)`",
          related: [Finding.Related(first.element, "the first view controller with this identifier")])
      }
    })
}
