/// A table of measured numbers, as `Sources/IBScene/Tables` has it: one line for each, columns separated by tabs.
public struct NumberFile: Sendable {
  /// The tables, in their order.
  public static let names = ["AppKit", "UIKit", "Bars", "Margins", "Symbols", "Fonts"]

  /// The columns, in their order.
  public static let columns = [
    "control", "variant", "metric", "from", "before", "value", "documents", "projects", "against", "source",
  ]

  /// The columns that layouts need.
  private static let needed = ["control", "variant", "metric", "from", "before", "value", "source"]

  /// The name of the file without `.tsv`.
  public var name: String
  /// The cells of each line below the heads.
  public private(set) var lines: [[String]] = []

  /// Reads a table; nil if its heads are others.
  public init?(name: String, _ text: String) {
    self.name = name
    var lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard lines.first == NumberFile.columns, lines.allSatisfy({ $0.count == NumberFile.columns.count }) else {
      return nil
    }
    lines.removeFirst()
    self.lines = lines
  }

  /// What the table says in one of its columns, line by line.
  public func cells(_ column: String) -> [String] {
    NumberFile.columns.firstIndex(of: column).map { index in lines.map { $0[index] } } ?? []
  }

  /// The Swift file that has what layouts need of some tables.
  public static func source(of files: [NumberFile]) -> String {
    let positions = needed.compactMap { columns.firstIndex(of: $0) }
    let names = files.map { (file: $0, constant: constant($0.name)) }
    var text = "// swift-format-ignore-file\n\n"
    text +=
      "/// The tables of `Sources/IBScene/Tables`, written by `tools/ibt-dev numbers`. Columns: \(needed.joined(separator: ", ")).\n"
    text += "enum NumberTexts {\n  static let all: [(table: MeasuredNumber.Table, text: StaticString)] = [\n"
    for (_, constant) in names { text += "    (.\(constant), \(constant)),\n" }
    text += "  ]\n"
    for (file, constant) in names {
      text += "\n  private static let \(constant): StaticString = \"\"\"\n"
      for line in file.lines { text += "    " + positions.map { line[$0] }.joined(separator: "\t") + "\n" }
      text += "    \"\"\"\n"
    }
    return text + "}\n"
  }

  /// `AppKit` as Swift writes it: `appKit`.
  private static func constant(_ name: String) -> String {
    if name == "UIKit" { return "uiKit" }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
