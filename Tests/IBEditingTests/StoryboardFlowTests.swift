import IBEditing
import IBModel
import TestSupport
import Testing

/// Where flows of a storyboard begin, and what is in them.
@Suite struct StoryboardFlowTests {
  private static func scene(_ kind: String, _ id: String, _ title: String, _ segues: [(String, String)]) -> String {
    let connections = segues.enumerated().map { index, segue in
      let relationship = segue.1.isEmpty ? "kind=\"show\"" : "kind=\"relationship\" relationship=\"\(segue.1)\""
      return "<segue destination=\"\(segue.0)\" \(relationship) id=\"\(id)-\(index)\"/>"
    }.joined(separator: "\n")
    return """
      <scene sceneID="\(id)-scene">
      <objects>
      <\(kind) title="\(title)" id="\(id)" sceneMemberID="viewController">
      \(connections.isEmpty ? "" : "<connections>\n\(connections)\n</connections>")
      </\(kind)>
      </objects>
      </scene>
      """
  }

  /// A tab bar with two tabs; both lead to Detail, and the second one to a navigation controller.
  private static let app = Storyboard.scenes(
    [
      scene("tabBarController", "tabs", "Tabs", [("home", "viewControllers"), ("more", "viewControllers")]),
      scene("viewController", "home", "Home", [("detail", ""), ("own", "")]),
      scene("viewController", "own", "Own", []), scene("viewController", "detail", "Detail", []),
      scene("viewController", "more", "More things", [("detail", ""), ("nav", "")]),
      scene("navigationController", "nav", "", [("login", "rootViewController")]),
      scene("viewController", "login", "Login", []), scene("viewController", "lonely", "Lonely", []),
    ].joined(separator: "\n")
  ).replacing("propertyAccessControl", with: "initialViewController=\"tabs\" propertyAccessControl")

  private let document: Document

  init() throws { document = try Document(parsing: Array(StoryboardFlowTests.app.utf8)) }

  @Test func tabsAndNavigationControllersAreFlows() {
    let flows = StoryboardFlow.flows(of: document)
    #expect(flows.map(\.name) == ["Home", "MoreThings", "Login"])
    #expect(flows.map(\.scenes) == [["home-scene", "own-scene"], ["more-scene"], ["nav-scene", "login-scene"]])
  }

  @Test func allOfThemCanBeTakenOut() throws {
    var remaining = document
    for flow in StoryboardFlow.flows(of: document) {
      let extraction = try SceneExtraction(
        from: remaining, to: .init(old: "Main", new: flow.name), initial: flow.root.id
      ) { flow.scenes.contains($0.id) }
      #expect(extraction.initial.id == flow.root.id)
      remaining = extraction.remaining.document
    }
    // The tab bar, Detail, Lonely, and references to the two tabs.
    #expect(remaining.scenes.count == 5)
  }
}
