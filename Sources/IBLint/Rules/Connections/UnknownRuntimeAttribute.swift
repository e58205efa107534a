import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let unknownRuntimeAttribute = Rule(
    id: "unknown_runtime_attribute", group: .connections, severity: .warning, isOptIn: true, needs: [.sources],
    summary: "user-defined runtime attribute that the class does not have",
    reason: "The app ignores the value, or crashes when it loads the scene.",
    repair: "Identity inspector › User Defined Runtime Attributes › correct or remove the key path",
    examples: [
      .bad(
        subviews: """
          <view customClass="CardView" customModule="Shop" customModuleProvider="target" id="vw2">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="hasShadow" value="YES"/>
              «<userDefinedRuntimeAttribute type="boolean" keyPath="hasBorder" value="YES"/>»
            </userDefinedRuntimeAttributes>
          </view>
          """,
        files: [
          "CardView.swift": """
          class CardView: UIView {
            @IBInspectable var hasShadow: Bool = false
          }
          """
        ]),
      .good(
        subviews: """
          <view customClass="CardView" customModule="Shop" customModuleProvider="target" id="vw2">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="hasShadow" value="YES"/>
              <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            </userDefinedRuntimeAttributes>
          </view>
          """,
        files: [
          "CardView.swift": """
          class CardView: UIView {
            @IBInspectable var hasShadow: Bool = false
          }
          """
        ]),
    ],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for object in inspection.document.objects {
        let attributes = object.runtimeAttributes
        guard !attributes.isEmpty, let source = object.sourceClass, let ancestry = source.ancestry(in: sources) else {
          continue
        }
        for attribute in attributes {
          let key = String(attribute.keyPath.prefix { $0 != "." })
          guard !key.isEmpty, !PlatformMembers.keys.contains(key), !PlatformMembers.outlets.contains(key) else {
            continue
          }
          guard case .missing = ancestry.property(key) else { continue }
          findings.report(
            attribute.element,
            """
            runtime attribute `\(attribute.keyPath)` of \(object.reference), but `\(source.name)` \
            (\(ancestry.place(of: source.name, in: sources))) has no property `\(key)`
            """)
        }
      }
    })
}
