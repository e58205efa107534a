import Testing

/// The documents of `Documents/Examples`, and what the README says about them.
@Suite struct ExampleDocumentTests {
  private let scratch = ScratchFolder()

  init() throws {
    for name in [
      "BrokenConstraints.storyboard", "Dashboard.storyboard", "Postcard.storyboard", "Mistakes.storyboard", "scene.xml",
      "TwoTrees.xib", "SizeClasses.storyboard", "Greeting.storyboard", "Greeting.layouts.xml", "Keep.storyboard",
      "Keep.layouts.xml",
    ] { try scratch.write(try Package.example(name), "Documents/Examples/\(name)") }
  }

  @Test(arguments: [
    "Dashboard.storyboard", "Postcard.storyboard", "SizeClasses.storyboard", "Greeting.storyboard", "Keep.storyboard",
    "scene.xml",
  ]) func `the good examples have no findings`(name: String) throws {
    let outcome = try scratch.ibt("lint", "--strict", "-q", "Documents/Examples/\(name)")
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.text)")
  }

  /// The rule about layout that cannot share a document with most other mistakes in constraints, because `ibt` reads no
  /// constraints without Auto Layout.
  private static let withoutAutoLayout = "constraints_without_auto_layout"

  /// Rules about layout whose examples are on their pages only: they compare constraints, or read what Xcode records.
  private static let onPages: Set<String> = [
    "contradicting_pair", "duplicate_constraint", "mixed_autoresizing", "recorded_ambiguous", "recorded_misplaced",
    "conditional_constraint_gap", "constraint_to_uninstalled_item", "constraint_to_visual_effect_view",
    "unusable_frame",
    "incomplete_element",
  ]

  /// The kinds of findings of the rules of a group. Examples have none of the mistakes of opt-in rules.
  private func rules(of group: String) throws -> [String] {
    let list = try #require(try scratch.ibt("rules", "--format", "json").objects.first)
    let listed = try #require(list["rules"] as? [[String: Any]])
    return listed.filter { $0["group"] as? String == group }.flatMap { rule in
      (rule["kinds"] as? [[String: Any]] ?? [rule]).filter { $0["default"] as? Bool == true }
        .compactMap { $0["id"] as? String }
    }
  }

  private func findings(in name: String) throws -> [String: Int] {
    let outcome = try scratch.ibt("lint", "-q", "Documents/Examples/\(name)")
    let found = outcome.lines.compactMap { $0.firstMatch(of: /: \[([a-z_]+)\]/).map { String($0.1) } }
    return Dictionary(grouping: found) { $0 }.mapValues(\.count)
  }

  /// Rules about ids and connections with an example in a document. The other rules of the groups document and
  /// connections, and rules of the groups identity and flow, have examples on their pages.
  private static let ofIDs: Set<String> = [
    "dangling_reference", "duplicate_id",
  ]

  private static let ofLayouts: Set<String> = [
    "ambiguous_layout", "conflicting_constraints", "misplaced_view", "scroll_view_content_size",
  ]

  /// Rules about templates with an example in a document. The others have examples on their pages.
  private static let ofTemplates: Set<String> = [
    "template_constraint", "template_key_paths", "template_missing_target", "template_wrong_target",
  ]

  @Test func `the example of mistakes has one for each rule about templates and the first rules about ids`() throws {
    #expect(Self.ofTemplates.union(Self.ofIDs).isSubset(of: try findings(in: "Mistakes.storyboard").keys))
  }

  @Test func `the example of broken constraints has findings of each rule about layout`() throws {
    // A value that cannot be read leaves views ambiguous as well.
    let found = try findings(in: "BrokenConstraints.storyboard").filter { !Self.ofLayouts.contains($0.key) }
    let rules = try Set(rules(of: "layout")).subtracting(Self.onPages).subtracting(Self.ofLayouts)
    #expect(rules.subtracting([Self.withoutAutoLayout]).isSubset(of: found.keys))
    #expect(
      found == [
        "dangling_reference": 1, "invalid_attribute": 1, "invalid_constraint_item": 5, "invalid_constraint_value": 5,
        "invalid_element": 1, "missing_id": 1,
      ])
  }

  @Test(arguments: ["README.md", "Documents/Examples/README.md"])
  func `the commands of the README work`(readme: String) throws {
    let folder = readme.hasPrefix("Documents") ? "Documents/Examples" : ""
    let text = String(decoding: try Package.bytes(readme), as: UTF8.self)
    let commands = text.split(separator: "\n").filter {
      $0.wholeMatch(of: /(tools\/)?ibt .*\.(xib|xml|storyboard).*/) != nil
    }
    #expect(!commands.isEmpty)
    for command in commands {
      let arguments = command.drop { $0 != " " }
      let outcome = try scratch.shell("\"$ibt\"\(arguments)", in: folder)
      #expect(outcome.code == (arguments.hasPrefix(" lint ") ? 1 : 0) && !outcome.output.isEmpty, "\(command)")
    }
  }

  @Test func `the README shows a finding as it is printed`() throws {
    let readme = String(decoding: try Package.bytes("README.md"), as: UTF8.self)
    let block = try #require(readme.firstMatch(of: /```text\n(Mistakes\.storyboard:(?s:.*?))```/)).1
    #expect(try scratch.shell(#""$ibt" lint Mistakes.storyboard"#, in: "Documents/Examples").text.contains(block))
  }

  @Test func `lint goes by its short name in the whole folder`() throws {
    #expect(try scratch.ibt("lint", "Documents").complaint.contains("in 2 of 9 documents"))
  }

  /// Some are drawn again, because all take ten times as long.
  @Test func `the pictures of the guides are up to date`() throws {
    let drawn = ["constraints", "conflict", "dashboard-portrait-dark", "changes"]
    #expect(
      try scratch.shell("IBT=\"$ibt\" '\(Package.path("tools/pictures"))' . \(drawn.joined(separator: " "))").code == 0)
    for name in drawn {
      let file = try Package.bytes("Documents/Pictures/\(name).svg")
      #expect(
        Array(try scratch.text("\(name).svg").utf8) == Array(file),
        "refresh it: tools/pictures Documents/Pictures \(name)")
    }
  }

  @Test(arguments: ["Documents", "Documents/Rules"]) func `guides show all pictures and no others`(
    folder: String
  ) throws {
    let outcome = try scratch.shell(
      """
      cd '\(Package.path(folder))'
      cat *.md \(folder == "Documents" ? "../README.md" : "") | grep -oE 'Pictures/[a-z_-]+[.]svg' | sort -u >"$OLDPWD/shown"
      ls Pictures/*.svg | sort | diff "$OLDPWD/shown" -
      """)
    #expect(outcome.code == 0, "\(outcome.text)")
  }
}
