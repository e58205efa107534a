import IBModel
import IBXML

enum SelectorFixture {
  static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES"><scenes> <scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="login" userLabel="Login" customClass="LoginController" id="vc1" sceneMemberID="viewController">
    <view key="view" id="root"><subviews> <stackView axis="vertical" spacing="8" id="stack"><subviews>
    <label text="User name" numberOfLines="0" id="title">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" systemColor="labelColor"/> </label>
    <textField placeholder="Name" userLabel="Name Field" id="field"/>
    <button hidden="YES" enabled="NO" customClass="BrandButton" id="save"> <state key="normal" title="Save now"/>
    <connections><action selector="save:" destination="vc1" eventType="touchUpInside" id="a1"/></connections> </button>
    </subviews></stackView> <slider value="0.5" minValue="0.0" maxValue="1.0" id="slider">
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isBranded" value="YES"/> </userDefinedRuntimeAttributes>
    </slider> <button buttonType="system" id="help"/> </subviews> <constraints>
    <constraint firstItem="help" firstAttribute="width" constant="44" id="c1">
    <variation key="widthClass=compact" constant="30"/> </constraint>
    <constraint firstItem="slider" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8.0" id="c2"/>
    </constraints>
    <variation key="widthClass=compact"><mask key="subviews"><exclude reference="slider"/></mask></variation> </view>
    <connections> <outlet property="titleLabel" destination="title" id="o1"/>
    <segue destination="vc2" kind="show" identifier="list" id="g1"/> </connections> </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="p1" sceneMemberID="firstResponder"/> </objects></scene>
    <scene sceneID="s2"><objects> <tableViewController id="vc2" sceneMemberID="viewController">
    <tableView key="view" rowHeight="44" id="table"/> </tableViewController> <customObject id="helper"/>
    </objects></scene> </scenes></document>
    """

  static let macOS = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
    <customView id="root"><subviews> <button id="b"><buttonCell key="cell" type="push" title="Push" id="bc"/></button>
    <popUpButton id="p"/><textField id="t"/><searchField id="s"/><slider id="sl"/> </subviews></customView>
    </objects></document>
    """

  static func selected(_ selector: String, in document: String = storyboard) throws -> String {
    let document = try Document(parsing: Array(document.utf8))
    return try ObjectSelector(selector).elements(in: document).map { $0["id"] ?? "<\($0.name)>" }.joined(separator: " ")
  }
}
