import IBWorkspace
import TestSupport
import Testing

struct UnifiedDiffTests {
  private let scratch = ScratchFolder()

  private func difference(_ old: String, _ new: String) -> String {
    unifiedDiff(old: old.bytes, new: new.bytes, oldName: "old", newName: "new")
  }

  /// The output of git for the texts, without its own lines before the first hunk and the text after the second `@@`.
  private func expectation(_ old: String, _ new: String, options: String = "") throws -> String {
    try scratch.write(["old": old, "new": new])
    let output = try scratch.shell("git diff --no-index --no-indent-heuristic --no-color \(options) old new").output
    // A carriage return and a line feed are one character of a string.
    let lines = output.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let hunks = lines.drop { !$0.hasPrefix("@@") }.map(withoutHeading)
    return hunks.isEmpty ? "" : (["--- old", "+++ new"] + hunks).joined(separator: "\n")
  }

  private func withoutHeading(_ line: String) -> String {
    guard line.hasPrefix("@@"), let end = line.dropFirst(2).firstRange(of: " @@")?.upperBound else { return line }
    return String(line[..<end])
  }

  @Test func `equal texts have no difference`() { #expect(difference("a\nb", "a\nb") == "") }

  @Test(arguments: [
    ("", "a\n"), ("a\n", ""), ("a", "a\n"), ("a\n", "a"), ("a", "b"), ("a\r\n", "a\n"), ("\n\n", "\n"),
    ("a\nb\nc\n", "a\nc\n"), ("a\nb\n", "a\nb\nb\n"), ("a\n{\n}\n", "a\n{\n}\n{\n}\n"),
  ]) func `small differences print as git prints them`(old: String, new: String) throws {
    #expect(difference(old, new) == (try expectation(old, new)))
  }

  @Test(arguments: [5, 6, 7, 8]) func `changes share a hunk up to six unchanged lines apart`(distance: Int) throws {
    let between = (0..<distance).map { "line \($0)\n" }.joined()
    let old = "p\nq\nr\ns\na\n\(between)b\nt\nu\nv\nw\n"
    let new = "p\nq\nr\ns\nA\n\(between)B\nt\nu\nv\nw\n"
    #expect(difference(old, new) == (try expectation(old, new)))
  }

  @Test(arguments: UInt64(1)...40)
  func `distinct lines with a few edits print as git prints them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 1...200, using: &random)).map { "line \($0)\n" }
    var new = old
    for _ in 0..<Int.random(in: 1...10, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random), index < new.count {
        new.remove(at: index)
      } else {
        new.insert("new \(index)\n", at: index)
      }
    }
    #expect(difference(old.joined(), new.joined()) == (try expectation(old.joined(), new.joined())), "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...30)
  func `the difference of random texts turns the old one into the new`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = text(&random)
    let new = text(&random)
    try scratch.write(old, "text")
    try scratch.write(unifiedDiff(old: old.bytes, new: new.bytes, oldName: "text", newName: "text"), "patch")
    let outcome = try scratch.shell("test ! -s patch || git apply -p0 patch")
    #expect(outcome.exitCode == 0, "seed \(seed): \(outcome.output)")
    #expect(try scratch.text("text") == new, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...30) func `no more lines change than by minimal diff`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (text(&random), text(&random))
    let minimal = try expectation(old, new, options: "--minimal")
    #expect(changedLines(difference(old, new)) == changedLines(minimal), "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...30) func `git apply accepts every patch`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var files: [(name: String, new: String)] = []
    var patches = ""
    for index in 0..<3 {
      let (old, new) = (text(&random), text(&random))
      let name = "\(self.name(&random))\(index)"
      try scratch.write(old, name)
      patches += patch(of: Bool.random(using: &random) ? name : "./" + name, old: old.bytes, new: new.bytes)
      files.append((name, new))
    }
    try scratch.write(patches, ".patch")
    let outcome = try scratch.shell("test ! -s .patch || git apply .patch")
    #expect(outcome.exitCode == 0, "seed \(seed): \(outcome.output)")
    for file in files { #expect(try scratch.text(file.name) == file.new, "seed \(seed): \(file.name)") }
  }

  /// The name of a file, in a folder now and then, with characters that shells and patches treat specially.
  private func name(_ random: inout SeededGenerator) -> String {
    let characters = Array("ab -\t\"'\\é日\u{7F}\u{1}\u{9B}\u{202E}$;#@+*?[{~|&<>\n")
    let name = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      characters[Int.random(in: characters.indices, using: &random)]
    }
    return (Bool.random(using: &random) ? "folder/" : "") + String(name)
  }

  @Test func `texts that share shuffled lines take linear space and end soon`() throws {
    var random = SeededGenerator(seed: 7)
    let lines = (0..<3_000).map { "line \($0)\n" }
    let shuffled = lines.shuffled(using: &random)
    try scratch.write(lines.joined(), "text")
    let difference = unifiedDiff(
      old: lines.joined().bytes, new: shuffled.joined().bytes, oldName: "text", newName: "text")
    try scratch.write(difference, "patch")
    try scratch.shell("git apply -p0 patch")
    #expect(try scratch.text("text") == shuffled.joined())
  }

  /// Few different lines, so that they repeat, and now and then no end to the last one.
  private func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...60, using: &random)
    let end = Int.random(in: 0...3, using: &random) == 0 ? "\r\n" : "\n"
    let lines = (0..<count).map { _ in "abcdefgh".prefix(Int.random(in: 0...6, using: &random)) }
    return lines.joined(separator: end) + (Bool.random(using: &random) && count > 0 ? "\n" : "")
  }

  private func changedLines(_ difference: String) -> Int {
    difference.split(separator: "\n").count { $0.hasPrefix("+") || $0.hasPrefix("-") }
  }
}
