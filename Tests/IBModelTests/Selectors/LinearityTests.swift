import IBXML
import Testing

@testable import IBModel

@Suite struct LinearityTests {
  private static let selectors = [
    "button", "view[hidden=false]", "not view", "view:has(button)", "button:inside(view:has(label))",
    "view > view > button",
    "view view view button", "button:sibling(label:sibling(button))", "view:has(view:has(view:has(button)))",
    "label:connectedBy(outlet:connectedTo(label))", "view:constrainedBy(constraint:constrains(button))",
    "view:scene(viewController:has(button))", ":under(wC, view:has(button:installed))", ":text(*a*)", ":name(/a/)",
    "label[fontDescription/pointSize>2]", "view:inside(:not(view:has(label:parent(view))))",
  ]

  private static func document(depth: Int, width: Int) -> String {
    var text = ""
    for level in 0..<depth {
      text += "<view id='v\(level)'><subviews>"
      for leaf in 0..<width {
        text += "<button id='b\(level)-\(leaf)'/><label text='a' id='l\(level)-\(leaf)'><connections>"
        text += "<outlet property='p' destination='l\(level)-0' id='o\(level)-\(leaf)'/></connections></label>"
      }
    }
    for level in 0..<depth {
      text += "</subviews><constraints>"
      for leaf in 0..<width {
        text += "<constraint firstItem='b0-\(leaf)' firstAttribute='width' constant='4' id='c\(level)-\(leaf)'/>"
      }
      text += "</constraints></view>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\(text)</viewController>
      </objects></scene></scenes></document>
      """
  }

  private static func visits(_ selector: String, depth: Int, width: Int) throws -> Int {
    let document = try Document(parsing: Array(Self.document(depth: depth, width: width).utf8))
    var evaluation = SelectorEvaluation(try ObjectSelector(selector), in: document)
    _ = evaluation.selected()
    #expect(evaluation.visits <= document.tree.nodeCount * selector.utf8.count)
    return evaluation.visits
  }

  @Test(arguments: selectors) func `four times as wide is four times the steps`(selector: String) throws {
    let (small, large) = try (Self.visits(selector, depth: 4, width: 50), Self.visits(selector, depth: 4, width: 200))
    #expect(large <= 4 * small + 100, "\(small) steps, then \(large)")
  }

  @Test(arguments: selectors) func `four times as deep is four times the steps`(selector: String) throws {
    let (small, large) = try (Self.visits(selector, depth: 25, width: 3), Self.visits(selector, depth: 100, width: 3))
    #expect(large <= 4 * small + 100, "\(small) steps, then \(large)")
  }

  @Test func `a selector whose kinds do not occur costs nothing`() throws {
    let document = try Document(parsing: Array(Self.document(depth: 4, width: 50).utf8))
    var evaluation = SelectorEvaluation(try ObjectSelector("slider:inside(view:has(button))"), in: document)
    #expect(evaluation.selected().isEmpty && evaluation.visits == 0)
  }
}
