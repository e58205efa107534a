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
    let expected = Self.fileRules + ["dangling_reference"]
    #expect(try ids(select: ["dangling_reference"]) == expected)
    #expect(try ids(select: ["dangling-reference"]) == expected)
    #expect(try ids(select: ["Dangling-Reference"]) == expected)
  }

  @Test func groupStandsForItsRules() throws {
    let connections = Rule.all.filter { $0.group == .connections }.flatMap(\.kinds).map(\.id)
    #expect(try ids(select: ["connections"]) == Self.fileRules + connections)
    #expect(
      try ids(ignore: ["connections"])
        == Rule.all.filter { $0.group != .connections }.flatMap(\.kinds).filter { !$0.isOptIn }.map(\.id))
  }

  @Test func ignoringWinsOverSelecting() throws {
    #expect(try !ids(select: ["dangling_reference"], ignore: ["connections"]).contains("dangling_reference"))
    #expect(try !ids(ignore: ["malformed_document"]).contains("malformed_document"))
  }

  @Test func unknownNameIsAnsweredWithTheNearest() throws {
    let error = #expect(throws: ExplainedError.self) { try ids(select: ["dangling_references"]) }
    #expect(error?.description == "there is no rule `dangling_references`; did you mean `dangling_reference`?")
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
