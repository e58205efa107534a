import IBModel
import IBXML
import Testing

@testable import IBLint

@Suite struct SelectionTests {
  private func ids(select: [String] = [], ignore: [String] = []) throws -> [String] {
    try Selection(select: select, ignore: ignore).rules.flatMap(\.kinds).map(\.id)
  }

  private static let fileRules = ["malformed_document", "merge_conflict_marker", "unsupported_document_type"]

  @Test func nothingSelectedIsEverythingButWhatIsOptIn() throws {
    let standard = Rule.all.flatMap(\.kinds).filter { !$0.isOptIn }.map(\.id)
    #expect(try ids() == standard)
    #expect(try ids(select: ["default"]) == standard)
    #expect(try ids(select: ["all"]) == Rule.all.flatMap(\.kinds).map(\.id))
  }

  @Test func ruleIsSelectedByEitherSpelling() throws {
    let expected = Self.fileRules + ["dangling_outlet"]
    #expect(try ids(select: ["dangling_outlet"]) == expected)
    #expect(try ids(select: ["dangling-outlet"]) == expected)
    #expect(try ids(select: ["Dangling-Outlet"]) == expected)
  }

  @Test func groupStandsForItsRules() throws {
    let connections = Rule.all.filter { $0.group == .connections }.flatMap(\.kinds).map(\.id)
    #expect(try ids(select: ["connections"]) == Self.fileRules + connections)
    #expect(
      try ids(ignore: ["connections"])
        == Rule.all.filter { $0.group != .connections }.flatMap(\.kinds).filter { !$0.isOptIn }.map(\.id))
  }

  @Test(arguments: [
    ("reuse_identifier", ["missing_reuse_identifier"]), ("use_base_class", ["base_class_required"]),
    ("image_resources", ["missing_image"]),
  ]) func namesOfIBLintersRulesSelectOurs(_ name: String, _ rules: [String]) throws {
    #expect(try RuleNames().ids(of: name) == Set(rules))
  }

  /// Configurations that were converted from IBLinter's select what it checks by default.
  @Test func defaultsOfIBLinterHaveAName() throws {
    let rules = try RuleNames().ids(of: "iblinter")
    #expect(rules.isSuperset(of: ["autolayout_disabled", "duplicate_constraint", "duplicate_id", "ambiguous_layout"]))
    #expect(rules.count < 6)
  }

  @Test func ignoringWinsOverSelecting() throws {
    #expect(try !ids(select: ["dangling_outlet"], ignore: ["connections"]).contains("dangling_outlet"))
    #expect(try !ids(ignore: ["malformed_document"]).contains("malformed_document"))
  }

  @Test func unknownNameIsAnsweredWithTheNearest() throws {
    let error = #expect(throws: ExplainedError.self) { try ids(select: ["dangling_outlets"]) }
    #expect(error?.description == "there is no rule `dangling_outlets`; did you mean `dangling_outlet`?")
    #expect(throws: ExplainedError.unknownRule("conections", nearest: "connections")) {
      try ids(ignore: ["conections"])
    }
    #expect(throws: ExplainedError.unknownRule("zzzzzzzz", nearest: nil)) { try ids(select: ["zzzzzzzz"]) }
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
  ]) func editDistanceCountsEdits(_ first: String, _ second: String, _ distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
    for most in 0...distance {
      #expect((EditDistance.between(first, second, upTo: most) <= most) == (distance <= most))
    }
  }
}
