import IBXML

/// What is known about each element kind. The data is in `ElementKindTable+Rows.swift`.
struct ElementKindTable: Sendable {
  struct Row: Sendable {
    var platforms: Set<Platform> = []
    /// The class and those it inherits from, separated by colons; empty without class.
    var uiKitClasses = ""
    var appKitClasses = ""
    var category = ObjectCategory.other
    var roles: Roles = []
    var uiKitAxes: AxisSet = []
    var appKitAxes: AxisSet = []
    var control: ControlKind?
  }

  struct Roles: OptionSet, Sendable {
    var rawValue: UInt8
    static let view = Roles(rawValue: 1)
    static let uiKitView = Roles(rawValue: 1 << 1)
    static let viewTree = Roles(rawValue: 1 << 2)
    static let flipped = Roles(rawValue: 1 << 3)
    static let rows = Roles(rawValue: 1 << 4)
    static let cell = Roles(rawValue: 1 << 5)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init?(word: Substring) {
      switch word {
      case "view": self = .view
      case "uiKitView": self = .uiKitView
      case "viewTree": self = .viewTree
      case "flipped": self = .flipped
      case "rows": self = .rows
      case "cell": self = .cell
      default: return nil
      }
    }
  }

  private(set) var rows: [Name: Row] = [:]
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = ElementKindTable(text)

  init(_ text: StaticString) {
    for line in text.description.split(separator: "\n") {
      let columns = line.split(separator: "\t")
      if let row = Row(columns) { rows[Name(String(columns[0]))] = row } else { unreadable.append(String(line)) }
    }
  }
}

extension ElementKindTable.Row {
  init?(_ columns: [Substring]) {
    guard columns.count == 9 else { return nil }
    let filled = columns.map { $0 == "-" ? "" : $0 }
    let words = filled[1].split(separator: " ")
    platforms = Set(words.compactMap { Platform(rawValue: String($0)) })
    (uiKitClasses, appKitClasses) = (String(filled[2]), String(filled[3]))
    guard platforms.count == words.count, let category = ObjectCategory(rawValue: String(filled[4])) else { return nil }
    self.category = category
    for word in filled[5].split(separator: " ") {
      guard let role = ElementKindTable.Roles(word: word) else { return nil }
      roles.insert(role)
    }
    guard let uiKitAxes = AxisSet(word: filled[6]), let appKitAxes = AxisSet(word: filled[7]) else { return nil }
    (self.uiKitAxes, self.appKitAxes) = (uiKitAxes, appKitAxes)
    control = ControlKind(rawValue: String(filled[8]))
    if control == nil, !filled[8].isEmpty { return nil }
  }
}

extension AxisSet {
  fileprivate init?(word: Substring) {
    switch word {
    case "": self = []
    case "both": self = .both
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default: return nil
    }
  }
}
