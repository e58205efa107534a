import IBModel
import IBXML

extension Rule {
  static let incompleteColor = Rule(
    id: "incomplete_color", group: .resources, severity: .error,
    summary: "color without the numbers or the name that make it one",
    reason: "Xcode does not open the document, or shows black or no color instead.",
    repair: "Attributes inspector › choose the color again",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Card" id="cu1">
                «<color key="backgroundColor" red="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»
              </view>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <view userLabel="Card" id="cu1">
                <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </view>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .elements(["color"]) { element, _, findings in
      let has = { (name: Name) in element.attribute(name) != nil }
      if has("name") || has("systemColor") || has("cocoaTouchSystemColor") || has("white") || has("patternImage") {
        return
      }
      let components: [Name] = has("cyan") ? ["cyan", "magenta", "yellow", "black"] : ["red", "green", "blue"]
      let missing = components.filter { !has($0) }.map(\.text)
      guard !missing.isEmpty else { return }
      let text =
        missing.count == components.count ? "neither numbers nor a name" : "no `\(missing.joined(separator: "`, `"))`"
      findings.report(element, "the color has \(text)")
    })
}
