import IBModel
import IBXML

/// Views as Interface Builder's library makes them.
///
/// Measured: the attributes and children that most views of the kind have in 1,780 documents of Xcode 14 to 26; sizes are
/// those of new objects there.
enum NewObjects {
  /// Ids in the templates, which are replaced.
  private static let placeholder = "?"

  /// The kinds that can be made on a platform, ordered.
  static func kinds(on platform: Platform) -> [String] {
    Set((platform == .macOS ? mac : touch).map { String($0.dropFirst().prefix { $0.isLetter }) }).sorted()
  }

  /// A new view; nil for a kind that has no template.
  /// - Parameter id: makes an id for a part of the view.
  static func element(_ kind: String, on platform: Platform, id: (String) -> ObjectID) -> NewElement? {
    let templates = platform == .macOS ? mac : touch
    guard let text = templates.first(where: { $0.dropFirst().prefix { $0.isLetter } == kind }),
      let tree = try? XMLTree(parsing: Array(text.utf8))
    else { return nil }
    var element = NewElement(copying: tree.root)
    fill(&element, id)
    return element
  }

  private static func fill(_ element: inout NewElement, _ id: (String) -> ObjectID) {
    if element[.id] == placeholder { element[.id] = id(element.name.text).rawValue }
    for index in element.children.indices { fill(&element.children[index], id) }
  }

  private static let touch = [
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="42" height="20.5"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/><nil key="highlightedColor"/>\
    </label>
    """,
    """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
    buttonType="system" lineBreakMode="middleTruncation" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="75" height="35"/>\
    <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Button"/></button>
    """,
    """
    <view contentMode="scaleToFill" id="?"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    """,
    """
    <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="240" height="128"/></imageView>
    """,
    """
    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" \
    borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="97" height="34"/>\
    <fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/></textField>
    """,
    """
    <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" textAlignment="natural" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
    <color key="backgroundColor" systemColor="systemBackgroundColor"/><color key="textColor" systemColor="labelColor"/>\
    <fontDescription key="fontDescription" type="system" pointSize="14"/>\
    <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
    """,
    """
    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
    """,
    """
    <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
    value="0.5" minValue="0.0" maxValue="1" id="?"><rect key="frame" x="0.0" y="0.0" width="122" height="31"/></slider>
    """,
    """
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/></stackView>
    """,
    """
    <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>\
    <viewLayoutGuide key="contentLayoutGuide" id="?"/><viewLayoutGuide key="frameLayoutGuide" id="?"/></scrollView>
    """,
    """
    <activityIndicatorView opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \
    verticalHuggingPriority="750" style="medium" id="?"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/>\
    </activityIndicatorView>
    """,
    """
    <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.5" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="150" height="4"/></progressView>
    """,
    """
    <pageControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" numberOfPages="3" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="115.5" height="26"/></pageControl>
    """,
    """
    <stepper opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" maximumValue="100" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="94" height="32"/></stepper>
    """,
    """
    <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
    contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="0" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="131" height="32"/>\
    <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
    """,
    """
    <pickerView contentMode="scaleToFill" id="?"><rect key="frame" x="0.0" y="0.0" width="320" height="216"/></pickerView>
    """,
  ]

  private static let mac = [
    """
    <textField focusRingType="none" horizontalHuggingPriority="251" verticalHuggingPriority="750" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="37" height="16"/>\
    <textFieldCell key="cell" lineBreakMode="clipping" title="Label" id="?"><font key="font" metaFont="system"/>\
    <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>\
    <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
    """,
    """
    <button verticalHuggingPriority="750" id="?"><rect key="frame" x="0.0" y="0.0" width="76" height="32"/>\
    <buttonCell key="cell" type="push" title="Button" bezelStyle="rounded" alignment="center" borderStyle="border" \
    imageScaling="proportionallyDown" inset="2" id="?">\
    <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="system"/>\
    </buttonCell></button>
    """,
    """
    <customView id="?"><rect key="frame" x="0.0" y="0.0" width="163" height="96"/></customView>
    """,
    """
    <imageView horizontalHuggingPriority="251" verticalHuggingPriority="251" id="?">\
    <rect key="frame" x="0.0" y="0.0" width="96" height="96"/>\
    <imageCell key="cell" refusesFirstResponder="YES" alignment="left" imageScaling="proportionallyDown" id="?"/></imageView>
    """,
  ]
}
