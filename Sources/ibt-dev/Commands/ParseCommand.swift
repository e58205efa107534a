import ArgumentParser
import IBModel
import IBWorkspace

/// `ibt-dev parse`: the timing of `tools/bench`.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: "Parse documents one after another on one thread and print how many.")

  @Argument(help: "A file with one path per line.")
  var list: String

  @Option(help: "How often each document is parsed.")
  var repeats = 1

  func validate() throws {
    if repeats < 1 { throw ValidationError("--repeats must be at least 1") }
  }

  func run() throws {
    var count = 0
    for path in try PathList(at: list).paths {
      let bytes = try FileBytes.read(path)
      for _ in 0..<repeats { if (try? Document(parsing: bytes)) != nil { count += 1 } }
    }
    print(count)
  }
}

/// A file with one path per line.
struct PathList {
  let paths: [String]

  init(at path: String) throws {
    paths = String(decoding: try FileBytes.read(path), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
