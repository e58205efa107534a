import IBModel
import IBScene

extension Rule {
  static let invalidAttributeValue = Rule(
    id: "invalid_attribute_value", group: .document, severity: .error, aliases: ["unreadable_number"],
    summary: "attribute whose value is not of its type",
    reason: "Xcode does not compile the document, or uses 0 or NO instead of the value.",
    repair: "Attributes inspector or Size inspector › enter the value again",
    fix: .unsafe(
      "Writes `YES` or `NO` for other words that mean it, and numbers without a unit. Other values are left."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" opaque="«false»" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="«100pt»" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <label userLabel="Title" opaque="NO" id="lb1"/>
              </subviews>
              <constraints>
                <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="100" id="cs1"/>
              </constraints>
            </view>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" opaque="NO" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="100" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .inspection { inspection, findings in
      var places: Set<Int> = []
      for deviation in inspection.deviations {
        guard case .unreadableValue(let name, let text, let type) = deviation.kind else { continue }
        places.insert(deviation.place.lowerBound)
        findings.report(
          deviation, "`\(text)` is not \(type.noun) (`\(name)`)",
          fix: type.corrected(text).map { deviation.setting(name, to: $0) })
      }
      for problem in inspection.problems where !places.contains(problem.place.lowerBound) {
        guard case .unreadableNumber = problem.kind else { continue }
        findings.report(problem, in: inspection.document)
      }
    })
}

extension AttributeType {
  /// The value of the type that a text means, if there is only one.
  fileprivate func corrected(_ text: String) -> String? {
    switch self {
    case .bool:
      let word = text.lowercased()
      return ["true", "yes", "on", "1"].contains(word)
        ? "YES" : ["false", "no", "off", "0"].contains(word) ? "NO" : nil
    case .integer, .number:
      let number = text.prefix { $0.isNumber || $0 == "-" || $0 == "." }
      let rest = text.dropFirst(number.count)
      return ["px", "pt", " px", " pt"].contains(rest) && accepts(String(number)) ? String(number) : nil
    case .enumeration, .reference, .string: return nil
    }
  }

  fileprivate var noun: String {
    switch self {
    case .bool: "`YES` or `NO`"
    case .integer: "a whole number"
    case .number: "a number"
    case .enumeration, .reference, .string: "a value"
    }
  }
}
