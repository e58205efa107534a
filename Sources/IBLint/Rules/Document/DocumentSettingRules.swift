import IBModel
import IBXML

/// Rules about settings of the whole document.
extension Rule {
  static let autolayoutDisabled = Rule(
    id: "autolayout_disabled", group: .document, severity: .warning, aliases: ["enable_autolayout"],
    summary: "document that does not use Auto Layout",
    reason: """
      Views keep the frames and autoresizing masks of the document, so longer texts are clipped and other \
      screen sizes look wrong.
      """,
    repair: "File inspector › select Use Auto Layout, then add constraints",
    whenNotToUse: "Ignore it if the app lays out its views with springs and struts, or with code.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">»
          <objects>
            <view id="vw1"/>
          </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="vw1"/>
          </objects>
        </document>
        """),
    ],
    check: .elements([.document]) { root, document, findings in
      // Another rule reports constraints without Auto Layout.
      guard document.platform != .watchOS, !document.usesAutoLayout, document.views.first != nil,
        !document.objects.contains(where: { $0.kind == .constraint })
      else { return }
      findings.report(root, "the document does not use Auto Layout")
    })

  static let documentTypeMismatch = Rule(
    id: "document_type_mismatch", group: .document, severity: .error,
    summary: "document whose type does not fit its contents",
    reason: "Xcode does not open the document.",
    repair: """
      Open the file as source code and restore the `type` of the `document` element, or the list of scenes or \
      objects
      """,
    examples: [
      .bad(Example.storyboard(type: #"«type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"»"#)),
      .good(Example.storyboard()),
    ],
    check: .document { document, findings in
      let root = document.tree.root
      guard let type = root.attribute(.type) else { return }
      let isStoryboard = type.value.containsBytes(of: "Storyboard")
      if isStoryboard, root.child(.objects) != nil, root.child(.scenes) == nil {
        findings.report(type, "the type is that of a storyboard, but the document has objects without scenes")
      } else if !isStoryboard, root.child(.scenes) != nil {
        findings.report(type, "the type is that of a .xib, but the document has scenes")
      }
    })

  static let safeAreaGuidesDisabled = Rule(
    id: "safe_area_guides_disabled", group: .document, severity: .info, isOptIn: true,
    summary: "document without safe areas",
    reason: "Constraints can refer only to the old guides, which iPads and landscape screens do not have at the sides.",
    repair: "File inspector › select Use Safe Area Layout Guides",
    examples: [
      .bad(Example.storyboard(isMarked: true)),
      .good(Example.storyboard(#"useSafeAreas="YES""#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.platform.isUIKit, root.bool("useSafeAreas").value != true else { return }
      findings.report(root, "the document does not use safe areas")
    })

  static let systemVersionAttribute = Rule(
    id: "system_version_attribute", group: .document, severity: .info, isOptIn: true,
    summary: "document that records the version of macOS",
    reason: "Each save on another Mac changes the line, which adds noise to reviews and conflicts to merges.",
    repair: "Nothing to do in Xcode, which writes it back; a hook can remove it with `ibt lint --fix`",
    fix: .safe("Removes the attribute, which the app does not use."),
    examples: [
      .bad(Example.storyboard(#"«systemVersion="13A233"»"#), fixed: Example.storyboard()),
      .good(Example.storyboard()),
    ],
    check: .elements([.document]) { root, _, findings in
      guard let version = root.attribute("systemVersion") else { return }
      findings.report(
        version, "the document records the system version `\(version.value)`",
        fix: .setting(version.name, of: root, to: nil, .safe))
    })

  static let traitCollectionsDisabled = Rule(
    id: "trait_collections_disabled", group: .document, severity: .info, isOptIn: true,
    aliases: ["use_trait_collections"],
    summary: "document without trait collections",
    reason: "Interface Builder offers no variations for size classes.",
    repair: "File inspector › select Use Trait Variations",
    examples: [
      .bad(Example.storyboard(isMarked: true)),
      .good(Example.storyboard(#"useTraitCollections="YES""#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.platform == .iOS, root.bool("useTraitCollections").value != true else { return }
      findings.report(root, "the document does not use trait collections")
    })

  static let viewAsDevice = Rule(
    id: "view_as_device", group: .document, severity: .info, isOptIn: true, options: [device.description],
    summary: "document that is shown on another device than the configured one",
    reason: """
      Two people who look at a document on different devices change its frames in turn, which adds noise to \
      reviews.
      """,
    repair: "Choose the device at the bottom of the canvas, and save the document",
    examples: [
      .bad(Example.storyboard(head: #"<device «id="retina4_7"» orientation="portrait" appearance="light"/>"#)),
      .bad(Example.storyboard(isMarked: true)),
      .good(Example.storyboard(head: #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.platform == .iOS else { return }
      let expected = findings[device]
      guard let id = root.child(.device)?.attribute(.id) else {
        return findings.report(root, "the document names no device instead of `\(expected)`")
      }
      // Releases of Xcode differ in capital letters.
      guard id.value.lowercased() != expected.lowercased() else { return }
      findings.report(id, "the document is shown on `\(id.value)` instead of `\(expected)`")
    })

  private static let device = RuleOption.text(
    "device", "retina6_12", "the id of the device, as in the document", form: .canvasDevice)

  static let wrongTargetRuntime = Rule(
    id: "wrong_target_runtime", group: .document, severity: .warning, isOptIn: true,
    summary: "document whose type and target runtime are of different platforms",
    reason: "Xcode refuses to build the document or builds it for the wrong platform.",
    repair: "Correct the attribute `targetRuntime` of `<document>` in a text editor",
    examples: [
      .bad(document("«targetRuntime=\"MacOSX.Cocoa\"»")),
      .good(document("targetRuntime=\"iOS.CocoaTouch\"")),
    ],
    check: .document { document, findings in
      guard let type = document.tree.root[.type], let attribute = document.tree.root.attribute(.targetRuntime),
        !attribute.value.isEmpty
      else { return }
      let isMacType = type.containsBytes(of: ".Cocoa.")
      let isTouchType = type.containsBytes(of: ".CocoaTouch.")
      let isMacRuntime = attribute.value.hasPrefix("MacOSX")
      guard isMacType && !isMacRuntime || isTouchType && isMacRuntime else { return }
      findings.report(
        attribute, "the target runtime `\(attribute.value)` is not one of the document's type `\(type)`")
    })

  private static func document(_ runtime: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(runtime) useAutolayout="YES">
        <objects>
            <view id="vw1"/>
        </objects>
    </document>
    """
  }
}
