import Testing

/// The documents of `Documents/Examples`, and what the README says about them.
@Suite struct ExampleDocumentTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for name in ["Dashboard.storyboard", "Mistakes.storyboard", "scene.xml"] {
      try scratch.write(try Package.example(name), "Documents/Examples/\(name)")
    }
  }

  @Test(arguments: ["Dashboard.storyboard", "scene.xml"])
  func `the good examples have no findings`(name: String) throws {
    let outcome = try scratch.ibt("lint", "--strict", "-q", "Documents/Examples/\(name)")
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.text)")
  }

  /// Rules about whole files, which readable documents do not break.
  private static let ofFiles: Set<String> = [
    "malformed_document", "merge_conflict_marker", "unsupported_document_type",
  ]

  @Test func `the example of mistakes has one for each rule about ids, connections and templates`() throws {
    // The rules about values in constraints and views have their examples on the pages of rules only.
    let list = try scratch.ibt("rules").lines.map { String($0) }
    let layout = list.drop { $0 != "layout" }.dropFirst().prefix { $0.hasPrefix("  ") }
    let rules = list.filter { !layout.contains($0) }.compactMap { line in
      line.firstMatch(of: /^ {2}([a-z_]+)/).map { String($0.1) }
    }
    let outcome = try scratch.ibt("lint", "-q", "Documents/Examples/Mistakes.storyboard")
    let found = Set(outcome.lines.compactMap { $0.firstMatch(of: /: \[([a-z_]+)\]/).map { String($0.1) } })
    #expect(rules.count > 15)
    #expect(found == Set(rules).subtracting(ExampleDocumentTests.ofFiles).union(["dangling_constraint_item"]))
  }

  @Test(arguments: ["README.md", "Documents/Examples/README.md"])
  func `the commands of the README work`(readme: String) throws {
    let folder = readme.hasPrefix("Documents") ? "Documents/Examples" : ""
    let text = String(decoding: try Package.bytes(readme), as: UTF8.self)
    let commands = text.split(separator: "\n").filter {
      $0.wholeMatch(of: /(tools\/)?ibt .*\.(xml|storyboard).*/) != nil
    }
    #expect(!commands.isEmpty)
    for command in commands {
      let arguments = command.drop { $0 != " " }
      let outcome = try scratch.shell("\"$ibt\"\(arguments)", in: folder)
      let hasFindings = arguments.contains("lint Mistakes")
      #expect(outcome.code == (hasFindings ? 1 : 0) && !outcome.output.isEmpty, "\(command)")
    }
  }

  @Test func `lint goes by its short name in the whole folder`() throws {
    let outcome = try scratch.ibt("lint", "Documents")
    #expect(outcome.complaint.contains("in 1 of 3 documents"))
  }

  @Test func `the book of rules is up to date`() throws {
    let book = try scratch.ibt("rules", "--format", "markdown").text
    #expect(
      book == String(decoding: try Package.bytes("Documents/Rules.md"), as: UTF8.self),
      "refresh it: tools/ibt rules --format markdown >Documents/Rules.md")
  }

  @Test func `each rule has a page in the book`() throws {
    let book = try scratch.ibt("rules", "--format", "markdown").text
    // The rules about values in constraints and views have their examples on the pages of rules only.
    let list = try scratch.ibt("rules").lines.map { String($0) }
    let layout = list.drop { $0 != "layout" }.dropFirst().prefix { $0.hasPrefix("  ") }
    let rules = list.filter { !layout.contains($0) }.compactMap { line in
      line.firstMatch(of: /^ {2}([a-z_]+)/).map { String($0.1) }
    }
    for rule in rules {
      let page = try scratch.ibt("rule", rule).text
      #expect(page.hasPrefix("# \(rule)\n"))
      #expect(book.contains(page.replacing(#/(?m)^#/#, with: "###")), "\(rule)")
    }
  }
}
