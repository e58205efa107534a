import IBEditing
import IBModel
import IBXML
import TestSupport
import Testing

/// Scenes that go to a xib and come back, in a small app.
@Suite struct XibTests {
  static func scene(_ name: String, _ controller: String, beside: String = "") -> String {
    """
    <!--\(name)-->
    <scene sceneID="\(name.lowercased())-scene">
    <objects>
    \(controller)
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(name.lowercased())-first" userLabel="First Responder" \
    sceneMemberID="firstResponder"/>
    \(beside)
    </objects>
    <point key="canvasLocation" x="100" y="0.0"/>
    </scene>
    """
  }

  static func controller(_ id: String, _ attributes: String = "", _ content: String = "", view: String = "") -> String {
    """
    <viewController \(attributes)id="\(id)" customClass="\(id.prefix(1).uppercased() + id.dropFirst())Controller" customModule="App" \
    sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)
    </view>
    \(content)
    </viewController>
    """
  }

  private static let login = scene(
    "Login Controller",
    controller(
      "login", "",
      """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <connections>
      <outlet property="delegateButton" destination="button" id="out-one"/>
      <outlet property="zoom" destination="tap" id="out-two"/>
      </connections>
      """,
      view: """
        <subviews>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
        <rect key="frame" x="20" y="100" width="100" height="30"/>
        <color key="tintColor" name="Paper"/>
        <connections>
        <action selector="send:" destination="login" eventType="touchUpInside" id="act-one"/>
        <action selector="copy:" destination="login controller-first" eventType="touchUpInside" id="act-two"/>
        </connections>
        </button>
        </subviews>
        """),
    beside: """
      <tapGestureRecognizer id="tap">
      <connections>
      <action selector="zoom:" destination="login" id="act-thr"/>
      </connections>
      </tapGestureRecognizer>
      """)

  private static func app(_ scenes: String...) -> String {
    Storyboard.document(
      """
      <dependencies>
      <deployment identifier="iOS"/>
      <capability name="Named colors" minToolsVersion="9.0"/>
      </dependencies>
      <scenes>
      \(([scene("Home Controller", controller("home"))] + scenes).joined(separator: "\n"))
      </scenes>
      <resources>
      <namedColor name="Paper">
      <color red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
      </resources>
      """, type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", runtime: "iOS.CocoaTouch"
    ).replacing("propertyAccessControl", with: "initialViewController=\"home\" propertyAccessControl")
  }

  private func document(_ text: String) throws -> Document { try Document(parsing: Array(text.utf8)) }

  private func extract(_ text: String, _ controller: ObjectID = "login") throws -> XibExtraction {
    let document = try document(text)
    let scene = try #require(document.object(controller)?.scene)
    return try XibExtraction(of: scene.id, from: document, to: "Login")
  }

  private func text(_ document: Document) -> String { String(decoding: document.bytes, as: UTF8.self) }

  @Test func theControllerBecomesFilesOwner() throws {
    let extraction = try extract(XibTests.app(XibTests.login))
    let xib = text(extraction.extracted.document)
    #expect(
      xib.contains(
        """
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
        customClass="LoginController" customModule="App">
                    <connections>
                        <outlet property="delegateButton" destination="button" id="out-one"/>
                        <outlet property="view" destination="login-view" id="login"/>
                        <outlet property="zoom" destination="tap" id="out-two"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="login-view">
        """), "\(xib)")
    #expect(xib.contains(#"<action selector="send:" destination="-1""#))
    #expect(xib.contains(#"<action selector="copy:" destination="-2""#))
    #expect(xib.contains(#"<point key="canvasLocation" x="100" y="0.0"/>"#))
    #expect(xib.contains("simulatedTopBarMetrics") && xib.contains("Named colors") && xib.contains("<namedColor"))
    #expect(xib.contains("com.apple.InterfaceBuilder3.CocoaTouch.XIB") && !xib.contains("initialViewController"))
    #expect(extraction.losses.isEmpty && extraction.extracted.notes.isEmpty)
    let rest = text(try #require(extraction.remaining).document)
    #expect(!rest.contains("login") && !rest.contains("Paper") && !rest.contains("Named colors"))
  }

  @Test func whatComesBackHasTheSameBytesButForTwoIDs() throws {
    let app = XibTests.app(XibTests.login)
    let extraction = try extract(app)
    let inlining = try XibInlining(
      extraction.extracted.document, named: "Login", into: try #require(extraction.remaining).document)
    let scene = try #require(inlining.controller.scene)
    let responder = try #require(scene.objects.first { $0.element[.sceneMemberID] == "firstResponder" })
    let back = text(inlining.result.document).replacing("\"\(scene.id)\"", with: "\"login controller-scene\"")
      .replacing(
        "\"\(responder.id)\"", with: "\"login controller-first\"")
    #expect(back == app)
  }

  @Test func settingsOfTheControllerAreLosses() throws {
    let settings = """
      <navigationItem key="navigationItem" title="Log In" id="nav"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isWide" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    let controller = XibTests.controller("login", "storyboardIdentifier=\"Login\" title=\"Log In\" ", settings)
    let extraction = try extract(XibTests.app(XibTests.scene("Login Controller", controller)))
    #expect(
      extraction.losses == ["`title` (Log In)", "Log In (nav)", "`userDefinedRuntimeAttributes`"],
      "\(extraction.losses)")
    #expect(extraction.extracted.notes.count == 1)
    #expect(extraction.extracted.notes.first?.contains("`storyboardIdentifier` (Login) is gone") == true)
  }

  private static let guides = """
    <layoutGuides>
    <viewControllerLayoutGuide type="top" id="top"/>
    <viewControllerLayoutGuide type="bottom" id="bottom"/>
    </layoutGuides>
    """

  private static func table(_ content: String) -> String {
    """
    <subviews>
    <tableView contentMode="scaleToFill" dataMode="prototypes" id="table">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    \(content)
    </tableView>
    </subviews>
    """
  }

  private static let refused: [(String, String)] = [
    (
      controller("login", "", #"<connections><segue destination="home" kind="show" id="seg"/></connections>"#),
      "xibs have no segues"
    ),
    (
      controller("login").replacing("<viewController ", with: "<navigationController ").replacing(
        "</viewController>", with: "</navigationController>"), "plain view controller"
    ),
    (
      controller(
        "login", "", guides,
        view: """
          <constraints>
          <constraint firstItem="login-view" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="con"/>
          </constraints>
          """), "safe area first"
    ),
    (
      controller(
        "login",
        view: table(
          #"<prototypes><tableViewCell contentMode="scaleToFill" id="cell"/></prototypes>"#)),
      "tables and collections in xibs have none"
    ),
    (
      controller(
        "login", "",
        """
        <navigationItem key="navigationItem" id="nav"><barButtonItem key="rightBarButtonItem" id="bar"/></navigationItem>
        <connections><outlet property="bar" destination="bar" id="out"/></connections>
        """), "a xib has no place for it"
    ),
    (
      controller("login").split(separator: "<view ")[0] + "</viewController>", "no view"
    ),
  ]

  @Test(arguments: refused) func whatAXibCannotHaveIsRefused(controller: String, message: String) throws {
    let error = #expect(throws: OperationError.self) {
      try extract(XibTests.app(XibTests.scene("Login Controller", controller)))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func theInitialViewControllerStays() throws {
    let error = #expect(throws: OperationError.self) { try extract(XibTests.app(XibTests.login), "home") }
    #expect(error?.message.contains("must stay") == true)
  }

  @Test func theOnlySceneLeavesNoStoryboard() throws {
    let extraction = try extract(Storyboard.text(), "con-tr-oll")
    #expect(extraction.remaining == nil)
    #expect(text(extraction.extracted.document).contains("IBFilesOwner"))
  }

  @Test func idsThatAreInUseChange() throws {
    let app = XibTests.app(XibTests.login)
    let xib = try extract(app).extracted.document
    let inlining = try XibInlining(xib, named: "Login", into: try document(app))
    #expect(inlining.result.document.duplicates.isEmpty)
    #expect(inlining.result.document.scenes.count == 3)
    #expect(inlining.result.notes.contains { $0.contains("were in use and are new") })
  }

  @Test(
    arguments: [
      ("<outlet property=\"view\"", "<outlet property=\"other\"", "no outlet `view`"),
      ("</tapGestureRecognizer>", "</tapGestureRecognizer><viewController id=\"other\"/>", "beside its controller"),
      (
        "</tapGestureRecognizer>", "</tapGestureRecognizer><placeholder placeholderIdentifier=\"x\" id=\"x\"/>",
        "outside"
      ),
      ("useAutolayout=\"YES\" ", "", "`useAutolayout` is not set in the xib"),
    ]) func whatASceneCannotHaveIsRefused(old: String, new: String, message: String) throws
  {
    let app = XibTests.app(XibTests.login)
    let extraction = try extract(app)
    let xib = try document(text(extraction.extracted.document).replacing(old, with: new))
    let error = #expect(throws: OperationError.self) {
      try XibInlining(xib, named: "Login", into: try #require(extraction.remaining).document)
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
