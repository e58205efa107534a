import IBModel
import IBXML

extension Rule {
  static let duplicateRuntimeAttribute = Rule(
    id: "duplicate_runtime_attribute", group: .connections, severity: .warning,
    summary: "runtime attribute that is set twice on one object",
    reason: "Only the last value has an effect, which is not visible in Xcode.",
    repair: "Identity inspector › User Defined Runtime Attributes › remove one of the two attributes",
    fix: .unsafe(
      "Removes the earlier value, which the later one replaces. A class that reacts to each value may behave differently."
    ),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Card" id="vw1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="NO"/>
              «<userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>»
            </userDefinedRuntimeAttributes>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" userLabel="Card" id="vw1">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
              </userDefinedRuntimeAttributes>
            </view>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Card" id="vw1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isFlat" value="NO"/>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            </userDefinedRuntimeAttributes>
          </view>
        </viewController>
        """),
    ],
    check: .elements([.userDefinedRuntimeAttributes]) { list, document, findings in
      let attributes = list.children.compactMap { RuntimeAttribute($0) }
      for (first, later) in attributes.repetitions(by: { $0.element[.keyPath] }) {
        let owner = list.parent.flatMap { Object($0) }.map { " of \($0.reference)" } ?? ""
        findings.report(
          later.element, "the runtime attribute `\(later.keyPath)`\(owner) is set a second time",
          related: [Finding.Related(first.element, "set here first")],
          fix: .unsafe("Remove the earlier value") { $0.remove(first.element) })
      }
    })
}
