import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesSyntax = Rule(
    id: "template_attributes_syntax", group: .templates, severity: .error,
    summary: "list of template attributes with an empty or invalid key path",
    reason: """
      The library splits the list at commas and trims spaces and tabs. An empty item, for example after a trailing \
      comma, or an item that contains white space is not a valid key path: applying the template raises an exception.
      """,
    repair: "Attributes inspector of the view › separate the key paths with single commas",
    fix: .safe("Removes empty items and white space from the list."),
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" «value="alpha, "»/>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """,
        fixed: """
          <viewController userLabel="Main" id="vc1">
            <view key="view" id="vw1">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
              </userDefinedRuntimeAttributes>
            </view>
          </viewController>
          <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="targetView" destination="vw1" id="ou1"/>
            </connections>
          </view>
          """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, hidden"/>
            </userDefinedRuntimeAttributes>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, hidden"/>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      guard let document = templates.first?.document else { return }
      for list in document.keyPathLists {
        let broken = list.pieces.filter { $0.isEmpty || $0.contains(where: \.isWhitespace) }
        guard !broken.isEmpty, let owner = list.owner else { continue }
        let what = broken.contains("") ? "an empty key path" : "a key path that contains white space"
        let repaired = list.pieces.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
          .joined(separator: ", ")
        let element = list.attribute.element
        guard let value = element.attribute(.value) else {
          findings.report(element, "the list `\(list.attribute.keyPath)` of \(owner.reference) contains \(what)")
          continue
        }
        findings.report(
          value,
          "the list `\(list.attribute.keyPath)` of \(owner.reference) contains \(what)",
          fix: .safe("Write `\(repaired)`") { $0.setAttribute(.value, to: repaired, on: element) })
      }
    })
}
