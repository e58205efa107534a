import Foundation
import Testing
import TestSupport

@Suite(.enabled(if: Sample.exists, Comment(rawValue: Corpus.absence))) struct AcceptanceTests {
  private let scratch = ScratchFolder()

  init() throws { try scratch.write(try Sample.bytes(), Sample.name) }

  @Test(arguments: zip(Sample.templates, Sample.counts))
  func `as many constraints change as in the library`(template: String, counts: [Int]) throws {
    let outcome = try scratch.ibt("apply", "--template", template, "--plan", "--format", "json", Sample.name)
    let plan = try #require(JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let members = ["participants", "collected", "deactivated", "left", "ignored"]
    #expect(members.map { (plan[$0] as? [Any])?.count } == counts)
  }

  @Test func `every template can be laid out on canvas, phones and pads, whatever was applied before`() throws {
    let outcome = try scratch.ibt(
      "templates", "--check", "--devices", "iPhone SE 3,iPad Pro 13", "--format", "json", Sample.name)
    #expect(outcome.code == 0, "\(outcome.text)")
    let reports = try outcome.objects
    // The document varies by size class, too, which is a template of another kind.
    #expect(reports.compactMap { $0["template"] as? String }.filter { !$0.contains("Class=") } == Sample.templates)
    #expect(reports.allSatisfy { ($0["faults"] as? [Any])?.isEmpty == true }, "\(outcome.text)")
  }

  @Test func `the mistakes of the sample are found, and nothing else`() throws {
    let outcome = try scratch.ibt("lint", "--format", "json", "-q", Sample.name)
    let found = try outcome.findings.map { "\($0["rule"] ?? "") \(($0["object"] as? [String: Any])?["id"] ?? "")" }
    let children = Sample.untargetedChildren.map { "template_missing_target \($0)" }
    let lists = ["iIq-El-8jg", "Cp9-Sm-WAb"].map { "template_key_paths \($0)" }
    // The app runs on iOS 9, which lacks the standard spacing of stack views.
    #expect(found.sorted() == (children + lists + ["unavailable_feature aMW-1l-ZKc"]).sorted())
  }

  @Test func `a child without a target is reported with the constraints that it loses`() throws {
    let lines = try scratch.ibt("lint", "-q", "--select", "template_missing_target", Sample.name).lines
    for child in Sample.untargetedChildren {
      let line = try #require(lines.first { $0.contains(child) })
      let ids = line.matches(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/).map { String($0.0) }
      #expect(ids.count > 1, "\(line)")
    }
  }
}

private enum Sample {
  static let name = "Main.storyboard"
  private static let path = "lurado__LDOLayoutTemplates/Example__LDOLayoutTemplates__Base.lproj__Main.storyboard"

  static let exists = Corpus.paths.contains(path)

  static func bytes() throws -> [UInt8] { try Corpus.bytes(of: path) }

  static let templates = ["6s9-Sz-gIn", "YoY-kB-NBA", "7KZ-ez-mMS", "z6P-tR-Fdy", "SFg-lm-aYh", "zSf-Ld-Ocd"]

  /// Participants, collected, deactivated, left and ignored, as measured with the library.
  static let counts = [
    [2, 5, 4, 3, 0], [2, 4, 4, 3, 0], [2, 4, 4, 3, 0], [2, 4, 4, 3, 0], [26, 96, 96, 90, 10], [26, 96, 96, 90, 10],
  ]

  static let untargetedChildren = ["Abp-aK-ifn", "9aU-IZ-Zcz", "SS9-ar-s0i", "9pa-CD-OgG"]
}
