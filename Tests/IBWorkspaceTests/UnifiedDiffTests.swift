import Foundation
import Testing

@testable import IBWorkspace

struct UnifiedDiffTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func difference(_ old: String, _ new: String) -> String {
    unifiedDiff(old: old.bytes, new: new.bytes, oldName: "old", newName: "new")
  }

  /// What `diff -u` prints for the texts.
  private func expectation(_ old: String, _ new: String) throws -> String {
    try scratch.write(old, "old")
    try scratch.write(new, "new")
    return try scratch.shell("diff -u --label old --label new old new").output
  }

  @Test func `equal texts have no difference`() {
    #expect(difference("a\nb", "a\nb") == "")
  }

  @Test(arguments: [
    ("", "a\n"), ("a\n", ""), ("a", "a\n"), ("a\n", "a"), ("a", "b"), ("a\r\n", "a\n"), ("\n\n", "\n"),
    ("a\nb\nc\n", "a\nc\n"), ("a\nb\n", "a\nb\nb\n"), ("a\n{\n}\n", "a\n{\n}\n{\n}\n"),
  ])
  func `small differences print as diff prints them`(old: String, new: String) throws {
    #expect(difference(old, new) == (try expectation(old, new)))
  }

  @Test(arguments: [5, 6, 7, 8])
  func `changes share a hunk up to six unchanged lines apart`(distance: Int) throws {
    let between = (0..<distance).map { "line \($0)\n" }.joined()
    let old = "p\nq\nr\ns\na\n\(between)b\nt\nu\nv\nw\n"
    let new = "p\nq\nr\ns\nA\n\(between)B\nt\nu\nv\nw\n"
    #expect(difference(old, new) == (try expectation(old, new)))
  }

  @Test(arguments: UInt64(1)...40)
  func `distinct lines with a few edits print as diff prints them`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
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

  @Test(arguments: UInt64(1)...60)
  func `the difference of random texts turns the old one into the new`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let old = text(&random)
    let new = text(&random)
    try scratch.write(old, "text")
    try scratch.write(difference(old, new), "patch")
    let outcome = try scratch.shell("test ! -s patch || patch --silent --fuzz=0 text patch")
    #expect(outcome.exitCode == 0, "seed \(seed): \(outcome.output)")
    // An emptied file is removed by patch.
    #expect((try? scratch.text("text")) ?? "" == new, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...60)
  func `no more lines change than by minimal diff`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let (old, new) = (text(&random), text(&random))
    try scratch.write(old, "old")
    try scratch.write(new, "new")
    let minimal = try scratch.shell("diff -u --minimal --label old --label new old new").output
    #expect(changedLines(difference(old, new)) == changedLines(minimal), "seed \(seed)")
  }

  @Test func `texts that share shuffled lines take linear space and end soon`() throws {
    var random = Seeded(seed: 7)
    let lines = (0..<3_000).map { "line \($0)\n" }
    let shuffled = lines.shuffled(using: &random)
    try scratch.write(lines.joined(), "text")
    try scratch.write(difference(lines.joined(), shuffled.joined()), "patch")
    try scratch.shell("patch --silent --fuzz=0 text patch")
    #expect(try scratch.text("text") == shuffled.joined())
  }

  /// Few different lines, so that they repeat, and now and then no end to the last one.
  private func text(_ random: inout Seeded) -> String {
    let count = Int.random(in: 0...60, using: &random)
    let lines = (0..<count).map { _ in "abcdefgh".prefix(Int.random(in: 0...6, using: &random)) }
    return lines.joined(separator: "\n") + (Bool.random(using: &random) && count > 0 ? "\n" : "")
  }

  private func changedLines(_ difference: String) -> Int {
    difference.split(separator: "\n").count { $0.hasPrefix("+") || $0.hasPrefix("-") }
  }
}

/// SplitMix64, by S. Vigna.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
