/// Examples with one screen and one template. Rules show only what differs.
extension Example {
  /// A view that represents the box of the screen.
  static let boxView = """
    <view userLabel="Box" id="tb1">
      <connections>
        <outlet property="targetView" destination="bx1" id="ou2"/>
      </connections>
    </view>
    """

  /// The constraint of the template that places its box.
  static let boxTop = """
    <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co9"/>
    """

  /// A box of the screen that only constraints place.
  static let placedBox = """
    <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Box" id="bx1">
      <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
    </view>
    """

  /// A view with a frame that represents the box of the screen.
  static let placedBoxView = """
    <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Box" id="tb1">
      <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
      <connections>
        <outlet property="targetView" destination="bx1" id="ou2"/>
      </connections>
    </view>
    """

  /// Constraints of the template that place its box.
  static let templatePlace = """
    <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co6"/>
    <constraint firstItem="tb1" firstAttribute="leading" secondItem="tp1" secondAttribute="leading" id="co7"/>
    <constraint firstAttribute="trailing" secondItem="tb1" secondAttribute="trailing" id="co8"/>
    <constraint firstItem="tb1" firstAttribute="height" constant="40" id="co9"/>
    """

  /// Constraints that place the box of the screen.
  static let boxPlace = """
    <constraint firstItem="bx1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="co1"/>
    <constraint firstItem="bx1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="co2"/>
    <constraint firstAttribute="trailing" secondItem="bx1" secondAttribute="trailing" id="co3"/>
    <constraint firstItem="bx1" firstAttribute="height" constant="40" id="co4"/>
    """

  /// The frame of a page.
  static let pageFrame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="160"/>"#

  /// The box of the screen and a note below it.
  static let twoBoxes =
    placedBox + "\n" + """
      <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Note" id="bx2">
        <rect key="frame" x="0.0" y="60" width="375" height="40"/>
      </view>
      """

  /// A view that represents the note of the screen.
  static let noteView = """
    <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Note" id="tb2">
      <rect key="frame" x="0.0" y="60" width="375" height="40"/>
      <connections>
        <outlet property="targetView" destination="bx2" id="ou4"/>
      </connections>
    </view>
    """

  /// Constraints that place the note of the screen.
  static let notePlace = """
    <constraint firstItem="bx2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="60" id="co11"/>
    <constraint firstItem="bx2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="co12"/>
    <constraint firstAttribute="trailing" secondItem="bx2" secondAttribute="trailing" id="co13"/>
    <constraint firstItem="bx2" firstAttribute="height" constant="40" id="co14"/>
    """

  /// Another template for the box of the screen.
  /// - Parameter top: the distance of the box from the top; nil if the template does not say it.
  @inline(never) static func otherTemplate(top: Int?, isMarked: Bool) -> String {
    let tag = #"<view userLabel="Tall" customClass="LDOLayoutTemplate" id="tp2">"#
    let topConstraint = top.map {
      """
          <constraint firstItem="tb3" firstAttribute="top" secondItem="tp2" secondAttribute="top" constant="\($0)" id="co31"/>

      """
    }
    return """
      \(isMarked ? "«\(tag)»" : tag)
        \(pageFrame)
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Box" id="tb3">
            <rect key="frame" x="0.0" y="\(top.map(String.init) ?? "0.0")" width="375" height="40"/>
            <connections>
              <outlet property="targetView" destination="bx1" id="ou5"/>
            </connections>
          </view>
        </subviews>
        <constraints>
      \(topConstraint ?? "")\
          <constraint firstItem="tb3" firstAttribute="leading" secondItem="tp2" secondAttribute="leading" id="co32"/>
          <constraint firstAttribute="trailing" secondItem="tb3" secondAttribute="trailing" id="co33"/>
          <constraint firstItem="tb3" firstAttribute="height" constant="40" id="co34"/>
        </constraints>
        <connections>
          <outlet property="targetView" destination="vw1" id="ou6"/>
        </connections>
      </view>
      """
  }

  /// A screen and a template, without findings.
  @inline(never) static func good(template: TemplateParts) -> Example { .good(template.text) }

  /// A screen and a template with a finding at each mark, and the parts after the fix of the rule.
  @inline(never) static func bad(template: TemplateParts, fixed: TemplateParts? = nil) -> Example {
    .bad(template.text, fixed: fixed?.text)
  }
}

/// The parts of an example with a screen and a template.
struct TemplateParts: Sendable {
  /// The views of the screen.
  var live = #"<view userLabel="Box" id="bx1"/>"#
  /// The constraints of the screen's view.
  var liveConstraints: String?
  /// The start tag of the template's root.
  var root = #"<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">"#
  /// The views of the template.
  var views = Example.boxView
  /// The constraints of the template's root.
  var constraints: String? = Example.boxTop
  /// Other parts of the template's root, before its connections.
  var parts: String?
  /// What else is in the scene.
  var others: String?
  /// The key paths that the screen's view lists.
  var target: String?
  /// The frame of the screen and of the template.
  var frame: String?

  var text: String {
    var lines = [#"<viewController userLabel="Main" id="vc1">"#, #"  <view key="view" userLabel="Screen" id="vw1">"#]
    if let frame { lines.append("    " + frame) }
    lines += list("subviews", live) + list("constraints", liveConstraints)
    if let target {
      let start = #"<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value=""#
      lines += list("userDefinedRuntimeAttributes", start + target + #""/>"#)
    }
    lines += ["  </view>", "</viewController>", root]
    if let frame { lines.append("  " + frame) }
    lines += list("subviews", views, by: 2) + list("constraints", constraints, by: 2)
    lines += (parts ?? "").split(separator: "\n").map { "  " + $0 }
    lines += [
      "  <connections>", #"    <outlet property="targetView" destination="vw1" id="ou1"/>"#, "  </connections>",
      "</view>",
    ]
    return (lines + (others ?? "").split(separator: "\n").map(String.init)).joined(separator: "\n")
  }

  private func list(_ name: String, _ elements: String?, by width: Int = 4) -> [String] {
    guard let elements, !elements.isEmpty else { return [] }
    let indent = String(repeating: " ", count: width)
    return ["\(indent)<\(name)>"] + elements.split(separator: "\n").map { "\(indent)  \($0)" }
      + ["\(indent)</\(name)>"]
  }
}
