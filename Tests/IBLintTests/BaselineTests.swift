import IBXML
import Testing

@testable import IBLint

@Suite struct BaselineTests {
  private static func findings(_ properties: [String], label: String = "Login") -> [LocatedFinding] {
    let outlets = properties.map { "<outlet property=\"\($0).\" destination=\"vc1\" id=\"\($0)\"/>" }
    let text = ExampleDocument.marked(
      "<viewController userLabel=\"\(label)\" id=\"vc1\"><connections>\(outlets.joined())</connections></viewController>"
    )
    let rule = Rule.all.compactMap { $0.keeping { $0.id == "invalid_code_name" } }
    return Linter(Selection(rules: rule)).lint(Array(text.utf8)).locatedFindings
  }

  private static func baseline(_ properties: [String]) -> Baseline {
    Baseline([FileReport(path: "a.xib", findings: findings(properties))])
  }

  @Test func `accepted findings are left out, wherever they are, and new ones stay`() {
    var baseline = Self.baseline(["box", "title"])
    let rest = baseline.filtered(Self.findings(["new", "title", "box"]), in: "a.xib")
    #expect(rest.map(\.finding.message).count == 1 && rest.first?.finding.message.contains("`new.`") == true)
    #expect(baseline.count == 0)
  }

  @Test func `an entry accepts one finding`() {
    var baseline = Self.baseline(["box"])
    #expect(baseline.filtered(Self.findings(["box", "box"]), in: "a.xib").count == 1)
  }

  @Test func `an entry is for one document`() {
    var baseline = Self.baseline(["box"])
    #expect(baseline.filtered(Self.findings(["box"]), in: "b.xib").count == 1)
  }

  @Test func `a baseline is read as it is written, and sorted`() throws {
    let baseline = Self.baseline(["title", "box", "box"])
    #expect(try Baseline(baseline.text) == baseline)
    let lines = baseline.text.split(separator: "\n")
    #expect(lines.count == 4 && lines[1] == lines[2] && Array(lines[1...]) == lines[1...].sorted())
  }

  @Test func `tabs and line ends in names do not break entries`() throws {
    let findings = Self.findings(["box"], label: "a&#9;b&#10;c")
    var baseline = try Baseline(Baseline([FileReport(path: "a.xib", findings: findings)]).text)
    #expect(baseline.filtered(findings, in: "a.xib").isEmpty)
  }

  @Test func `an entry survives another name of the object`() {
    var baseline = Self.baseline(["box"])
    #expect(baseline.filtered(Self.findings(["box"], label: "Sign In"), in: "a.xib").isEmpty)
  }

  @Test func `versions that git could not merge are both accepted`() throws {
    let (ours, theirs) = (Self.baseline(["box"]).text, Self.baseline(["title"]).text)
    let entries = [ours, theirs].map { $0.split(separator: "\n")[1] }
    let merged = "\(ours.split(separator: "\n")[0])\n<<<<<<< HEAD\n\(entries[0])\n=======\n\(entries[1])\n>>>>>>> b\n"
    var baseline = try Baseline(merged)
    #expect(baseline.filtered(Self.findings(["box", "title"]), in: "a.xib").isEmpty)
  }

  @Test func `pruning removes what is unused in the documents of a run only`() {
    let both = Baseline([
      FileReport(path: "a.xib", findings: Self.findings(["box", "title"])),
      FileReport(path: "b.xib", findings: Self.findings(["box"])),
    ])
    var unused = both
    _ = unused.filtered(Self.findings(["box"]), in: "a.xib")
    #expect(unused.count { $1 == "a.xib" } == 1)
    let pruned = both.removing(unused) { $1 == "a.xib" }
    #expect(pruned.count == 2 && pruned.count { $1 == "b.xib" } == 1)
    #expect(both.removing(unused) { rule, _ in rule == "another" } == both)
  }

  private static func moves(_ accepted: [String], to found: [String: [String]]) -> [String: String] {
    let files = found.sorted { $0.key < $1.key }.map { FileReport(path: $0.key, findings: Self.findings($0.value)) }
    return baseline(accepted).moves(from: ["a.xib"], to: files)
  }

  @Test func `a document is an earlier one if it has half of what was accepted there`() {
    #expect(Self.moves(["box", "title"], to: ["b.xib": ["box"]]) == ["a.xib": "b.xib"])
    #expect(Self.moves(["box", "title", "line"], to: ["b.xib": ["box"]]) == [:])
    #expect(Self.moves(["box", "title"], to: ["b.xib": ["box"], "c.xib": ["box", "title"]]) == ["a.xib": "c.xib"])
    let equal = Self.moves(["box"], to: ["b.xib": ["box"], "c.xib": ["box"], "sub/a.xib": ["box"]])
    #expect(equal == ["a.xib": "sub/a.xib"])
  }

  @Test func `a document with entries of its own is not an earlier one`() {
    let files = [FileReport(path: "a.xib", findings: Self.findings(["box"]))]
    #expect(Self.baseline(["box"]).moves(from: ["a.xib"], to: files) == [:])
  }

  @Test func `entries are under the new path of a moved document`() {
    let moved = Self.baseline(["box"]).moved(["a.xib": "b.xib"])
    #expect(moved == Baseline([FileReport(path: "b.xib", findings: Self.findings(["box"]))]))
  }

  @Test(arguments: [("", 1), ("no header\n", 1), ("# ibt baseline, version 1\na\tb\n", 2)])
  func `another text is refused with its line`(text: String, line: Int) {
    #expect(throws: ExplainedError("line \(line) is not an entry of a baseline")) { try Baseline(text) }
  }
}
