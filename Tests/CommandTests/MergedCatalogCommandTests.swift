import Testing

@Suite struct MergedCatalogCommandTests {
  private let scratch = ScratchFolder()

  private func write(_ base: String, _ ours: String, _ theirs: String, _ ending: String) throws {
    try scratch.write(["base\(ending)": base, "ours\(ending)": ours, "theirs\(ending)": theirs])
  }

  private func merge(_ ending: String, _ options: String...) throws -> Outcome {
    try scratch.ibt(["merge", "base\(ending)", "ours\(ending)", "theirs\(ending)"] + options)
  }

  private func catalog(_ words: String) -> String { "{\n  \"strings\" : {\n    \(words)\n  }\n}\n" }

  @Test func `a conflict of a catalog is one block, and our text stays`() throws {
    let text = { (word: String) in catalog("\"a\" : { \"comment\" : \"\(word)\" }") }
    try write(text("Go"), text("Los"), text("Weiter"), ".xcstrings")
    let outcome = try merge(".xcstrings")
    #expect(outcome.code == 1 && outcome.text == text("Los"))
    #expect(
      outcome.complaint.split(separator: "\n") == [
        "ours.xcstrings: conflict: a: both sides changed comment", #"  base: "Go""#,
        #"  ours: "Los"  ← in the document"#, #"  theirs: "Weiter""#, "ours.xcstrings: 1 conflict",
      ])
    #expect(try merge(".xcstrings", "--conflicts", "theirs").text.contains(#""Weiter""#))
  }

  @Test func `what is something else is refused in one line, and the driver leaves the file`() throws {
    try write("a", "b", "c", ".txt")
    let outcome = try merge(".txt")
    #expect(outcome.isPlainFailure)
    #expect(outcome.complaint.contains("base.txt: only documents and .xcstrings files are merged"))
    try write("{ }", "<<<<<<< a\n", #"{ "a" : 1 }"#, ".xcstrings")
    #expect(try merge(".xcstrings").isPlainFailure)
    let driver = try scratch.ibt(
      "merge-driver", "base.xcstrings", "ours.xcstrings", "theirs.xcstrings", "App/Main.xcstrings")
    #expect(driver.isPlainFailure)
    #expect(driver.complaint.contains("App/Main.xcstrings: our version is not a string catalog: 1:"))
    #expect(try scratch.text("ours.xcstrings") == "<<<<<<< a\n")
  }

  /// The side that changed something is the result, as it is.
  @Test(arguments: [("base", "other", "base"), ("base", "base", "other"), ("base", "other", "other")])
  func `a result that is not a catalog is refused`(base: String, ours: String, theirs: String) throws {
    let texts = ["base": "{ }", "other": #"{"sourceLanguage":"en" "strings":{"#]
    try write(texts[base] ?? "", texts[ours] ?? "", texts[theirs] ?? "", ".xcstrings")
    let outcome = try merge(".xcstrings")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("is not a string catalog: 1:"), "\(outcome)")
  }

  @Test func `the driver knows the format by the path in the repository`() throws {
    let base = catalog(#""b" : { }"#)
    try write(base, catalog("\"a\" : { },\n    \"b\" : { }"), catalog("\"b\" : { },\n    \"c\" : { }"), "")
    #expect(try scratch.ibt("merge-driver", "base", "ours", "theirs", "App/Main.xcstrings").code == 0)
    #expect(try scratch.text("ours") == catalog("\"a\" : { },\n    \"b\" : { },\n    \"c\" : { }"))
  }
}
