/// What is known about the kinds of elements and their attributes, read from the files in `Sources/IBModel/Tables`. Each file of kinds has
/// rows of an element, what the row is about, and its columns; `Tables/README.md` describes them.
///
/// The Swift files made from them have the same data by module and subject.
public struct FormatTables: Sendable {
  /// What a row of a kind is about.
  enum Subject: String, CaseIterable {
    case constant, kind, places, attributes, children, attributeOrder, childOrder, value, keyPath

    /// The numbers of columns a row can have, without the element and the subject.
    var columns: ClosedRange<Int> {
      switch self {
      case .constant: 1...1
      case .kind: 8...8
      case .places, .children, .attributeOrder, .childOrder: 3...3
      case .attributes: 2...2
      case .value: 4...4
      case .keyPath: 3...4
      }
    }
  }

  /// A row of a kind.
  struct Row: Equatable {
    var element: String
    var columns: [String]
  }

  /// Why the tables cannot be used.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    /// The file and what is wrong in it.
    public let description: String
  }

  /// The files of kinds, by what the kinds are.
  static let kindFiles = ["Controls", "Views", "Controllers", "Cells", "Objects", "Values"]
  /// Attributes that mean the same on every element, classes that no kind has, names that code refers to, and new objects.
  static let otherFiles = ["Attributes", "Classes", "Names", "NewObjects"]
  /// The key paths of every view are rows of no element.
  static let everyView = "*view"

  private var rows: [Subject: [Row]] = [:]
  private(set) var attributes: [[String]] = []
  private(set) var classes: [[String]] = []
  private(set) var names: [String] = []
  private(set) var newObjects: [[String]] = []

  /// Reads the tables.
  /// - Parameter contents: the text of a file of `Sources/IBModel/Tables`, by its name.
  public init(_ contents: (String) throws -> String) throws {
    for file in FormatTables.kindFiles {
      for line in try FormatTables.lines(of: file, contents) { try add(line, of: file) }
    }
    attributes = try FormatTables.lines(of: "Attributes", columns: 4, contents)
    classes = try FormatTables.lines(of: "Classes", columns: 2, contents)
    newObjects = try FormatTables.lines(of: "NewObjects", columns: 3, allowsQuotes: true, contents)
    names = try FormatTables.lines(of: "Names", columns: 1, contents).map { $0[0] }
    for subject in rows.keys {
      rows[subject]?.sortStably { $0.element.utf8.lexicographicallyPrecedes($1.element.utf8) }
    }
    try check()
  }

  /// The rows about a subject by element; those of an element are in the order of the file.
  func rows(_ subject: Subject) -> [Row] { rows[subject] ?? [] }

  private mutating func add(_ line: [String], of file: String) throws {
    guard line.count > 2, let subject = Subject(rawValue: line[1]), subject.columns.contains(line.count - 2) else {
      throw Fault(description: "\(file).tsv: not a row of a kind: \(line.joined(separator: " "))")
    }
    rows[subject, default: []].append(Row(element: line[0], columns: Array(line[2...])))
  }

  /// The columns of the lines of a file.
  private static func lines(
    of file: String, columns: Int? = nil, allowsQuotes: Bool = false, _ contents: (String) throws -> String
  ) throws -> [[String]] {
    try contents("\(file).tsv").split(separator: "\n").map { line in
      let line = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let isWhole = columns.map { $0 == line.count } ?? true
      let isPlain = line.allSatisfy { !$0.isEmpty && !$0.contains("\\") && (allowsQuotes || !$0.contains("\"")) }
      guard isWhole, isPlain else {
        throw Fault(description: "\(file).tsv: not a row: \(line.joined(separator: " "))")
      }
      return line
    }
  }

  private func check() throws {
    let kinds = rows(.kind).map(\.element)
    let known = Set(kinds)
    guard known.count == kinds.count else {
      let twice = Dictionary(grouping: kinds) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      throw Fault(description: "more than one row `kind`: \(twice.joined(separator: " "))")
    }
    for subject in Subject.allCases {
      if let row = rows(subject).first(where: { !known.contains($0.element) && $0.element != FormatTables.everyView }) {
        throw Fault(description: "no row `kind` for \(row.element)")
      }
    }
  }
}

extension Array {
  /// Sorts so that what is equal keeps its order, which the standard library does not promise.
  fileprivate mutating func sortStably(by precedes: (Element, Element) -> Bool) {
    self = enumerated().sorted { left, right in
      precedes(left.element, right.element) || !precedes(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }
}
