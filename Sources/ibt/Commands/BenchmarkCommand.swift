import ArgumentParser
import IBModel
import IBWorkspace

/// `ibt benchmark`: what `tools/bench` times. Not shown in help.
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark", abstract: "Reads documents one after another on one thread and says how many.",
    shouldDisplay: false)

  @Argument(help: "A file with one path a line.")
  var list: String

  @Option(help: "How often each document is parsed.")
  var repeats = 1

  func run() throws {
    var count = 0
    for path in String(decoding: try FileBytes.read(list), as: UTF8.self).split(separator: "\n") {
      let bytes = try FileBytes.read(String(path))
      for _ in 0..<repeats { if (try? Document(parsing: bytes)) != nil { count += 1 } }
    }
    Terminal.print("\(count)")
  }
}
