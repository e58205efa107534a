import IBModel

/// The rows of a section as lines for people: changes that several objects share are combined, and short changes of an
/// object are put on one line.
struct ChangeLines {
  /// A name and a text. Only the first of several lines about an object has the name.
  struct Line {
    var name: String
    var text: String
  }

  private(set) var lines: [Line] = []
  private let rows: [ChangesSection.Row]
  /// The rows of several objects with the same text, by the first of them.
  private var shared: [Int: [Int]] = [:]
  /// The names that two objects share.
  private var ambiguousNames: Set<String> = []

  init(_ rows: [ChangesSection.Row]) {
    self.rows = rows
    let objects = Dictionary(grouping: rows.filter { !$0.isEquation }, by: \.name).mapValues { Set($0.map(\.object)) }
    ambiguousNames = Set(objects.filter { $0.value.count > 1 }.keys)
    for members in Dictionary(grouping: rows.indices, by: { rows[$0].text }).values {
      let isShared = members.allSatisfy { rows[$0].isValue }
      if isShared, Set(members.map { rows[$0].object }).count >= ChangeLines.leastObjects, let first = members.first {
        shared[first] = members
      }
    }
    addLines()
  }

  /// The number of objects with the same change from which they share a line.
  private static let leastObjects = 3
  /// The maximum width of combined changes, in characters.
  private static let mostTogether = 72

  private mutating func addLines() {
    let later = Set(shared.values.joined())
    // The object of the last line; nil for several.
    var current: Int?
    for (index, row) in rows.enumerated() {
      if let members = shared[index] {
        addShared(members)
        current = nil
      } else if !later.contains(index) {
        add(row, isSame: current.map { isSame(rows[$0], row) } ?? false)
        current = index
      }
    }
  }

  /// Equations name their objects themselves.
  private func isSame(_ first: ChangesSection.Row, _ second: ChangesSection.Row) -> Bool {
    first.name == second.name && (first.object == second.object || first.isEquation && second.isEquation)
  }

  private mutating func add(_ row: ChangesSection.Row, isSame: Bool) {
    let name =
      ambiguousNames.contains(row.name) && !row.isEquation ? "\(row.name) \(row.object?.rawValue ?? "")" : row.name
    guard isSame, !row.text.isEmpty, let last = lines.last, !last.text.isEmpty else {
      return lines.append(Line(name: name, text: row.text))
    }
    let together = "\(last.text); \(row.text)"
    if row.isValue, together.count <= ChangeLines.mostTogether {
      lines[lines.count - 1].text = together
    } else {
      lines.append(Line(name: "", text: row.text))
    }
  }

  /// Adds a line such as `3 × label   alpha 1 → 0.5: Title, Subtitle, Note`, which also takes the next change of the
  /// same objects.
  private mutating func addShared(_ members: [Int]) {
    let rows = members.map { self.rows[$0] }
    let kinds = Set(rows.map(\.kind))
    let name = "\(rows.count) × \(kinds.count == 1 ? kinds.first ?? "" : "object")"
    var counts: [String: Int] = [:]
    for row in rows { counts[row.plainName, default: 0] += 1 }
    var names: [String] = []
    for name in rows.map(\.plainName) {
      guard let count = counts.removeValue(forKey: name) else { continue }
      names.append(count == 1 || count == rows.count ? name : "\(name) × \(count)")
    }
    let ending = ": " + names.joined(separator: ", ")
    if let last = lines.last, last.name == name, last.text.hasSuffix(ending) {
      lines[lines.count - 1].text = "\(last.text.dropLast(ending.count)); \(rows[0].text)\(ending)"
    } else {
      lines.append(Line(name: name, text: rows[0].text + ending))
    }
  }
}
