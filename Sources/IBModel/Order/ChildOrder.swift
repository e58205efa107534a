import CTables
import IBBase
import IBXML

/// The order in which Xcode writes the children of an element. The data are `Sources/IBModel/Tables/Children.tsv`.
package enum ChildOrder {
  /// The release from which some children are in another place.
  static let turningPoint: XcodeVersion = .v12

  /// Returns the existing child that follows a new one; nil for the end.
  package static func place(of child: NewElement, in parent: Element, of document: Document) -> Element? {
    place(of: Slot(child.name, key: child[.key]), in: parent, of: document)
  }

  /// Unknown children follow in their own order.
  package static func sorted(_ children: [NewElement], of element: Name, in document: Document) -> [NewElement] {
    let order = slots(of: element, in: document)
    return children.ordered { order.rank(of: Slot($0.name, key: $0[.key])) ?? Int.max }
  }

  /// Returns names and roles in Xcode's order, without variations, whose roles are traits.
  package static func known(in element: Name, of document: Document) -> [(name: Name, key: String)] {
    slots(of: element, in: document).inOrder.filter { $0.key != "*" }.map { ($0.name, $0.key) }
  }

  /// Whether an element is known to have a child with a role; true for an element whose children are not known.
  static func mayHave(_ role: String, in element: Name) -> Bool {
    let orders = Platform.allCases.flatMap { platform in
      [SlotTable.Era.before, .since].compactMap { SlotTable.children[platform, $0, element] }
    }
    return orders.isEmpty || orders.contains { order in order.inOrder.contains { $0.key == role } }
  }

  /// Unknown children come last. The members of a list keep the order in which they were added.
  static func rank(of child: NewElement, in parent: Element, of document: Document) -> Int {
    guard parent.attribute(.id) != nil || parent.name == .variation else { return 0 }
    return slots(of: parent.name, in: document).rank(of: Slot(child.name, key: child[.key])) ?? Int.max
  }

  static func rank(of slot: Slot, in element: Name, of document: Document) -> Int? {
    slots(of: element, in: document).rank(of: slot)
  }

  package static func rank(of child: Element, in parent: Name, of document: Document) -> Int? {
    rank(of: Slot(child), in: parent, of: document)
  }

  static func place(of slot: Slot, in parent: Element, of document: Document) -> Element? {
    let order = slots(of: parent.name, in: document)
    guard let rank = order.rank(of: slot) else { return nil }
    return parent.children.first { order.rank(of: Slot($0.name, key: $0[.key])).map { $0 > rank } ?? false }
  }

  private static func slots(of element: Name, in document: Document) -> SlotOrder {
    let era: SlotTable.Era = document.canonicalVersion < turningPoint ? .before : .since
    let table = SlotTable.children
    return table[document.platform, era, element] ?? table[document.platform, era.other, element]
      ?? table[.iOS, era, element] ?? table[document.platform, era, .view] ?? SlotOrder([])
  }

  struct Slot: Hashable, Sendable {
    var name: Name
    var key: String

    init(_ name: Name, key: String?) {
      self.name = name
      self.key = key ?? ""
    }
  }
}

struct SlotOrder: Sendable {
  private var ranks: [ChildOrder.Slot: Int] = [:]

  /// The children that end every object. They take precedence over the measured rows of rare elements.
  private static let tail: [Name] = [.userDefinedRuntimeAttributes, .variation, .connections]

  init(_ tokens: [TableText]) {
    let slots = tokens.map(ChildOrder.Slot.init(token:))
    for (rank, slot) in slots.enumerated() { ranks[slot] = rank }
    guard !slots.isEmpty else { return }
    for (rank, name) in SlotOrder.tail.enumerated() {
      ranks[ChildOrder.Slot(name, key: name == .variation ? "*" : nil)] = slots.count + rank
    }
    let canvasLocation = ChildOrder.Slot("point", key: "canvasLocation")
    if ranks[canvasLocation] != nil { ranks[canvasLocation] = slots.count + SlotOrder.tail.count }
  }

  var inOrder: [ChildOrder.Slot] { ranks.sorted { $0.value < $1.value }.map(\.key) }

  func rank(of slot: ChildOrder.Slot) -> Int? {
    ranks[slot] ?? ranks[ChildOrder.Slot(slot.name, key: "*")] ?? ranks[ChildOrder.Slot(slot.name, key: nil)]
  }
}

struct SlotTable: Sendable {
  enum Era: Sendable {
    case before, since

    /// Reads `<v12` or `>=v12`.
    init?(_ column: String) {
      switch column {
      case "<\(ChildOrder.turningPoint)": self = .before
      case ">=\(ChildOrder.turningPoint)": self = .since
      default: return nil
      }
    }

    var other: Era { self == .before ? .since : .before }
  }

  private var orders: [Platform: [Era: [Name: SlotOrder]]] = [:]
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let children = SlotTable(TableText(.children))

  init(_ table: TableText) {
    for line in table.lines {
      let columns = line.columns(keepingEmpty: true)
      guard columns.count == 4, let platform = Platform(tableName: columns[0]), let era = Era(String(columns[1])) else {
        unreadable.append(String(line))
        continue
      }
      let order = SlotOrder(columns[3].words)
      orders[platform, default: [:]][era, default: [:]][Name(columns[2])] = order
    }
  }

  subscript(platform: Platform, era: Era, element: Name) -> SlotOrder? { orders[platform]?[era]?[element] }
}
