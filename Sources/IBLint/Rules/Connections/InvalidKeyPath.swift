import IBModel
import IBXML

extension Rule {
  static let invalidKeyPath = Rule(
    id: "invalid_key_path", group: .connections, severity: .error,
    summary: "runtime attribute with a key path that cannot be one",
    reason: "The app crashes or logs an error when it loads the scene.",
    repair: "Identity inspector › User Defined Runtime Attributes › enter the key path again",
    examples: [
      .bad(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" «keyPath="layer..masksToBounds"» value="YES"/>
            </userDefinedRuntimeAttributes>
          </view>
          """),
      .good(
        onLoginPage: """
          <view userLabel="Card" id="cu1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            </userDefinedRuntimeAttributes>
          </view>
          """),
    ],
    check: .elements([.userDefinedRuntimeAttribute]) { element, _, findings in
      guard let keyPath = element.attribute(.keyPath), !keyPath.value.isKeyPath else { return }
      findings.report(keyPath, "`\(keyPath.value)` is not a key path")
    })
}

extension String {
  fileprivate var isKeyPath: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { key in
      key.first == "@" ? String(key.dropFirst()).isIdentifier : String(key).isIdentifier
    }
  }
}
