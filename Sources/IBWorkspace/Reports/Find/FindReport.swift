import IBBase
import IBLint
import IBModel

/// The results of a search in a document.
package struct FindReport: Report, Encodable {
  private let file: String
  /// In the order of the document.
  package let rows: [FoundRow]

  package init(_ query: DocumentQuery, in loaded: LoadedDocument) {
    file = loaded.path
    let duplicates = Set(loaded.document.duplicates)
    rows = query.matches(in: loaded.document).map { FoundRow($0, in: loaded, duplicates) }
  }

  private enum CodingKeys: String, CodingKey {
    case file
    case rows = "matches"
  }

  package var lines: [String] { rows.map(\.text) }
}

/// The number of results in all documents.
package struct FindCount: Report, Encodable {
  private let count: Int

  package init(_ count: Int) { self.count = count }

  package var lines: [String] { ["\(count)"] }
}

/// The results in all documents, grouped by a common property.
package struct FindGroups: Report {
  private let group: FoundRow.Group
  private let groups: [(name: String?, rows: [FoundRow])]
  private let showsRows: Bool

  /// Groups rows by name, with the largest groups first.
  /// - Parameter showsRows: Whether the rows of groups are listed, not only counted.
  package init(_ rows: [FoundRow], by group: FoundRow.Group, showsRows: Bool) {
    (self.group, self.showsRows) = (group, showsRows)
    groups = Dictionary(grouping: rows) { $0.name(of: group) }.map { (name: $0, rows: $1) }
      .sorted { left, right in
        if left.rows.count != right.rows.count { return left.rows.count > right.rows.count }
        return right.name.map { right in left.name.map { $0 < right } ?? false } ?? (left.name != nil)
      }
  }

  package var members: JSONObject {
    let entries = groups.map { group -> JSONObject in
      let matches = showsRows ? group.rows.map { JoinedMembers(["file": $0.file], $0) } : nil
      return ["name": group.name, "count": group.rows.count, "matches": matches]
    }
    return ["by": group.rawValue, "count": groups.reduce(0) { $0 + $1.rows.count }, "groups": entries]
  }

  package var lines: [String] {
    if showsRows {
      return groups.flatMap { group in
        ["\(title(of: group.name)) (\(group.rows.count))"] + group.rows.map { "  \($0.text)" }
      }
    }
    var table = TextTable(rightAligned: [0])
    for group in groups { table.add(["\(group.rows.count)", title(of: group.name)]) }
    return table.lines
  }

  private func title(of name: String?) -> String { name ?? "no \(group.rawValue)" }
}
