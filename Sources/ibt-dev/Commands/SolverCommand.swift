import ArgumentParser
import IBDevelopment
import IBLayout
import IBModel
import IBSolver
import IBWorkspace

/// `ibt-dev solver`: the runs of `tools/solver-check`.
struct SolverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver", abstract: "Solve systems of rows that are written as text.",
    subcommands: [Values.self, Export.self])

  /// The argument for a file of systems.
  struct Input: ParsableArguments {
    @Argument(help: "A file of systems.")
    var file: String

    func systems() throws -> [SystemText] {
      try SystemText.all(in: String(decoding: try FileBytes.read(file), as: UTF8.self))
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
