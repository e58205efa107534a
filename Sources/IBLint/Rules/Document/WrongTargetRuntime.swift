import IBModel
import IBXML

extension Rule {
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
