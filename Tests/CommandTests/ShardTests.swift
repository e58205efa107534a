import TestSupport
import Testing

@Suite struct ShardTests {
  private let scratch = ScratchFolder()

  init() throws {
    for name in ["Mistakes.storyboard", "scene.xml"] { try scratch.write(try Package.example(name), "App/\(name)") }
    try scratch.write(FlawedFile.scene.replacing("lan-vw-all\"", with: "no-vw-all\""), "Other/\u{FC} a.xib")
    try scratch.write("<", "Other/broken.xib")
  }

  private func merge(_ files: [String]) throws -> Outcome { try scratch.ibt(["report", "merge"] + files) }

  @Test(arguments: [1, 3]) func `the sum is the whole`(count: Int) throws {
    let formats = ["json", "json-lines", "sarif"]
    let lint = { (name: String, options: [String]) in
      // The paths are not sorted by their names.
      try scratch.ibt(
        ["lint", "Other", "App"] + options + formats.flatMap { ["--format", "\($0):\(name).\($0)"] })
    }
    #expect(try lint("whole", []).code == 1)
    for number in 1...count { _ = try lint("\(number)", ["--shard", "\(number)/\(count)"]) }
    for format in formats {
      let merged = try scratch.ibt(["report", "merge", "-o", "sum"] + (1...count).reversed().map { "\($0).\(format)" })
      #expect(merged.code == 0 && merged.output.isEmpty && merged.complaint.isEmpty)
      #expect(try scratch.bytes("sum") == scratch.bytes("whole.\(format)"), "\(format)")
    }
    let parts = try (1...count).map { try scratch.text("\($0).json").split(separator: "\n").count - 1 }
    #expect(parts.reduce(0, +) == 4 && parts.allSatisfy { count == 1 || $0 < 4 })
  }

  @Test func `the sum of baselines is the whole, also when there is one already`() throws {
    _ = try scratch.ibt("lint", "--write-baseline", "--baseline", "whole")
    try scratch.shell("sed 's/ghost/other/; s/scene.xml/gone.xml/' whole >earlier && rm whole")
    for baseline in [nil, "earlier"] {
      for name in ["whole", "1", "2", "3"] {
        try scratch.shell(baseline.map { "cp \($0) \(name)" } ?? "rm -f \(name)")
        let shard = name == "whole" ? [] : ["--shard", "\(name)/3"]
        #expect(try scratch.ibt(["lint", "--write-baseline", "--baseline", name] + shard).code == 0)
      }
      #expect(try merge(["2", "3", "1"]).text == scratch.text("whole"))
    }
  }

  @Test func `what belongs to no document is said by one part`() throws {
    try scratch.write("ignore_cache: true\n", "Other/.iblinter.yml")
    let notes = { (arguments: [String]) in
      try scratch.ibt(["lint"] + arguments).complaint.split(separator: "\n").filter { $0.hasPrefix("ibt: note: ") }
    }
    let whole = try notes([])
    #expect(whole.count == 1)
    #expect(try (1...3).flatMap { try notes(["--shard", "\($0)/3"]) } == whole)
  }

  @Test func `reports that do not fit together are refused`() throws {
    for number in 1...3 {
      _ = try scratch.ibt(
        "lint", "--shard", "\(number)/3", "--format", "json:\(number).json", "--format", "sarif:\(number).sarif",
        "--format", "json-lines:\(number).lines", "--exit-zero")
    }
    _ = try scratch.ibt("lint", "--format", "json:whole.json")
    _ = try scratch.ibt("lint", "--shard", "3/3", "--format", "json:other.json", "App")
    _ = try scratch.ibt("lint", "--shard", "3/4", "--format", "json:four.json")
    try scratch.shell("sed '$d' 3.json >cut.json; head -c 400 3.sarif >cut.sarif; : >empty; echo '{}' >none")
    try scratch.shell(#"sed 's/"version":"0[^"]*"/"version":"0.0.1"/' 3.sarif >old.sarif"#)
    try scratch.shell(#"sed 's/"version":1,/"version":2,/' 3.json >new.json"#)
    let refused = [
      ["1.json", "2.json"]: "the report of shard 3 of 3 is missing",
      ["1.json"]: "the reports of shards 2, 3 of 3 are missing",
      ["1.json", "2.json", "3.json", "2.json"]: "2.json and 2.json are both of shard 2/3",
      ["1.json", "2.sarif", "3.json"]: "1.json is JSON and 2.sarif is SARIF",
      ["1.json", "2.lines", "3.json"]: "for each of the documents and 2.lines for each of the findings",
      ["1.json", "2.json", "whole.json"]: "whole.json is not a report of `ibt lint --shard`",
      ["1.json", "2.json", "other.json"]: "are of different runs",
      ["1.json", "2.json", "four.json"]: "1.json is of shard 1/3 and four.json of shard 3/4",
      ["1.json", "2.json", "empty"]: "empty is neither JSON, SARIF nor a baseline",
      ["1.json", "2.json", "none"]: "none is neither JSON, SARIF nor a baseline",
      ["1.json", "2.json", "cut.json"]: "cut.json is damaged",
      ["1.sarif", "2.sarif", "cut.sarif"]: "cut.sarif is neither JSON, SARIF nor a baseline",
      ["1.sarif", "2.sarif", "old.sarif"]: "old.sarif is of `ibt` 0.0.1; this is ",
      ["1.json", "2.json", "new.json"]: "new.json has version 2", ["1.json", "missing"]: "missing",
    ]
    for (files, message) in refused {
      let outcome = try merge(files)
      #expect(outcome.code == 2 && outcome.output.isEmpty, "\(files)")
      #expect(outcome.complaint.split(separator: "\n").count == 1 && outcome.complaint.contains(message), "\(files)")
    }
    #expect(try merge(["1.json", "2.json", "3.json"]).code == 0)
  }

  @Test(arguments: ["-", "--statistics", "--max-warnings=3", "--prune-baseline"])
  func `what needs all findings has no parts`(_ option: String) throws {
    let outcome = try scratch.ibt("lint", "--shard", "1/2", option)
    #expect(outcome.code == 2 && outcome.complaint.contains("--shard cannot be combined with"))
  }
}
