import ArgumentParser
import IBLayout
import IBModel
import IBScene
import IBSolver
import IBWorkspace

/// `ibt benchmark-solver`: what `tools/bench solver` and `tools/solver-check` run. Not shown in help.
struct SolverBenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-solver", abstract: "Solves systems of rows written as text.", shouldDisplay: false,
    subcommands: [Time.self, Values.self, Generate.self, Export.self])

  /// Says how long each system takes: its name, its rows, nanoseconds of a solve, a resize and a swap, its conflicts.
  struct Time: ParsableCommand {
    @Argument(help: "A file of systems.")
    var file: String

    func run() throws {
      var timing = SolverTiming()
      for input in SystemText.all(in: String(decoding: try FileBytes.read(file), as: UTF8.self)) {
        let result = try timing.measure(input)
        let times = "\(result.solve) \(result.resize) \(result.swap)"
        Terminal.print("\(input.name) \(input.system.rows.count) \(times) \(result.conflicts)")
      }
    }
  }

  /// Says what each system solves to: its name, the number of its conflicts, the values.
  struct Values: ParsableCommand {
    @Argument(help: "A file of systems.")
    var file: String

    func run() throws {
      let solver = Solver()
      for input in SystemText.all(in: String(decoding: try FileBytes.read(file), as: UTF8.self)) {
        let solution = try solver.solve(input.system, width: input.width, height: input.height)
        let values = solution.values.map { "\($0)" }.joined(separator: " ")
        Terminal.print("\(input.name) \(solution.conflicts.count) \(values)")
      }
    }
  }

  /// Writes systems as layouts of a number of views make them.
  struct Generate: ParsableCommand {
    @Argument(help: "How many views.")
    var views: [Int]

    func run() throws {
      for count in views where count > 0 {
        for shape in ModelScene.Shape.allCases {
          Terminal.write(ModelScene.system(shape, views: count).text)
        }
      }
    }
  }

  /// Writes the systems documents are laid out by on the canvas; of equal ones the first, and none without rows.
  struct Export: ParsableCommand {
    @Argument(help: "A file with one path a line.")
    var list: String

    @Flag(help: "Leave out the weak rows that keep stored frames where nothing else determines them.")
    var withoutStays = false

    func run() throws {
      let engine = LayoutEngine()
      var seen: Set<String> = []
      for path in String(decoding: try FileBytes.read(list), as: UTF8.self).split(separator: "\n") {
        guard let document = try? Document(parsing: try FileBytes.read(String(path))) else { continue }
        for tree in engine.systems(of: document, stays: !withoutStays) where !tree.system.rows.isEmpty {
          var output = SystemText(name: "", system: tree.system, width: tree.size.width, height: tree.size.height)
          guard seen.insert(output.text).inserted else { continue }
          output.name = "\(path)#\(tree.root.id)".replacing(" ", with: "_")
          Terminal.write(output.text)
        }
      }
    }
  }
}
