import Foundation
import Testing

/// Animated switches on the command line.
@Suite struct TransitionCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(try Package.example("Dashboard.storyboard"), "Dashboard.storyboard")
  }

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

  @Test(arguments: [
    ["--spring", "0"], ["--duration", "-1"], ["--rate", "0"], ["--curve", "bouncy"], ["--to", "Nothing"],
  ])
  func `bad options are one line`(options: [String]) throws {
    let outcome = try scratch.ibt(["transition", "--from", "Portrait", "--to", "Landscape"] + options)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
  }
}
