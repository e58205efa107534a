import ArgumentParser
import IBLayout
import IBModel
import IBSolver
import IBWorkspace

/// `ibt-dev solver`: the runs of `tools/bench solver` and `tools/solver-check`.
struct SolverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver", abstract: "Solve systems of rows that are written as text.",
    subcommands: [Time.self, Values.self, Generate.self, Export.self])

  /// The argument for a file of systems.
  struct Input: ParsableArguments {
    @Argument(help: "A file of systems.")
    var file: String

    func systems() throws -> [SystemText] {
      try SystemText.all(in: String(decoding: try FileBytes.read(file), as: UTF8.self))
    }
  }

  struct Time: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: """
        Measure each system: its name, number of rows, nanoseconds of a solve, a resize and a swap, and its conflicts.
        """)

    @OptionGroup var input: Input

    func run() throws {
      var timing = SolverTiming()
      for system in try input.systems() {
        let result = try timing.measure(system)
        let times = "\(result.solve) \(result.resize) \(result.swap)"
        print("\(system.name) \(system.system.rows.count) \(times) \(result.conflicts)")
      }
    }
  }

  struct Values: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print what each system solves to: its name, the number of its conflicts, the values.")

    @OptionGroup var input: Input

    func run() throws {
      let solver = Solver()
      for system in try input.systems() {
        let solution = try solver.solve(system.system, width: system.width, height: system.height)
        let values = solution.values.map { "\($0)" }.joined(separator: " ")
        print("\(system.name) \(solution.conflicts.count) \(values)")
      }
    }
  }

  struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Write systems of layouts with a number of views.")

    /// Larger layouts do not occur and take too much memory.
    private static let largest = 1_000_000

    @Argument(help: "How many views.")
    var views: [Int]

    func validate() throws {
      guard views.allSatisfy({ (1...Generate.largest).contains($0) }) else {
        throw ValidationError("the number of views must be between 1 and \(Generate.largest)")
      }
    }

    func run() throws {
      for count in views {
        for shape in ModelScene.Shape.allCases {
          print(ModelScene.system(shape, views: count).text, terminator: "")
        }
      }
    }
  }

  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the systems of documents on the canvas; of equal ones the first, and none without rows.")

    @Argument(help: "A file with one path per line.")
    var list: String

    @Flag(help: "Leave out the weak rows that keep stored frames where nothing else determines them.")
    var withoutStays = false

    func run() throws {
      let engine = LayoutEngine()
      var seen: Set<String> = []
      for path in try PathList(at: list).paths {
        guard let document = try? Document(parsing: try FileBytes.read(path)) else { continue }
        for tree in engine.systems(of: document, stays: !withoutStays) where !tree.system.rows.isEmpty {
          var output = SystemText(name: "", system: tree.system, width: tree.size.width, height: tree.size.height)
          guard seen.insert(output.text).inserted else { continue }
          output.name = "\(path)#\(tree.root.id)".replacing(" ", with: "_")
          print(output.text, terminator: "")
        }
      }
    }
  }
}
