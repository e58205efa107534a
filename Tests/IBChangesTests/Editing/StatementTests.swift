import IBChanges
import IBModel
import IBXML
import Testing

@Suite struct StatementTests {
  private func text(_ value: String) -> Statement.Value { .text(value) }

  private func result(_ entries: [Statement.Entry]) throws -> OperationResult {
    let document = try Document(parsing: Array(OperationTests.screen.utf8))
    var result = OperationResult(document)
    try result.apply(try Statement(entries).operation(in: [document]))
    return result
  }

  @Test func aStatementIsAnOperation() throws {
    let values = Statement.Value.mapping([Statement.Entry("text", text("Welcome"))])
    let result = try result([Statement.Entry("set", text("title")), Statement.Entry("values", values)])
    #expect(result.document.object("title")?.element["text"] == "Welcome")
  }

  @Test func aViewIsAddedWithValuesAndConstraints() throws {
    let result = try result([
      Statement.Entry("add", text("label")), Statement.Entry("to", text("#vie-wv-iew")),
      Statement.Entry("name", text("Hint")), Statement.Entry("values", .list([text("text=Hello")])),
      Statement.Entry("constraints", .list([text("Hint.top = Save.bottom + 8")])),
    ])
    #expect(result.changes.count == 2 && result.document.constraints.count == 5)
  }

  @Test func aValueIsReplaced() throws {
    let statement = ["replace": "image", "old": "nothing", "new": "other"].map {
      Statement.Entry($0.key, text($0.value))
    }
    let document = try Document(parsing: Array(ReplaceTests.screen.utf8))
    var run = OperationRun([("a.storyboard", OperationResult(document))])
    let error = #expect(throws: OperationError.self) { try run.apply(Statement(statement).operation(in: [document])) }
    #expect(error?.message == "no image is `nothing`")
    var result = OperationResult(document)
    let entries = [("replace", "image"), ("old", "disk"), ("new", "other")].map { Statement.Entry($0.0, text($0.1)) }
    try result.apply(try Statement(entries).operation(in: [document]))
    #expect(result.text.contains(#"image="other""#))
  }

  @Test func everyVerbIsKnown() {
    #expect(Set(Statement.verbNames).count == Statement.verbNames.count)
    #expect(Statement.verbNames.contains("constrain"))
  }

  @Test(arguments: [
    (["sett": "#title"], "did you mean `set`?"), (["set": "#title"], "`set` requires `values` or `unset`"),
    (["remove": "#title", "al": "true"], "did you mean `all`?"), (["move": "#title"], "`move` requires `to`"),
    (["remove": "#title", "all": "perhaps"], "`all` of `remove` is true or false"),
    (["set": "#title", "remove": "#title"], "are two operations"),
    (["wrap": "nosuch", "in": "view"], "no object has this id"),
    (["wrap": "title, label", "in": "view"], "ids in a list begin with `#`; write `#title, label`"),
    (["set": "#box", "unset": "installed"], "`installed` is true or false"),
    (["set": "#box", "unset": "hidden", "size-class": "huge"], "is not size classes"),
    (["replace": "colour", "old": "a", "new": "b"], "is `color`, `font` or `image`"),
  ]) func aMistakeIsExplained(statement: [String: String], reason: String) {
    let error = #expect(throws: OperationError.self) {
      try result(statement.sorted { $0.key < $1.key }.map { Statement.Entry($0.key, text($0.value)) })
    }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }
}
