import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributeNotRestored = Rule(
    id: "template_attribute_not_restored", group: .templates, severity: .warning,
    summary: "key path that a template view lists but its target does not",
    reason: """
      Applying the template changes the value. A captured layout stores only the values that the target lists, so the \
      target keeps the template's value permanently.
      """,
    repair: "Attributes inspector of the target › list the key path there as well",
    whenNotToUse:
      "Suppress it if the attribute is meant to keep the value of the template after the original layout returns.",
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" userLabel="Screen" id="vw1"/>
        </viewController>
        <view userLabel="Wide" alpha="0.5" customClass="LDOLayoutTemplate" id="tp1">
          <userDefinedRuntimeAttributes>
            «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>»
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" userLabel="Screen" id="vw1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="hidden, alpha"/>
            </userDefinedRuntimeAttributes>
          </view>
        </viewController>
        <view userLabel="Wide" alpha="0.5" customClass="LDOLayoutTemplate" id="tp1">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      var restoredByTarget: [Object: Set<String>] = [:]
      for facts in templates {
        for participant in facts.template.participants {
          let restored = restoredByTarget[participant.target] ?? Set(KeyPathList.keyPaths(of: participant.target))
          restoredByTarget[participant.target] = restored
          for list in KeyPathList.lists(of: participant.view) {
            let missing = list.pieces.filter { !$0.isEmpty && !restored.contains($0) }
            guard !missing.isEmpty else { continue }
            let names = missing.map { "`\($0)`" }.joined(separator: ", ")
            findings.report(
              list.attribute.element,
              """
              \(participant.view.reference) of \(facts.title) lists \(names) but its target \
              \(participant.target.reference) does not: a captured layout does not restore \
              \(missing.count == 1 ? "it" : "them")
              """,
              related: [Finding.Related(participant.target.element, "the target")])
          }
        }
      }
    })
}
