import Foundation
import Testing

@Suite struct TransitionCommandTests {
  private let scratch = ScratchFolder(examples: "Dashboard.storyboard")

  @Test func `what moves and which values change`() throws {
    let outcome = try scratch.ibt("transition", "--from", "Portrait", "--to", "Landscape")
    #expect(outcome.code == 0 && outcome.lines[0].contains("9 views move, 2 do not, in 0.3 s"))
    #expect(outcome.text.contains("Elevation Chart (eCg-Qp-lUt).layer.cornerRadius: 0 → 6"))
  }

  @Test func `steps lead from one layout to the other`() throws {
    let outcome = try scratch.ibt(
      "transition", "--from", "Portrait", "--to", "Landscape", "--duration", "0.5", "--rate", "10", "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let steps = try #require(json["steps"] as? [[String: Any]])
    let views = try #require(json["views"] as? [[String: Any]])
    #expect(steps.count == 6 && views.count == 11)
    let frames = { (step: [String: Any]) in
      Dictionary(
        uniqueKeysWithValues: (step["frames"] as? [[String: Any]] ?? []).compactMap { entry -> (String, [Double])? in
          guard let id = entry["id"] as? String, let frame = entry["frame"] as? [Double] else { return nil }
          return (id, frame)
        })
    }
    for view in views {
      guard let id = view["id"] as? String, let first = frames(steps[0])[id] else { continue }
      #expect(first == view["from"] as? [Double])
      #expect(frames(steps[5])[id] == view["to"] as? [Double])
    }
  }

  private static let card = """
    <document><objects><view id="page"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <label hidden="YES" alpha="0.25" text="Hi" tag="1" id="title" userLabel="title">
      <color key="textColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <fontDescription key="fontDescription" type="system" pointSize="10"/>
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/></label>
    <label id="other" userLabel="other"/></subviews></view></objects>
    <layouts><layout name="before"><keep view="title" size="10"/></layout><layout name="after"><keep view="title" size="30"/>
      <attribute view="title" keyPath="alpha" default="yes"/>
      <attribute view="title" keyPath="hidden" value="no"/><attribute view="other" keyPath="hidden" value="yes"/>
      <attribute view="title" keyPath="text" value="Hello"/><attribute view="title" keyPath="tag" value="3"/>
      <attribute view="title" keyPath="layer.cornerRadius" value="8"/>
      <attribute view="title" keyPath="textColor"><color red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/></attribute>
      <attribute view="title" keyPath="backgroundColor"><color systemColor="labelColor"/></attribute>
      <attribute view="title" keyPath="font"><fontDescription type="system" pointSize="20"/></attribute>
      <attribute view="title" keyPath="layoutMargins"><edgeInsets top="0.0" left="8" bottom="16" right="8"/></attribute>
    </layout></layouts></document>
    """

  @Test func `values change gradually, at the start or at the end`() throws {
    try scratch.write(Self.card, "Card/card.xml")
    let arguments = [
      "transition", "--from", "before", "--to", "after", "--duration", "1", "--rate", "4", "--curve", "linear",
    ]
    let text = try scratch.ibt(arguments + ["Card/card.xml"])
    #expect(text.lines.contains("  title (title).alpha: 0.25 → default"))
    #expect(text.lines.contains("  title (title).hidden: YES → NO, at the start"))
    #expect(text.lines.contains("  other (other).hidden: default → YES, at the end"))
    #expect(text.lines.contains("  title (title).text: Hi → Hello, at the end"))
    #expect(text.lines.contains { $0.contains(".backgroundColor: ") && $0.hasSuffix(", at the end") })

    let outcome = try scratch.ibt(arguments + ["--format", "json", "Card/card.xml"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let steps = try #require(json["steps"] as? [[String: Any]])
    let value = { (step: Int, id: String, keyPath: String) -> NSObject? in
      let values = steps[step]["values"] as? [[String: Any]] ?? []
      return values.first { $0["id"] as? String == id && $0["keyPath"] as? String == keyPath }?["value"] as? NSObject
    }
    #expect(value(0, "title", "hidden") == "NO" as NSString && value(4, "title", "hidden") == "NO" as NSString)
    #expect(value(3, "other", "hidden") == "NO" as NSString && value(4, "other", "hidden") == "YES" as NSString)
    #expect(value(3, "title", "text") == "Hi" as NSString && value(4, "title", "text") == "Hello" as NSString)
    #expect(value(2, "title", "tag") == "1" as NSString && value(4, "title", "tag") == "3" as NSString)
    #expect(value(0, "title", "alpha") == 0.25 as NSNumber && value(2, "title", "alpha") == 0.625 as NSNumber)
    #expect(value(4, "title", "alpha") == 1 as NSNumber && value(1, "title", "layer.cornerRadius") == 2 as NSNumber)
    #expect(value(2, "title", "textColor") == ["red": 0.5, "green": 0.5, "blue": 0.5, "alpha": 0.75] as NSDictionary)
    #expect(value(1, "title", "font") == ["pointSize": 12.5] as NSDictionary)
    #expect(value(2, "title", "layoutMargins") == ["top": 4, "left": 8, "bottom": 12, "right": 8] as NSDictionary)
    #expect(value(3, "title", "backgroundColor") is NSDictionary && value(4, "title", "backgroundColor") is NSString)
  }

  @Test(arguments: [
    ["--spring", "0"], ["--duration", "-1"], ["--rate", "0"], ["--curve", "bouncy"], ["--to", "Nothing"],
  ]) func `bad options are one line`(options: [String]) throws {
    #expect(try scratch.ibt(["transition", "--from", "Portrait", "--to", "Landscape"] + options).isPlainFailure)
  }
}
