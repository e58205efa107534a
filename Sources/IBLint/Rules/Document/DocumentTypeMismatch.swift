import IBModel
import IBProject
import IBXML

extension Rule {
  static let documentTypeMismatch = Rule(
    "document_type_mismatch", .document, .error, inputs: [.optional(.loads)],
    check: .document { document, findings in
      let root = document.tree.root
      guard let type = root.attribute(.type) else { return }
      let isStoryboard = type.value.containsBytes(of: "Storyboard")
      if isStoryboard, root.child(.objects) != nil, root.child(.scenes) == nil {
        findings.report(type, "the type is for storyboards, but the document has objects without scenes")
      } else if !isStoryboard, root.child(.scenes) != nil {
        findings.report(type, "the type is for .xib files, but the document has scenes")
      }
    },
    .inspection { inspection, findings in
      let document = inspection.document
      let (own, platform) = (inspection.documentTargets, document.platform)
      let targets = own.isEmpty ? inspection.project.targets?.targets(beside: inspection.path ?? "") ?? [] : own
      // The SDK of apps for watchOS 1 is the one of iOS.
      let isForeign = targets.allSatisfy { target in
        !target.platforms.isEmpty && !target.platforms.contains(platform)
          && !(platform == .watchOS && target.productType?.contains("watchapp") == true)
      }
      if isForeign, let target = targets.first {
        findings.report(
          document.tree.root,
          """
          the document is for \(platform.rawValue), but \(own.isEmpty ? "next to it the" : "its") \
          target `\(target.name)` is built for \
          \(target.platforms.map(\.rawValue).sorted().joined(separator: ", "))
          """, severity: own.isEmpty ? .warning : nil)
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
