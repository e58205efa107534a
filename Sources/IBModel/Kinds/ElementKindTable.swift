import CTables
import IBXML

/// The properties of element kinds. The data are `Sources/IBModel/Tables/Kinds.tsv`.
struct ElementKindTable: Sendable {
  /// Rows have no references, so reading one copies a few bytes.
  struct Row: Sendable {
    var platforms: PlatformSet = []
    var category = ObjectCategory.other
    var roles: Roles = []
    var uiKitAxes: AxisSet = []
    var appKitAxes: AxisSet = []
    var control: ControlKind?
    var classes = 0
  }

  /// The class of a kind and its superclasses, separated by colons; empty without class.
  struct Classes: Sendable {
    var uiKit: TableText
    var appKit: TableText
  }

  struct PlatformSet: OptionSet, Sendable {
    var rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ platform: Platform) {
      switch platform {
      case .iOS: rawValue = 1
      case .macOS: rawValue = 1 << 1
      case .tvOS: rawValue = 1 << 2
      case .watchOS: rawValue = 1 << 3
      }
    }
  }

  struct Roles: OptionSet, Sendable {
    var rawValue: UInt16
    static let view = Roles(rawValue: 1)
    static let uiKitView = Roles(rawValue: 1 << 1)
    static let viewTree = Roles(rawValue: 1 << 2)
    static let flipped = Roles(rawValue: 1 << 3)
    static let rows = Roles(rawValue: 1 << 4)
    static let cell = Roles(rawValue: 1 << 5)
    static let interactive = Roles(rawValue: 1 << 6)
    static let needsAction = Roles(rawValue: 1 << 7)
    static let closed = Roles(rawValue: 1 << 9)
    static let arranges = Roles(rawValue: 1 << 10)
    static let plain = Roles(rawValue: 1 << 11)
    /// At least 300 of 5,721 public documents have such elements.
    static let common = Roles(rawValue: 1 << 8)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init?(word: TableText) {
      switch word {
      case "view": self = .view
      case "uiKitView": self = .uiKitView
      case "viewTree": self = .viewTree
      case "flipped": self = .flipped
      case "rows": self = .rows
      case "cell": self = .cell
      case "interactive": self = .interactive
      case "needsAction": self = .needsAction
      case "closed": self = .closed
      case "arranges": self = .arranges
      case "plain": self = .plain
      case "common": self = .common
      default: return nil
      }
    }
  }

  private(set) var rows = NameMap<Row>()
  /// In the order of the table, which sorts them by name.
  private(set) var kinds: [ElementKind] = []
  private(set) var classes: [Classes] = []
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = ElementKindTable(TableText(.kinds))

  static let kindsByClass: [String: [ElementKind]] = {
    var kinds: [String: [ElementKind]] = [:]
    for kind in ElementKind.all {
      for className in Set([Platform.iOS, .macOS].compactMap(kind.className)) {
        kinds[className, default: []].append(kind)
      }
    }
    return kinds
  }()

  init(_ table: TableText) {
    for line in table.lines {
      let columns = line.columns().map { $0 == "-" ? TableText("") : $0 }
      guard var row = Row(columns) else {
        unreadable.append(String(line))
        continue
      }
      row.classes = classes.count
      classes.append(Classes(uiKit: columns[2], appKit: columns[3]))
      let kind = ElementKind(Name(columns[0]))
      rows[kind.name] = row
      kinds.append(kind)
    }
  }
}

extension ElementKindTable.Row {
  init?(_ columns: [TableText]) {
    guard columns.count == 9 else { return nil }
    for word in columns[1].words {
      guard let platform = Platform(rawValue: String(word)) else { return nil }
      platforms.insert(ElementKindTable.PlatformSet(platform))
    }
    guard let category = ObjectCategory(rawValue: String(columns[4])) else { return nil }
    self.category = category
    for word in columns[5].words {
      guard let role = ElementKindTable.Roles(word: word) else { return nil }
      roles.insert(role)
    }
    guard let uiKitAxes = AxisSet(word: columns[6]), let appKitAxes = AxisSet(word: columns[7]) else { return nil }
    (self.uiKitAxes, self.appKitAxes) = (uiKitAxes, appKitAxes)
    control = ControlKind(rawValue: String(columns[8]))
    if control == nil, !columns[8].isEmpty { return nil }
  }
}

extension AxisSet {
  fileprivate init?(word: TableText) {
    switch word {
    case "": self = []
    case "both": self = .both
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default: return nil
    }
  }
}
