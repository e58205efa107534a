import IBModel
import IBProject

extension Rule {
  static let autolayoutDisabled = Rule(
    "autolayout_disabled", .document, .warning, isOptIn: true, aliases: ["enable_autolayout"],
    check: .elements([.document]) { root, document, findings in
      // Another rule reports constraints without Auto Layout.
      guard document.platform != .watchOS, !document.usesAutoLayout, document.views.first != nil,
        !document.objects.contains(where: { $0.kind == .constraint })
      else { return }
      findings.report(root, "the document does not use Auto Layout")
    })

  static let documentTypeMismatch = Rule(
    "document_type_mismatch", .document, .error,
    check: .document { document, findings in
      let root = document.tree.root
      guard let type = root.attribute(.type) else { return }
      let isStoryboard = type.value.containsBytes(of: "Storyboard")
      if isStoryboard, root.child(.objects) != nil, root.child(.scenes) == nil {
        findings.report(type, "the type is for storyboards, but the document has objects without scenes")
      } else if !isStoryboard, root.child(.scenes) != nil {
        findings.report(type, "the type is for .xib files, but the document has scenes")
      }
    })

  static let safeAreaGuidesDisabled = Rule(
    "safe_area_guides_disabled", .document, .info, isOptIn: true,
    check: .elements([.document]) { root, document, findings in
      guard document.platform.isUIKit, root.bool("useSafeAreas").value != true else { return }
      findings.report(root, "the document does not use safe areas")
    })

  static let systemVersionAttribute = Rule(
    "system_version_attribute", .document, .info, isOptIn: true, fix: .safe,
    check: .elements([.document]) { root, _, findings in
      guard let version = root.attribute("systemVersion") else { return }
      findings.report(
        version, "the document records the system version `\(version.value)`",
        fix: .setting(version.name, of: root, to: nil, .safe))
    })

  static let traitCollectionsDisabled = Rule(
    "trait_collections_disabled", .document, .info, isOptIn: true, aliases: ["use_trait_collections"],
    check: .elements([.document]) { root, document, findings in
      guard document.platform == .iOS, root.bool("useTraitCollections").value != true else { return }
      findings.report(root, "the document does not use trait collections")
    })

  static let wrongTargetRuntime = Rule(
    "wrong_target_runtime", .document, .error, uses: [.loads],
    check: .inspection { inspection, findings in
      let document = inspection.document
      let (own, platform) = (inspection.documentTargets, document.platform)
      let targets = own.isEmpty ? inspection.project.targets?.targets(beside: inspection.path ?? "") ?? [] : own
      let isForeign = targets.allSatisfy { !$0.platforms.isEmpty && !$0.platforms.contains(platform) }
      if isForeign, let target = targets.first {
        if own.isEmpty { findings.severity = .warning }
        findings.report(
          document.tree.root,
          """
          the document is for \(platform.rawValue), but \(own.isEmpty ? "next to it the" : "its") \
          target `\(target.name)` is built for \
          \(target.platforms.map(\.rawValue).sorted().joined(separator: ", "))
          """)
      }
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
}
