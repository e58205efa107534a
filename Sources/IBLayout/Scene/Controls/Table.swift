import IBModel
import IBXML

/// A table of UIKit.
package struct TableAppearance: ControlAppearance {
  package enum Style: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

  package var style: Style
  package var hasSeparators: Bool
  /// Nil for the system's color.
  package var separatorColor: ColorSettings?
  /// The inset of lines from the left, in points; nil for the system's.
  package var separatorInset: Double?
  package var sections: [Section]

  package struct Section: Sendable, Hashable {
    package var header: String?
    package var footer: String?
    package var rowCount: Int
  }
}

/// A cell of a table of UIKit.
package struct CellAppearance: ControlAppearance {
  /// A view at the end of a cell; raw values are words of the format.
  package enum Accessory: String, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  package var accessory: Accessory
  /// The inset of the line below it from the left, in points; nil for the table's.
  package var separatorInset: Double?
}

/// A table of AppKit.
package struct MacTableAppearance: ControlAppearance {
  package struct Column: Sendable, Hashable {
    package var title: String
    package var width: Double
  }

  package var columns: [Column]
  package var alternatesRows: Bool
  package var spacing: Double
}

/// The header of a table of AppKit, which shows the columns of the table.
package struct MacTableHeaderAppearance: ControlAppearance {}

enum TableReader: ControlReader {
  static let kinds: [ElementKind] = [.tableView, .outlineView]

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    control.kind == .tableView ? reader.touchTable(control.element) : nil
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let element = control.element
    let columns = element.child("tableColumns")?.children.filter { $0.name == "tableColumn" } ?? []
    return MacTableAppearance(
      columns: columns.map { column in
        let header = column.child(withKey: "headerCell")
        return MacTableAppearance.Column(
          title: header.flatMap { reader.string("title", of: $0) } ?? "",
          width: max(0, reader.measure(.width, of: column) ?? 0))
      },
      alternatesRows: reader.flag("alternatingRowBackgroundColors", of: element),
      spacing: element.child(withKey: "intercellSpacing").flatMap { $0.number(.width).value } ?? 3)
  }
}

/// Cells of tables of UIKit.
enum RowReader: ControlReader {
  static let kinds: [ElementKind] = [.tableViewCell]

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    CellAppearance(
      accessory: reader.value("accessoryType", of: control.element) ?? .none,
      separatorInset: reader.separatorInset(of: control.element))
  }
}

/// Headers of tables of AppKit.
enum TableHeaderReader: ControlReader {
  static let kinds: [ElementKind] = [.tableHeaderView]
  static let macLook: (any ControlAppearance)? = MacTableHeaderAppearance()
}

extension AttributeReader {
  fileprivate mutating func touchTable(_ element: Element) -> TableAppearance {
    TableAppearance(
      style: value(.style, of: element) ?? .plain,
      hasSeparators: text("separatorStyle", of: element) != "none",
      separatorColor: color("separatorColor", of: element),
      separatorInset: separatorInset(of: element),
      sections: element.child("sections")?.children.filter { $0.name == "tableViewSection" }.map { section($0) } ?? [])
  }

  fileprivate func separatorInset(of element: Element) -> Double? {
    element.child(withKey: "separatorInset").flatMap { $0.number("minX").value }.map { min(max($0, 0), 10_000) }
  }

  private mutating func section(_ element: Element) -> TableAppearance.Section {
    func title(_ key: Name) -> String? { string(key, of: element).flatMap { $0.isEmpty ? nil : $0 } }
    return TableAppearance.Section(
      header: title("headerTitle"), footer: title("footerTitle"),
      rowCount: element.child("cells")?.children.count { $0.name == "tableViewCell" } ?? 0)
  }
}
