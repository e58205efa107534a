import Foundation
import TestSupport
import Testing

@Suite struct InterruptionTests {
  /// Whenever the signal comes, each document is the old one or the new one, and no other file is left.
  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted run leaves no temporary file and no half-written document`(signal: Int32) throws {
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
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Program.path)
      process.arguments = ["format", "--in-place", scratch.path]
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32.random(in: 2_000...(8_000 + 1_000 * UInt32(run)), using: &generator))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { #expect(process.terminationStatus == signal) }
      let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
      #expect(Set(left) == Set(names))
      changed = try names.filter { try scratch.bytes($0) != old }
      #expect(try changed.allSatisfy { try scratch.bytes($0) == new })
    }
  }
}
