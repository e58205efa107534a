import TestSupport
import Testing

private func scene(_ id: String, _ controller: String, _ connections: String = "") -> String {
  """
  <scene sceneID="sc\(id)"> <objects> <viewController \(controller) id="vc\(id)" sceneMemberID="viewController">
  <view key="view" id="vw\(id)"/> <connections>
  \(connections) </connections> </viewController> </objects> </scene>
  """
}

@Suite struct GraphCommandTests {
  private let scratch = ScratchFolder()

  init() throws {
    let main = Storyboard.scenes(
      scene(
        "1", #"userLabel="Login" customClass="LoginController""#,
        #"<segue destination="vc2" kind="show" identifier="showList" id="s1"/><segue destination="ref" kind="show" id="s2"/>"#
      ) + "\n" + scene("2", #"userLabel="List""#, #"<segue destination="vc1" kind="show" id="s3"/>"#) + """

        <scene sceneID="sc3"> <objects>
        <viewControllerPlaceholder storyboardName="Settings" id="ref" sceneMemberID="viewController"/> </objects>
        </scene>
        """)
    try scratch.write(
      main.replacing(#"version="3.0""#, with: #"version="3.0" initialViewController="vc1""#), "Main.storyboard")
    let settings = Storyboard.scenes(scene("9", #"userLabel="Settings""#))
    try scratch.write(
      settings.replacing(#"version="3.0""#, with: #"version="3.0" initialViewController="vc9""#), "Settings.storyboard")
    try scratch.write(Storyboard.xib(#"<tableViewCell customClass="PriceCell" id="cel"/>"#), "PriceCell.xib")
  }

  @Test func theOutlineHasControllersAndWhatTheyLeadTo() throws {
    let outcome = try scratch.ibt("graph")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(
      outcome.lines == [
        "Main.storyboard", "  Login LoginController (initial)", "    show showList → List", "    show → Settings",
        "  List", "    show → Login", "PriceCell.xib", "Settings.storyboard", "  Settings (initial)",
      ])
  }
}
