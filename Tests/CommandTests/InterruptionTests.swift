import Foundation
import TestSupport
import Testing

@Suite struct InterruptionTests {
  /// Runs ibt and sends it a signal after a while.
  private func interrupt(_ arguments: [String], by signal: Int32, after microseconds: UInt32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    process.environment = Program.environment
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { #expect(process.terminationStatus == signal) }
  }

  /// Whenever the signal comes, all documents are the old ones or the new ones, and no other file is left.
  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted run changes all documents or none, and leaves no temporary file`(signal: Int32) throws {
    let example = try Package.example("Dashboard.storyboard")
    let old = Array(String(decoding: example, as: UTF8.self).replacing("\n", with: "\n\n").utf8)
    let new = try ScratchFolder().ibt("format", "-", input: old).output
    try #require(!new.isEmpty && new != old)
    let scratch = ScratchFolder()
    let names = (0..<60).map { "\($0).storyboard" }
    var changed = names
    var generator = SeededGenerator(seed: UInt64(signal))
    for run in 0..<100 {
      for name in changed { try scratch.write(old, name) }
      let time = UInt32.random(in: 2_000...(8_000 + 1_000 * UInt32(run)), using: &generator)
      try interrupt(["format", "--in-place", scratch.path], by: signal, after: time)
      let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
      #expect(Set(left) == Set(names))
      changed = try names.filter { try scratch.bytes($0) != old }
      #expect(changed.isEmpty || changed == names)
      #expect(try changed.allSatisfy { try scratch.bytes($0) == new })
    }
  }

  /// The new storyboard has a scene before the old one loses it.
  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func `scenes are in one storyboard or the other whenever a move is interrupted`(signal: Int32) throws {
    let scratch = ScratchFolder()
    let scenes = ["one", "two"].map { id in
      #"<scene sceneID="\(id)-s"><objects><viewController title="\(id)" id="\(id)"/></objects></scene>"#
    }
    let old = Array(Storyboard.scenes(scenes.joined(separator: "\n")).utf8)
    var generator = SeededGenerator(seed: UInt64(signal))
    for _ in 0..<60 {
      try scratch.write(old, "Main.storyboard")
      let time = UInt32.random(in: 2_000...60_000, using: &generator)
      let command = ["extract", "two", "--to", "Two.storyboard", "--in-place", scratch.path("Main.storyboard")]
      try interrupt(command, by: signal, after: time)
      let new = try? scratch.text("Two.storyboard")
      let isMoved = try scratch.bytes("Main.storyboard") != old
      if signal == SIGKILL { #expect(!isMoved || new != nil) } else { #expect(isMoved == (new != nil)) }
      if let new { #expect(new.contains(#"id="two""#)) }
      try scratch.shell("rm -f Two.storyboard .ibt-*.tmp")
    }
  }
}
