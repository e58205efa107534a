import Foundation
import Testing

@Suite struct ApplyScopeTests {
  private let scratch = ScratchFolder()

  init() throws { try scratch.write(try Package.example("Dashboard.storyboard"), "a.storyboard") }

  private func apply(_ arguments: String...) throws -> Outcome {
    let outcome = try scratch.ibt(["apply"] + arguments + ["a.storyboard"])
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return outcome
  }

  @Test func `several templates are applied in order`() throws {
    let together = try apply("--template", "Portrait", "--template", "Landscape").output
    _ = try apply("--template", "Portrait", "--in-place")
    _ = try apply("--template", "Landscape", "--in-place")
    #expect(try scratch.bytes("a.storyboard") == together)
  }

  @Test func `constraints and attributes one after the other are both`() throws {
    let both = try apply("--template", "Landscape").output
    _ = try apply("--template", "Landscape", "--constraints-only", "--in-place")
    #expect(try scratch.bytes("a.storyboard") != both)
    _ = try apply("--template", "Landscape", "--attributes-only", "--in-place")
    #expect(try scratch.bytes("a.storyboard") == both)
  }

  @Test(arguments: [
    ("--constraints-only", "userDefinedRuntimeAttribute |<color |<fontDescription "),
    ("--attributes-only", "<constraint "),
  ]) func `one half leaves the other alone`(option: String, other: String) throws {
    let outcome = try scratch.shell(
      "\"$ibt\" apply --template Landscape \(option) --diff a.storyboard | grep '^[-+] ' | grep -cE '\(other)'")
    #expect(outcome.text == "0\n")
  }

  @Test func `a plan changes nothing and prints no document`() throws {
    let before = try scratch.snapshot()
    let outcome = try apply("--template", "Landscape", "--plan")
    #expect(outcome.text.hasPrefix("Template Landscape (mdj-Ju-ped): ") && outcome.complaint.isEmpty)
    #expect(try scratch.snapshot() == before)
  }

  @Test func `a plan as data has a line a template with the documented members`() throws {
    let outcome = try apply("--template", "Portrait", "--template", "Landscape", "--plan", "--format", "json")
    let plans = try outcome.objects
    #expect(plans.map { $0["name"] as? String } == ["Portrait", "Landscape"])
    let documented = String(decoding: try Package.bytes("Documents/Output.md"), as: UTF8.self)
    for plan in plans {
      for member in ["participants", "collected", "deactivated", "left", "activated", "ignored"] {
        #expect(plan[member] is [Any], "\(member)")
      }
      for member in plan.keys where member != "version" {
        #expect(documented.contains("`\(member)`") || documented.contains("\"\(member)\""), "\(member)")
      }
    }
  }

  @Test func `capture writes the outlet it is asked for`() throws {
    _ = try scratch.ibt(
      "capture", "--template", "Portrait", "--as", "kept", "--outlet", "keptLayout", "--in-place", "a.storyboard")
    #expect(try scratch.text("a.storyboard").contains(#"<outlet property="keptLayout" destination="#))
    #expect(try scratch.ibt("apply", "--template", "keptLayout", "--check", "a.storyboard").code == 0)
  }

  @Test func `templates prints one line a template and what it would do`() throws {
    let outcome = try scratch.ibt("templates", "a.storyboard")
    #expect(outcome.lines.count == 4 && outcome.complaint.isEmpty)
    #expect(outcome.lines[0].wholeMatch(of: /a\.storyboard:\d+:\d+: Portrait \(.*\), outlet \w+, scene .*/) != nil)
  }

  @Test func `templates as data is one object a line`() throws {
    let outcome = try scratch.ibt("templates", "--format", "json", "a.storyboard")
    #expect(try outcome.objects.map { $0["file"] as? String } == ["a.storyboard", "a.storyboard"])
  }
}
