import IBModel
import IBXML

/// A matrix of AppKit: cells of one size in rows and columns.
package struct MatrixAppearance: ControlAppearance {
  package struct Cell: Sendable, Hashable {
    /// Nil if it is not a check box or a radio button.
    package var kind: ButtonCell.Kind?
    package var title: String
    package var isOn: Bool
  }

  /// The columns from left to right, the cells of each from top to bottom.
  package var columns: [[Cell]]
  package var cellSize: Size
  package var spacing: Size

  fileprivate var size: Size? {
    guard let rows = columns.map(\.count).max(), rows > 0 else { return nil }
    let gaps = (Double(columns.count - 1), Double(rows - 1))
    return Size(
      width: Double(columns.count) * cellSize.width + gaps.0 * spacing.width,
      height: Double(rows) * cellSize.height + gaps.1 * spacing.height)
  }
}

/// Matrices of AppKit, whose documents store the size of their cells.
enum MatrixReader: ControlReader {
  static let kinds: [ElementKind] = [.matrix]

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    .fixed(FixedControl("matrix", size: matrix(control.element, &reader).size))
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    matrix(control.element, &reader)
  }

  private static func matrix(_ element: Element, _ reader: inout AttributeReader) -> MatrixAppearance {
    var columns: [[MatrixAppearance.Cell]] = []
    if let cells = element.child("cells") {
      for column in cells.children(.column) { columns.append(column.children.map { cell($0, &reader) }) }
    }
    return MatrixAppearance(
      columns: columns, cellSize: size("cellSize", of: element, &reader),
      spacing: size("intercellSpacing", of: element, &reader))
  }

  private static func cell(_ element: Element, _ reader: inout AttributeReader) -> MatrixAppearance.Cell {
    let kind: ButtonCell.Kind? = element.name == .buttonCell ? reader.value(.type, of: element) : nil
    return MatrixAppearance.Cell(
      kind: kind == .check || kind == .radio ? kind : nil, title: reader.string(.title, of: element) ?? "",
      isOn: element["state"] == "on")
  }

  private static func size(_ key: String, of element: Element, _ reader: inout AttributeReader) -> Size {
    guard let size = element.child(withKey: key) else { return Size(width: 0, height: 0) }
    return Size(width: reader.measure(.width, of: size) ?? 0, height: reader.measure(.height, of: size) ?? 0)
  }
}

extension Name {
  fileprivate static let buttonCell = Name("buttonCell")
}
